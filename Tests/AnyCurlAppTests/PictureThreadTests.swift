import Synchronization
import Testing

@testable import AnyCurlApp

@Suite struct `A thread that makes pictures` {
  @Test func `does what is urgent first, and the rest in the order in which it was asked for`() async {
    let thread = PictureThread()
    let done = Mutex([Int]())
    await withCheckedContinuation { (all: CheckedContinuation<Void, Never>) in
      // The thread is busy with the first until the others are there.
      let others = Mutex(())
      others.withLock { _ in
        thread.run(isUrgent: false) { others.withLock { _ in done.withLock { $0.append(0) } } }
        for number in 1...3 { thread.run(isUrgent: false) { done.withLock { $0.append(number) } } }
        for number in 4...6 { thread.run(isUrgent: true) { done.withLock { $0.append(number) } } }
        thread.run(isUrgent: false) { all.resume() }
      }
    }
    let order = done.withLock { $0 }
    #expect(order.filter { $0 > 3 } == [4, 5, 6])
    #expect(order.filter { $0 < 4 } == [0, 1, 2, 3])
    #expect(order.suffix(3) == [1, 2, 3])
  }

  @Test func `starts again for what comes later`() async {
    let thread = PictureThread()
    for _ in 0..<100 {
      await withCheckedContinuation { done in thread.run(isUrgent: true) { done.resume() } }
    }
  }
}
