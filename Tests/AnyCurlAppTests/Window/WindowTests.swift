import Testing

/// The tests that run the program in a window on a virtual screen, one after another.
@Suite(.serialized) enum WindowTests {}
