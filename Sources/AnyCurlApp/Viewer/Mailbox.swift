import CSDL2
import Synchronization

/// Where background tasks leave what they have made, for the window's thread to take.
final class Mailbox<Item: Sendable>: Sendable {
  private struct Contents {
    var items: [Item] = []
    var isOpen = true
    var wakes = false
  }

  private let contents = Mutex(Contents())

  /// Leaves something and, once there is a window, wakes it, should it be waiting for events (`SDL_PushEvent`).
  func put(_ item: Item) {
    // Under the lock, so that no event is pushed once the mailbox is closed: SDL may be gone by then.
    contents.withLock { contents in
      guard contents.isOpen else { return }
      contents.items.append(item)
      guard contents.wakes else { return }
      var event = SDL_Event()
      event.type = SDL_USEREVENT.rawValue
      SDL_PushEvent(&event)
    }
  }

  /// Takes what has been left.
  func takeAll() -> [Item] {
    contents.withLock { contents in
      defer { contents.items = [] }
      return contents.items
    }
  }

  /// There is a window from now on. What was left before has woken nobody.
  func wakeWindow() {
    contents.withLock { $0.wakes = true }
  }

  /// Takes nothing any more; to be called before SDL ends.
  func close() {
    contents.withLock { $0.isOpen = false }
  }
}
