import Glibc
import Synchronization

/// A thread that makes pictures, one after another and the urgent ones first.
///
/// It ends with the last of them and is started again for the next, so that nothing wakes while nothing is asked for.
final class PictureThread: Sendable {
  private struct Work {
    var urgent: [@Sendable () -> Void] = []
    var other: [@Sendable () -> Void] = []
    var isRunning = false

    mutating func next() -> (@Sendable () -> Void)? {
      if !urgent.isEmpty { return urgent.removeFirst() }
      if !other.isEmpty { return other.removeFirst() }
      isRunning = false
      return nil
    }
  }

  private let work = Mutex(Work())

  /// Does something later on the thread, before all that is not urgent where it is.
  func run(isUrgent: Bool, _ job: @escaping @Sendable () -> Void) {
    let isRunning = work.withLock { work in
      if isUrgent { work.urgent.append(job) } else { work.other.append(job) }
      defer { work.isRunning = true }
      return work.isRunning
    }
    if !isRunning { start() }
  }

  /// Starts the thread (`pthread_create`). Where the system has none to give, the work is done here and now.
  private func start() {
    var thread = pthread_t()
    let this = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { this in
        if let this { Unmanaged<PictureThread>.fromOpaque(this).takeRetainedValue().workOff() }
        return nil
      }, this.toOpaque())
    if status == 0 {
      pthread_detach(thread)
    } else {
      this.release()
      workOff()
    }
  }

  private func workOff() {
    while let job = work.withLock({ $0.next() }) { job() }
  }
}
