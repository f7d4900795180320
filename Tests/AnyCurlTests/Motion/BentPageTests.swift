import AnyCurl
import Testing

/// What the words corner and direction promise, measured on the bent page.
struct BentPageTests {
  @Test(arguments: BentPage.all)
  func `a curl up lifts first at the lift corner`(page: BentPage) {
    let points = page.size.points(9)
    let places = page.places(of: points, at: 1e-5)
    let lifted = zip(points, places).filter { $1.z > 0 }.map(\.0)
    #expect(lifted == [page.size.place(of: page.options.liftCorner)])
  }

  @Test(arguments: BentPage.all)
  func `the corner is the last to lie flat`(page: BentPage) {
    let corner = page.size.place(of: page.options.corner)
    let last = page.last { page.places(of: [corner], at: $0)[0].z == 0 }
    let points = page.size.points(9)
    let flat = zip(points, page.places(of: points, at: last)).filter { $1.z == 0 }.map(\.0)
    #expect(flat == [corner])
    let later = [0.01, 0.3, 1].map { last + (1 - last) * $0 }
    #expect(later.allSatisfy { page.places(of: points, at: $0).allSatisfy { $0.z > 0 } })
  }

  @Test(arguments: BentPage.all)
  func `what is last seen over the page is on the corner's side of it`(page: BentPage) throws {
    // On a strip the last bit of the sheet is small against the page: look closer at its corner too.
    let corner = page.size.place(of: page.options.corner)
    let side = min(page.size.width, page.size.height)
    let square = PageSize(width: side, height: side)
    let near = square.points(17).map { corner + $0 - square.place(of: page.options.corner) }
    let points = page.size.points(9) + near
    let progress = page.last(halvings: 16) {
      page.places(of: points, at: $0).contains(where: page.isOverPage)
    }
    let last = page.places(of: points, at: progress).filter(page.isOverPage)
    try #require(!last.isEmpty)
    let signs = page.options.corner.signs
    let vertical = page.options.direction == .vertical
    #expect(last.allSatisfy { (vertical ? $0.y * signs.y : $0.x * signs.x) > 0 })
    // The roll of `tight` lies along the whole edge by then, that of `classic` still leans.
    if page.motion == .classic {
      #expect(last.allSatisfy { (vertical ? $0.x * signs.x : $0.y * signs.y) > 0 })
    }
  }

  @Test(arguments: BentPage.all)
  func `the sheet travels along the direction and toward the corner`(page: BentPage) {
    let points = page.size.points(9)
    let signs = page.options.corner.signs
    var before = SIMD2<Double>.zero
    for progress in [0.1, 0.25, 0.5, 0.75, 1] {
      let sum = page.places(of: points, at: progress).reduce(.zero, +)
      // Toward the corner, with the direction's axis first.
      var mean = SIMD2(sum.x, sum.y) / Double(points.count) * signs
      if page.options.direction == .vertical { mean = [mean.y, mean.x] }
      #expect(mean.x > before.x && mean.y > -1e-9 * page.size.half.max())
      before = mean
    }
    #expect(before.x > 2 * before.y)
  }

  @Test(arguments: BentPage.all)
  func `the sheet lies flat at 0 and nothing of it is over the page at 1`(page: BentPage) {
    let points = page.size.points(17)
    #expect(zip(points, page.places(of: points, at: 0)).allSatisfy { $1 == [$0.x, $0.y, 0] })
    #expect(!page.places(of: points, at: 1).contains(where: page.isOverPage))
  }

  @Test(arguments: BentPage.all)
  func `every place is a number all the way`(page: BentPage) {
    let points = page.size.points(3)
    for step in 0...50 {
      let sum = page.places(of: points, at: Double(step) / 50).reduce(.zero, +).sum()
      #expect(sum.isFinite)
    }
  }
}
