import AnyCurl
import Glibc
import Testing

struct CornerPullTests {
  private static func law(_ size: PageSize) -> CornerPull {
    CornerPull(size: size, cameraHeight: 23 * size.height)
  }

  /// Places on and round a page.
  private static func places(_ size: PageSize, _ count: Int, seed: UInt64) -> [SIMD2<Double>] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      SIMD2(.random(in: -2...2, using: &random), .random(in: -2...4, using: &random)) * size.half
    }
  }

  @Test(arguments: PageSize.shapes)
  func `the sheet lies flat while its corner is where it rests`(size: PageSize) {
    let law = Self.law(size)
    #expect(law.cylinder(to: law.corner).travel < 1e-6 * size.height)
  }

  @Test(arguments: PageSize.shapes)
  func `the fold is at right angles to the pull and has come as far as the corner needs`(size: PageSize) {
    let law = Self.law(size)
    for place in Self.places(size, 500, seed: 1) {
      let cylinder = law.cylinder(to: place)
      let (r, p) = (cylinder.radius, cylinder.travel)
      let bent = CurlBend(cylinder, size: size)(law.corner)
      let way = law.corner - SIMD2(bent.x, bent.y)
      // p − r sin(p/r) up to half a turn, 2p − πr after.
      let expected = p <= .pi * r ? p - r * sin(p / r) : 2 * p - .pi * r
      let unit = 1e-9 * (size.width + size.height)
      #expect(abs(hypot(way.x, way.y) - expected) < unit)
      #expect(abs(way.x - expected * sin(cylinder.tilt)) < unit)
      #expect(abs(-way.y - expected * cos(cylinder.tilt)) < unit)
    }
  }

  @Test(arguments: DragCase.all)
  func `the corner is where it is pulled, as the camera sees it, wherever it can be`(drag: DragCase) {
    let law = Self.law(drag.canonical)
    var reached = 0
    for place in Self.places(drag.canonical, 1_000, seed: 2) where drag.canReach(drag.transform(place)) {
      // The camera sees what rises further out: at the rim that may be past what can be reached.
      let seen = law.seenCorner(of: law.cylinder(to: place))
      #expect(distance(seen, place) < 1e-6)
      reached += 1
    }
    // Of a page a thousand times as long as high hardly any place can be reached.
    if drag.canonical.width < 20 * drag.canonical.height { #expect(reached > 10) }
  }

  @Test(arguments: PageSize.shapes)
  func `beyond, the corner is as near as a taut sheet lets it be`(size: PageSize) {
    let law = Self.law(size)
    let slack = .pi * law.leastRadius + 2 * law.leastRadius / 23
    // Straight up, past the attached edge and far past it.
    for height in [2.0, 3, 100] {
      let place = SIMD2(size.half.x, size.half.y + height * size.height)
      let seen = law.seenCorner(of: law.cylinder(to: place))
      let nearest = size.half + [0, size.height]
      #expect(distance(seen, nearest) <= slack + 0.001 * size.width)
    }
    // To the left, from within the page.
    let seen = law.seenCorner(of: law.cylinder(to: [-100 * (size.width + size.height), size.half.y]))
    let nearest = size.half - [size.height, 0]
    #expect(distance(seen, nearest) <= slack + 0.001 * (size.width + size.height))
  }

  @Test(arguments: PageSize.shapes)
  func `the attached edge stays in its place, wherever the hand goes`(size: PageSize) {
    let law = Self.law(size)
    for place in Self.places(size, 2_000, seed: 3) {
      let bend = CurlBend(law.cylinder(to: place), size: size)
      let rounding = 1e-12 * (size.width + size.height)
      #expect(bend.distance(of: size.half) <= rounding)
      #expect(bend.distance(of: size.half * [-1, 1]) <= rounding)
    }
  }

  @Test
  func `the radius is that of the tight motion once the corner is far, and small where it has hardly moved`()
  {
    let size = PageSize(width: 1280, height: 800)
    let law = Self.law(size)
    let far = law.cylinder(to: law.corner + [-100, 500])
    let tight = TightMotion.tight.shape(at: 0.5, size: size).cylinder
    #expect(far.radius > 0.97 * tight.radius && far.radius <= tight.radius)
    #expect(law.cylinder(to: law.corner + [-1, 1]).radius < 12)
  }

  @Test
  func `a camera in the sheet and a hand at no place are refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = CornerPull(size: PageSize(width: 10, height: 10), cameraHeight: 5)
    }
    await #expect(processExitsWith: .failure) {
      _ = CornerPull(size: PageSize(width: 10, height: 10), cameraHeight: 230).cylinder(to: [.nan, 0])
    }
  }
}
