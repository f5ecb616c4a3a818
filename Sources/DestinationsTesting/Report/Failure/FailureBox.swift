internal import Foundation

/// A list of failures to which any thread can add.
final class FailureBox: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [TestFailure] = []

  var failures: [TestFailure] { lock.withLock { list } }

  func add(_ failure: TestFailure) {
    lock.withLock { list.append(failure) }
  }

  /// Returns the failures and removes them.
  func takeAll() -> [TestFailure] {
    lock.withLock {
      defer { list = [] }
      return list
    }
  }
}
