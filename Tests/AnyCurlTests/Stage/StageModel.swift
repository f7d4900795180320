import AnyCurl

/// The rules of a request on nothing but pages and targets, from bottom to top, with no limit.
struct StageModel: Equatable {
  /// A page, and whether it leaves.
  struct Page: Equatable {
    let content: Int
    var leaves: Bool
  }

  private(set) var pages: [Page]

  init(_ stage: CurlStage<Int>) {
    pages = stage.layers.map { Page(content: $0.content, leaves: $0.target == .gone) }
  }

  mutating func request(_ kind: CurlKind, _ content: Int) {
    let current = pages.lastIndex { !$0.leaves } ?? 0
    switch kind {
    case .up:
      if current > 0, pages[current - 1] == Page(content: content, leaves: false) {
        pages[current].leaves = true
      } else {
        pages = pages.map { Page(content: $0.content, leaves: true) }
        pages.insert(Page(content: content, leaves: false), at: 0)
      }
    case .down:
      if current + 1 < pages.count, pages[current + 1] == Page(content: content, leaves: true) {
        pages[current + 1].leaves = false
      } else {
        pages.insert(Page(content: content, leaves: false), at: current + 1)
      }
    }
  }
}
