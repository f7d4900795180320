import AnyCurl
import CSDL2
import Testing

@testable import AnyCurlApp

@Suite struct `Pages that turn by themselves` {
  /// A generator that gives the same numbers in each run.
  struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // The constants of Knuth's MMIX generator.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 32)
    }
  }

  @Test func `lie still for their time, counted from when they came to lie`() {
    var rest = Rest(3)
    let steps = [
      (10, false, false), (11, true, false), (13.99, true, false), (14, true, true), (14.5, false, false),
      (20, true, false), (22.9, true, false), (23, true, true),
    ]
    for (time, isStill, expected) in steps {
      let isOver = rest.isOver(at: time, isStill: isStill)
      #expect(isOver == expected, "at \(time)")
      #expect(rest.end == (isStill ? (time < 15 ? 14 : 23) : nil))
    }
  }

  @Test func `turn at once without a time`() {
    var rest = Rest(0)
    let isOver = rest.isOver(at: 5, isStill: true)
    #expect(isOver)
  }

  @Test func `go through all sixteen curls in a tour, and begin anew`() {
    var tour = Tour()
    let stops = (0..<32).map { _ in tour.next() }
    #expect(Set(stops.prefix(16)).count == 16)
    #expect(stops.prefix(8).allSatisfy { $0.kind == .up })
    #expect(Array(stops[16...]) == Array(stops[..<16]))
  }

  @Test func `come in the album's order in a plain slideshow`() {
    var show = Slideshow(Slideshow.Plan())
    var chance = Chance(state: 1)
    show.shuffle(9, current: 0, by: &chance)
    #expect(show.upcoming == nil)
    let slide = show.next(by: &chance)
    #expect(slide == Slideshow.Slide(page: nil, place: nil))
  }

  @Test(arguments: [1, 2, 3, 50])
  func `come in random order each once before any comes again`(count: Int) {
    var show = Slideshow(Slideshow.Plan(isShuffled: true))
    var chance = Chance(state: 7)
    var current = 0
    var seen: [Int] = []
    for _ in 0..<(3 * max(count - 1, 1)) {
      show.shuffle(count, current: current, by: &chance)
      let announced = show.upcoming
      let page = show.next(by: &chance)?.page
      #expect(page == announced)
      current = page ?? current
      seen.append(current)
    }
    guard count > 1 else { return #expect(seen == [0, 0, 0]) }
    for round in 0..<3 {
      #expect(Set(seen[(round * (count - 1))..<((round + 1) * (count - 1))]).count == count - 1)
    }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
    if count == 50 { #expect(seen != seen.sorted()) }
  }

  @Test func `end after the last where the album does not wrap`() {
    var show = Slideshow(Slideshow.Plan(isShuffled: true), wraps: false)
    var chance = Chance(state: 7)
    var seen: Set<Int> = [2]
    for _ in 0..<4 {
      show.shuffle(5, current: 2, by: &chance)
      if let page = show.next(by: &chance)?.page { seen.insert(page) }
    }
    #expect(seen == [0, 1, 2, 3, 4])
    show.shuffle(5, current: 2, by: &chance)
    let end = show.next(by: &chance)
    #expect(end == nil)
  }

  @Test func `turn in all eight combinations, no two alike in a row, where any corner is asked for`() {
    var show = Slideshow(Slideshow.Plan(usesAnyCorner: true))
    var chance = Chance(state: 3)
    let places = (0..<200).compactMap { _ in show.next(by: &chance)?.place }
    #expect(places.count == 200)
    #expect(Set(places) == Set(0..<8))
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `hold the screen saver off while they do, and only then`() throws {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    let video = try VideoSystem.offscreen()
    var saver = ScreenSaver()
    #expect(SDL_IsScreenSaverEnabled() == SDL_TRUE)
    saver.holdOff(true)
    #expect(SDL_IsScreenSaverEnabled() == SDL_FALSE)
    saver.holdOff(false)
    #expect(SDL_IsScreenSaverEnabled() == SDL_TRUE)
    withExtendedLifetime(video) {}
  }
}
