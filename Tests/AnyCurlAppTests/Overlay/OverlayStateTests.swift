import AnyCurl
import Testing

@testable import AnyCurlApp

@Suite struct `What is over the page` {
  static let layout = OverlayLayout(PageLayout(width: 640, height: 480, margin: 80), density: 1)
  static let choice = OverlayChoice(place: 0, kind: .up, label: "one")

  private func parts(_ state: OverlayState, at time: Double) -> [OverlayItem.Part] {
    state.items(at: time, in: Self.layout).map(\.part)
  }

  @Test func `names what was chosen for two seconds, with its arrow`() {
    var state = OverlayState(Self.choice)
    #expect(parts(state, at: 9) == [])
    #expect(state.nextChange(after: 9) == nil)
    state.follow(Self.choice, at: 10)
    #expect(parts(state, at: 10) == [.arrow(0), .label])
    #expect(state.nextChange(after: 10) == 11.75)
    #expect(parts(state, at: 11.99) == [.arrow(0), .label])
    #expect(state.items(at: 11.875, in: Self.layout).map(\.opacity) == [0.5, 0.5])
    #expect(state.nextChange(after: 11.875) == 11.875)
    #expect(parts(state, at: 12) == [])
    #expect(state.nextChange(after: 12) == nil)
  }

  @Test func `stays away where nothing new is chosen`() {
    var state = OverlayState(Self.choice)
    state.follow(Self.choice, at: 10)
    state.follow(Self.choice, at: 11.5)
    #expect(parts(state, at: 12) == [])
    state.follow(OverlayChoice(place: 3, kind: .up, label: "four"), at: 20)
    #expect(parts(state, at: 21) == [.arrow(3), .label])
  }

  @Test func `names nothing where that is not wanted`() {
    var state = OverlayState(Self.choice)
    state.hasLabel = false
    state.follow(OverlayChoice(place: 3, kind: .up, label: "four"), at: 20)
    #expect(parts(state, at: 20) == [])
  }

  @Test func `has eight arrows and the switch for two seconds after the pointer moved`() {
    var state = OverlayState(Self.choice)
    state.showArrows(at: 5)
    state.showArrows(at: 6)
    #expect(parts(state, at: 7.9) == (0..<8).map { .arrow($0) } + [.kindSwitch])
    #expect(parts(state, at: 8) == [])
    state.showArrows(at: 9)
    state.hideArrows()
    #expect(parts(state, at: 9) == [])
  }

  @Test func `marks the arrow of the chosen combination alone`() {
    var state = OverlayState(Self.choice)
    state.follow(OverlayChoice(place: 5, kind: .down, label: "six"), at: 0)
    state.showArrows(at: 0)
    let chosen = state.items(at: 1, in: Self.layout).filter {
      if case .arrow(let button) = $0.drawing { return button.isChosen }
      return false
    }
    #expect(chosen.map(\.part) == [.arrow(5)])
  }

  @Test func `says at most three things, each once and the newest last, and forgets them`() {
    var messages = Messages()
    for (index, line) in ["a", "b", "a", "c", "d"].enumerated() { messages.say(line, at: Double(index) / 10) }
    #expect(messages.lines == ["a", "c", "d"])
    #expect(messages.appearance.opacity(at: 3) == 1)
    #expect(messages.appearance.opacity(at: 3.4) == 0)
    messages.say("e", at: 10)
    #expect(messages.lines == ["e"])
  }

  @Test(arguments: [
    ("a.png", "a.png"),
    (String(repeating: "0123456789", count: 9) + ".png", "012345678901234567…23456789.png"),
  ])
  func `names a picture that cannot be read in few words, and the cause`(name: String, short: String) {
    let problem = PictureError(file: FileName("folder/\(name)"), cause: .notAPicture("empty file"))
    #expect(Messages.line(of: problem) == "\(short): not a picture (empty file)")
  }

  @Test func `keeps the number and the help sheet until they are left`() {
    var state = OverlayState(Self.choice)
    state.entry = "page 1_ / 4"
    state.help = KeySheet(in: .standard, letters: 12, limit: PixelSize(width: 600, height: 400))
    #expect(parts(state, at: 1000) == [.entry, .help])
    #expect(state.nextChange(after: 1000) == nil)
  }
}
