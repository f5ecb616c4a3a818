import Foundation

/// Keeps the reading thread away from standard input while another program reads it.
///
/// It is `@unchecked Sendable` because `isClosed` is accessed only while `condition` is locked.
final class InputGate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isClosed = false

  /// Closes the gate; when it returns, no reader is inside and none gets in.
  func close() {
    condition.withLock { isClosed = true }
  }

  /// Opens the gate.
  func open() {
    condition.withLock {
      isClosed = false
      condition.broadcast()
    }
  }

  /// Waits until the gate is open, and runs a short body inside.
  ///
  /// - Parameter body: Must not wait for anything, or `close()` would wait for it too.
  /// - Returns: The result of the body.
  func pass<Result>(_ body: () -> Result) -> Result {
    condition.withLock {
      while isClosed { condition.wait() }
      return body()
    }
  }
}
