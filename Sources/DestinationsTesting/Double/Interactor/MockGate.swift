internal import Destinations

/// Holds the requests for an action until the test releases them.
///
/// A request whose place leaves is released with a `CancellationError`.
@MainActor
public final class MockGate<Value: Sendable> {
  /// The answer to a request.
  public typealias Answer = Result<Value, any Error>

  private var waiting: [(number: Int, resume: (Answer) -> Void)] = []
  private var last = 0
  private var watching: [CheckedContinuation<Void, Never>] = []

  init() {}

  /// The number of held requests.
  public var heldCount: Int { waiting.count }

  /// Releases the oldest request with a value; does nothing if none is held.
  ///
  /// The place continues in a task of its own, so call `settle()` next.
  public func release(_ value: Value) { release(.success(value)) }

  /// Releases the oldest request with an error; does nothing if none is held.
  public func fail(_ error: any Error) { release(.failure(error)) }

  /// Releases the oldest or the newest request; does nothing if none is held.
  func release(_ answer: Answer, newest: Bool = false) {
    if !waiting.isEmpty {
      (newest ? waiting.removeLast() : waiting.removeFirst()).resume(answer)
    }
    tellWatchers()
  }

  /// Waits until at least one request is held.
  public func untilHeld() async {
    while waiting.isEmpty { await withCheckedContinuation { watching.append($0) } }
  }

  /// Waits until no request is held.
  public func untilEmpty() async {
    while !waiting.isEmpty { await withCheckedContinuation { watching.append($0) } }
  }

  private func tellWatchers() {
    let watching = watching
    self.watching = []
    for continuation in watching { continuation.resume() }
  }

  /// Calls a closure when the gate releases it.
  func hold(_ resume: @escaping (Answer) -> Void) {
    last += 1
    waiting.append((last, resume))
    tellWatchers()
  }

  /// Releases a request that was cancelled or whose place has left.
  func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).resume(.failure(CancellationError()))
    tellWatchers()
  }

  /// Waits until the gate releases the caller.
  func wait() async -> Answer {
    let number = last + 1
    return await parked {
      hold($0)
    } onCancel: {
      self.cancel(number)
    }
  }
}
