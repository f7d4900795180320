import AnyCurl

/// Pages that turn by themselves.
struct Slideshow: Equatable, Sendable {
  /// What a slideshow is like.
  struct Plan: Hashable, Sendable {
    /// How long each page lies still, in seconds.
    var seconds = 5.0
    /// Whether pages come in random order, each once before any comes again.
    var isShuffled = false
    /// Whether each page turns in another combination.
    var usesAnyCorner = false
  }

  /// A turn.
  struct Slide: Hashable, Sendable {
    /// The page's place in the album; nil for the next.
    var page: Int?
    /// The place of the combination among the eight; nil for the chosen one.
    var place: Int?
  }

  let plan: Plan
  /// Whether it goes on after the last page.
  let wraps: Bool
  /// The time between two turns.
  var rest: Rest
  /// Whether pages turn.
  var isRunning = true
  /// The pages that are still to come, the next one last; empty where they come in the album's order.
  private var pages: [Int] = []
  private var hasShuffled = false
  private var place: Int?

  init(_ plan: Plan, wraps: Bool = true) {
    (self.plan, self.wraps) = (plan, wraps)
    rest = Rest(plan.seconds)
  }

  /// The page that comes next, where that is not the one after the present.
  var upcoming: Int? { pages.last }

  /// Shuffles the pages of an album, if the plan asks for it and all have been shown.
  ///
  /// - Parameters:
  ///   - count: how many pages the album has.
  ///   - current: the page that is shown.
  mutating func shuffle(_ count: Int, current: Int, by chance: inout some RandomNumberGenerator) {
    guard plan.isShuffled, pages.isEmpty, wraps || !hasShuffled else { return }
    hasShuffled = true
    pages = (0..<count).filter { $0 != current }.shuffled(using: &chance)
  }

  /// The next turn; nil where pages in random order have all been shown. Before it goes `shuffle`.
  mutating func next(by chance: inout some RandomNumberGenerator) -> Slide? {
    rest.begin()
    let page = pages.popLast()
    if plan.isShuffled, page == nil, !wraps { return nil }
    guard plan.usesAnyCorner else { return Slide(page: page, place: nil) }
    let others = CurlOptions.allCases.indices.filter { $0 != place }
    place = others.randomElement(using: &chance)
    return Slide(page: page, place: place)
  }
}
