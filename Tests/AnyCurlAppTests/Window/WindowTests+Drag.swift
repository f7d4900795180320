import AnyCurl
import Glibc
import Testing

@testable import AnyCurlApp

extension WindowTests {
  @Suite struct `A page dragged with the mouse`: AlbumSuite {
    let screen: VirtualScreen
    let album: TestAlbum

    init() throws {
      screen = try VirtualScreen()
      album = try TestAlbum()
    }

    /// The page's corner pixel in the window.
    private static func pixel(of corner: CurlOptions.Corner) -> SIMD2<Int> {
      let (size, margin) = (TestAlbum.window, TestAlbum.margin)
      return [
        corner.signs.x < 0 ? margin : size.width - margin - 1,
        corner.signs.y > 0 ? margin : size.height - margin - 1,
      ]
    }

    @Test(arguments: CurlOptions.allCases)
    func `has its corner under the pointer at twelve points of a path`(options: CurlOptions) throws {
      let run = try start(
        "--corner", options.corner.rawValue, "--direction", options.direction.rawValue, "--shadow", "0",
        "--light", "0", "--bleed", "0")
      let corner = Self.pixel(of: options.liftCorner)
      let inward = SIMD2<Double>(options.liftCorner.signs * [-1, 1])
      let isHorizontal = options.direction == .horizontal
      let side = Double(isHorizontal ? 400 : 280)
      #expect(try run.shows(TestAlbum.atRest(0)))
      try run.grab(corner.x, corner.y)
      for step in 1...12 {
        // From where the back is seen to the far edge, further across the middle than at both ends.
        let share = Double(step) / 12
        let along = 60 + (side - 60) * share
        let across = 20 + 70 * share * (1.2 - share)
        let pull = inward * (isHorizontal ? [along, across] : [across, along])
        let pointer = corner &+ SIMD2<Int>(pull.rounded(.toNearestOrEven))
        try run.move(pointer.x, pointer.y)
        let place = SIMD2<Double>(pointer) + 0.5
        var seen: SIMD2<Double>?
        let isThere: Bool? = try poll(for: 5) {
          seen = try run.picture().whiteCorner(
            pulledFrom: SIMD2<Double>(corner) + 0.5, to: place, diagonal: -inward)
          return seen.map { distance($0, place) <= 2 } == true ? true : nil
        }
        #expect(isThere != nil, "step \(step): the pointer is at \(place), the corner at \(seen ?? .zero)")
      }
      try run.drop()
      #expect(try run.isTitled("2.png – \(options.corner.rawValue), \(options.direction.rawValue)"))
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `falls back where it is dropped early, and goes where it is dropped late`() throws {
      let run = try start("--duration", "0.3")
      try run.drag(from: [439, 319], to: [400, 250])
      #expect(try run.picture() != TestAlbum.atRest(0))
      #expect(try run.isTitled("1.png – "))
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(0)))
      #expect(try run.isTitled("1.png – "))
      try run.drag(from: [439, 319], to: [400, 120])
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(1)))
      #expect(try run.isTitled("2.png – "))
    }

    @Test func `goes where it is thrown, though it has not come far`() throws {
      let run = try start("--duration", "0.3")
      try run.grab(439, 319)
      try run.move(from: [439, 319], to: [430, 240], steps: 4)
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `brings the previous one back from where pages go`() throws {
      let run = try start("--duration", "0.3", "--direction", "horizontal")
      try run.drag(from: [42, 300], to: [330, 290])
      #expect(try run.isTitled("1.png – "))
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(3)))
      #expect(try run.isTitled("4.png – "))
    }

    private static let presses: [(SIMD2<Int>, Bool)] = [
      ([439, 319], true), ([440, 320], true), ([439, 200], true), ([440, 200], true), ([300, 319], true),
      ([449, 329], true), ([470, 350], false), ([240, 180], false),
    ]

    @Test(arguments: presses)
    func `is taken on its corner and edge and a little outside, not in its middle`(
      place: SIMD2<Int>, isTaken: Bool
    ) throws {
      let run = try start("--duration", "0.3")
      try run.drag(from: place, to: place &- [40, 170])
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(isTaken ? 1 : 0)))
    }

    @Test func `is taken anywhere where the whole page is offered`() throws {
      let run = try start("--duration", "0.3", "--grab", "page")
      try run.drag(from: [250, 230], to: [240, 50])
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(1)))
    }

    @Test func `follows out of the window and back, and is let go there`() throws {
      let run = try start("--duration", "0.3")
      try run.drag(from: [439, 319], to: [430, -120])
      try run.move(from: [430, -120], to: [700, 300])
      usleep(200_000)
      try run.move(from: [700, 300], to: [420, 290])
      #expect(try run.picture() != TestAlbum.atRest(0))
      try run.drop()
      #expect(try run.shows(TestAlbum.atRest(0)))
      // Let go outside it is let go: coming back without a button moves nothing.
      try run.drag(from: [439, 319], to: [430, -120])
      try run.drop()
      try run.move(from: [430, -120], to: [240, 100])
      #expect(try run.shows(TestAlbum.atRest(1)))
      try run.move(from: [240, 100], to: [300, 200])
      #expect(try run.shows(TestAlbum.atRest(1)))
    }
  }
}
