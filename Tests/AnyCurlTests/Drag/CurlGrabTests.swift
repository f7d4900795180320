import AnyCurl
import Testing

struct CurlGrabTests {
  private static let size = PageSize(width: 800, height: 400)

  private static let grabs: [(SIMD2<Double>, CurlOptions.Corner)] = [
    ([-399, 199], .topLeft), ([400, 200], .topRight), ([-250, -10], .bottomLeft), ([10, -120], .bottomRight),
    ([399, 1], .topRight), ([-1, -199], .bottomLeft),
  ]

  @Test(arguments: grabs)
  func `the nearest corner is grabbed`(place: SIMD2<Double>, corner: CurlOptions.Corner) {
    #expect(CurlGrab(at: place, on: Self.size)?.corner == corner)
  }

  private static let middle: [SIMD2<Double>] = [[199, 99], [-199, 99], [0, 0], [-150, -99]]

  @Test(arguments: middle)
  func `the middle is grabbed only where the whole page is offered`(place: SIMD2<Double>) {
    #expect(CurlGrab(at: place, on: Self.size) == nil)
    #expect(CurlGrab(at: place, on: Self.size, zone: .page) != nil)
  }

  @Test(arguments: CurlGrab.Zone.allCases)
  func `outside there is nothing but the slack`(zone: CurlGrab.Zone) {
    #expect(CurlGrab(at: [401, 0], on: Self.size, zone: zone) == nil)
    #expect(CurlGrab(at: [401, -207], on: Self.size, zone: zone, slack: 8)?.corner == .bottomRight)
    #expect(CurlGrab(at: [401, -209], on: Self.size, zone: zone, slack: 8) == nil)
  }

  @Test(arguments: CurlOptions.allCases)
  func `the first pull chooses the direction, so that all eight can be reached`(options: CurlOptions) {
    let grab = CurlGrab(at: Self.size.place(of: options.liftCorner), on: Self.size)
    let inward = -options.liftCorner.signs
    let pull = inward * (options.direction == .horizontal ? [10, 3] : [3, 10])
    #expect(grab?.options(pulledBy: pull, least: 4) == options)
    // One that is too short, or leads off the page, says nothing yet.
    #expect(grab?.options(pulledBy: pull / 3, least: 4) == nil)
    #expect(grab?.options(pulledBy: -pull, least: 4) == nil)
    // Off the page along one axis, the other counts.
    let slanted = inward * (options.direction == .horizontal ? [5, -50] : [-50, 5])
    #expect(grab?.options(pulledBy: slanted, least: 4) == options)
  }

  @Test(arguments: CurlOptions.allCases, CurlOptions.allCases)
  func `a page comes back from the side to which it went, and from no other`(
    gone: CurlOptions, pulled: CurlOptions
  ) {
    let isHorizontal = gone.direction == .horizontal
    let (side, hand) = (gone.corner.signs, pulled.liftCorner.signs)
    let isThere = gone.direction == pulled.direction && (isHorizontal ? side.x == hand.x : side.y == hand.y)
    let back = gone.back(pulledLike: pulled)
    #expect((back != nil) == isThere)
    guard let back else { return }
    // It travels as the one that went, and its free corner is straight across from the hand.
    #expect(back.direction == gone.direction)
    #expect(back.liftCorner.signs == hand * (isHorizontal ? [-1, 1] : [1, -1]))
    #expect(isHorizontal ? back.corner.signs.x == side.x : back.corner.signs.y == side.y)
  }
}
