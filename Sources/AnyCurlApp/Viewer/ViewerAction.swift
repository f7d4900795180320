/// What a key, an arrow, the tour or the slideshow asks of the window.
enum ViewerAction: Hashable, Sendable {
  /// A curl up to the next page.
  case next
  /// A curl down to the previous page.
  case previous
  /// The chosen combination to the next page, up or down as chosen.
  case play
  /// The combination so many places further in the list of eight, and play it.
  case step(Int)
  /// The combination at a place of the list of eight, from 0, and play it.
  case choose(Int)
  /// The other of up and down.
  case toggleKind
  /// The other motion.
  case toggleMotion
  /// A longer duration.
  case slower
  /// A shorter duration.
  case faster
  /// A curl to the first page that can be read.
  case first
  /// A curl to the last page that can be read.
  case last
  /// A curl to the page at a place of the album, from 0, or to the next that can be read.
  case go(Int)
  /// The typing of a page's number.
  case enterNumber
  /// The tour, or its end.
  case toggleTour
  /// A curl of the tour.
  case stop(Tour.Stop)
  /// The slideshow, or its pause.
  case toggleSlideshow
  /// A curl of the slideshow.
  case slide(Slideshow.Slide)
  /// The lines between the rows of a sheet, or none.
  case toggleRows
  /// The help sheet, or none.
  case toggleHelp
  /// Fullscreen and back.
  case toggleFullscreen
  /// The end of what is open: the help sheet or the tour; else the end.
  case leave
  /// The end.
  case quit

  /// Whether a key that is held down goes on doing it.
  var repeats: Bool { self == .next || self == .previous }

  /// Where the page is that the action turns to; nil where it turns to none.
  var destination: Destination? {
    switch self {
    case .next, .play, .step, .choose, .stop: .step(1)
    case .previous: .step(-1)
    case .first: .page(0, step: 1)
    case .last: .page(-1, step: -1)
    case .go(let page): .page(page, step: 1)
    case .slide(let slide): slide.page.map { .page($0, step: 1) } ?? .step(1)
    default: nil
    }
  }

  /// Where a page is.
  enum Destination: Hashable, Sendable {
    /// So many pages further.
    case step(Int)
    /// The page at a place of the album, from 0 or from −1 back; where it cannot be read, the next one by a step.
    case page(Int, step: Int)
  }
}
