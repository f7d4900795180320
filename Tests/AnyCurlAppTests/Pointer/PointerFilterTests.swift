import Testing

@testable import AnyCurlApp

@Suite struct `One hand at a time` {
  private var filter = PointerFilter()

  /// The events that come through.
  private mutating func passed(_ events: [(PointerEvent.Source, PointerEvent.Action, Double)]) -> [Int] {
    events.enumerated().compactMap { index, event in
      let (source, action, time) = event
      return filter.pass(PointerEvent(source: source, action: action, place: [50, 50], time: time)) == nil
        ? nil : index
    }
  }

  @Test mutating func `presses, moves and lets go, be it the mouse or a finger`() {
    for source in [PointerEvent.Source.mouse, .finger(4)] {
      let through1 = passed([(source, .press, 1), (source, .move, 2), (source, .release, 3)])
      #expect(through1 == [0, 1, 2])
    }
  }

  @Test mutating func `hovers, but only as a mouse`() {
    let through2 = passed([(.mouse, .move, 1), (.finger(1), .move, 9)])
    #expect(through2 == [0])
  }

  @Test mutating func `is not disturbed by a second finger or the mouse`() {
    let events: [(PointerEvent.Source, PointerEvent.Action, Double)] = [
      (.finger(1), .press, 1), (.finger(2), .press, 2), (.finger(2), .move, 3), (.mouse, .move, 4),
      (.mouse, .press, 5), (.finger(2), .release, 6), (.mouse, .release, 7), (.finger(1), .move, 8),
      (.finger(1), .release, 9), (.finger(2), .press, 9.1),
    ]
    let through6 = passed(events)
    #expect(through6 == [0, 7, 8, 9])
  }

  @Test mutating func `is the finger, where an X server has made a mouse of it`() {
    let events: [(PointerEvent.Source, PointerEvent.Action, Double)] = [
      (.mouse, .press, 1), (.finger(1), .press, 1.001), (.mouse, .move, 1.1), (.finger(1), .move, 1.1),
      (.mouse, .release, 1.2), (.finger(1), .release, 1.2), (.mouse, .move, 1.3), (.mouse, .move, 2),
    ]
    let through7 = passed(events)
    #expect(through7 == [0, 3, 5, 7])
  }

  @Test mutating func `is not pressed twice by the mouse that an X server makes of a finger afterwards`() {
    let events: [(PointerEvent.Source, PointerEvent.Action, Double)] = [
      (.finger(1), .press, 1), (.mouse, .press, 1), (.mouse, .move, 1.1), (.finger(1), .release, 1.2),
      (.mouse, .release, 1.2), (.mouse, .press, 1.25), (.mouse, .press, 3),
    ]
    let through8 = passed(events)
    #expect(through8 == [0, 3, 6])
  }

  @Test mutating func `is not taken over by a finger far from the mouse`() {
    let through3 = passed([(.mouse, .press, 1)])
    #expect(through3 == [0])
    let finger = PointerEvent(source: .finger(1), action: .press, place: [90, 50], time: 1.01)
    let through9 = filter.pass(finger)
    #expect(through9 == nil)
    #expect(filter.owner == .mouse)
  }

  @Test mutating func `is forgotten when the window loses it`() {
    let through4 = passed([(.mouse, .press, 1)])
    #expect(through4 == [0])
    filter.reset()
    let through5 = passed([(.mouse, .release, 2), (.finger(1), .press, 3)])
    #expect(through5 == [1])
  }
}
