/// A request as seen by the code that made it: its status, its outcome, and a way to cancel it.
@MainActor
public final class RequestHandle {
  /// The number of the request within its flow.
  public let number: Int

  /// The current status of the request.
  public private(set) var status = RequestStatus.queued

  /// The request that replaces this one, because a guard has redirected this one, or because a newer link has arrived
  /// while this one was held; nil otherwise.
  ///
  /// The successor may run in another flow of the same window. This request has ended, so cancel the successor
  /// instead.
  public private(set) var successor: RequestHandle?

  private let onCancel: @MainActor (Int) -> Void
  /// Called once with the outcome of the request.
  private var listeners: [@MainActor (RequestOutcome) -> Void] = []
  /// The handle of the same request in the flow that passed it on.
  var follower: RequestHandle?

  init(number: Int, onCancel: @escaping @MainActor (Int) -> Void) {
    self.number = number
    self.onCancel = onCancel
  }

  /// The outcome of the request.
  ///
  /// Waits until the request has ended.
  public var outcome: RequestOutcome {
    get async {
      await withCheckedContinuation { waiting in whenEnded { waiting.resume(returning: $0) } }
    }
  }

  /// The outcome of the request after all redirections: ``outcome``, or the outcome of the last
  /// ``successor``.
  public var finalOutcome: RequestOutcome {
    get async {
      let outcome = await outcome
      guard let successor else { return outcome }
      return await successor.finalOutcome
    }
  }

  /// Cancels the request if it has not ended; its outcome is then `cancelled`, and nothing has
  /// changed.
  ///
  /// Does nothing once the request has ended.
  public func cancel() {
    onCancel(number)
  }

  /// Registers a closure to be called once when the request has ended; calls it at once if it has.
  func whenEnded(_ closure: @escaping @MainActor (RequestOutcome) -> Void) {
    if case .ended(let outcome) = status { closure(outcome) } else { listeners.append(closure) }
  }

  /// Records the handle of the request that replaces this one.
  func adopt(_ handle: RequestHandle) {
    successor = handle
    follower?.adopt(handle)
  }

  /// Returns the handle of a request that has ended already.
  static func ended(_ outcome: RequestOutcome) -> RequestHandle {
    let handle = RequestHandle(number: 0) { _ in }
    handle.end(outcome)
    return handle
  }

  /// Records that the request runs or is held.
  func advance(to status: RequestStatus) {
    self.status = status
    follower?.advance(to: status)
  }

  func end(_ outcome: RequestOutcome) {
    status = .ended(outcome)
    for tell in exchange(&listeners, with: []) { tell(outcome) }
  }
}
