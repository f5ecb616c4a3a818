import Foundation

/// Returns the result of some work on a thread with a stack of a quarter of a megabyte.
func onSmallStack<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result(catching: work)) }
    thread.stackSize = 1 << 18
    thread.start()
  }
}
