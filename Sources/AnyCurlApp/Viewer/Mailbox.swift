import CSDL2
import Synchronization

/// Where background tasks leave what they have made, for the window's thread to take.
final class Mailbox<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])

  /// Leaves something and wakes the window, should it be waiting for events (`SDL_PushEvent`).
  func put(_ item: Item) {
    items.withLock { $0.append(item) }
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// Takes what has been left.
  func takeAll() -> [Item] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
