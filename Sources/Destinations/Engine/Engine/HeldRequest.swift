/// A request that waits outside the queue.
struct HeldRequest {
  /// The event that a request waits for.
  enum Wait: Equatable {
    /// A guard holds the request until a signal.
    case signal(GuardSignal)
    /// The request needs the places of the start, which a guard holds until a signal.
    case start(request: Int, GuardSignal)
    /// A sheet has to leave first.
    case sheet
    /// The target of the link is being looked up.
    case lookUp
  }

  var request: EngineRequest
  let wait: Wait
  /// The place that is presented while the request waits; nil if there is none.
  let meanwhile: Meanwhile?
  /// Whether a newer link replaces an older one that waits for the same signal, or for this start.
  let replacesLinks: Bool

  /// The signal of the app that lets the request continue, at once or after the start; nil if there is none.
  var signal: GuardSignal? {
    switch wait {
    case .signal(let signal), .start(_, let signal): signal
    case .sheet, .lookUp: nil
    }
  }

  /// The form in which ``Flow/pending`` lists the request; nil during a look-up, which has an entry of its own.
  var pending: PendingWork? {
    if wait == .lookUp { return nil }
    return signal.map { .held(request: request.number, signal: $0) }
      ?? .queued(request: request.number)
  }
}
