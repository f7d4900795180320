import Testing

/// All tests that need a context, one after another: contexts belong to threads, and the driver to the machine.
@Suite(.serialized) enum GL {}
