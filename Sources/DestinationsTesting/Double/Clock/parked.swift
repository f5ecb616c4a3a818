internal import Destinations

/// Waits until a closure is called; meanwhile the work of the caller cannot finish on its own.
///
/// - Parameters:
///   - begin: Receives the closure, which resumes the caller with a value.
///   - cancel: Calls the closure early, because the task of the caller is cancelled.
/// - Returns: The value.
@MainActor
func parked<Value: Sendable>(
  _ begin: (@escaping @MainActor (Value) -> Void) -> Void,
  onCancel cancel: @escaping @MainActor @Sendable () -> Void
) async -> Value {
  let ticket = WorkTicket.current
  return await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      begin { value in
        ticket?.park(false)
        continuation.resume(returning: value)
      }
      if Task.isCancelled { cancel() } else { ticket?.park(true) }
    }
  } onCancel: {
    Task { @MainActor in cancel() }
  }
}
