import CSDL2
import Synchronization

/// Where background tasks leave the pages they have loaded, for the window's thread to take.
final class PageMailbox: Sendable {
  private let pages = Mutex<[LoadedPage]>([])

  /// Leaves a page and wakes the window, should it be waiting for events (`SDL_PushEvent`).
  func put(_ page: LoadedPage) {
    pages.withLock { $0.append(page) }
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// Takes what has been left.
  func takeAll() -> [LoadedPage] {
    pages.withLock { pages in
      defer { pages = [] }
      return pages
    }
  }
}
