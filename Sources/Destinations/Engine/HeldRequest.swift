/// A request that waits outside the queue.
struct HeldRequest {
  /// The reason why a request waits.
  enum Reason {
    /// A guard holds it until a signal, and may present something meanwhile.
    case signal(GuardSignal, Meanwhile?)
    /// The request needs the places of the start, which a guard holds until a signal.
    case start(request: Int, GuardSignal)
    /// A sheet has to leave first.
    case sheet
    /// The target of the link is being looked up.
    case lookUp
  }

  var request: EngineRequest
  let reason: Reason

  /// The place that is presented while the request waits; nil if there is none.
  var meanwhile: Meanwhile? {
    if case .signal(_, let meanwhile) = reason { meanwhile } else { nil }
  }

  /// The signal of the app that lets it continue, at once or after the start; nil if there is none.
  var signal: GuardSignal? {
    switch reason {
    case .signal(let signal, _), .start(_, let signal): signal
    case .sheet, .lookUp: nil
    }
  }

  /// The form in which ``Flow/pending`` lists the request; nil during a look-up, which has an entry of its own.
  var pending: PendingWork? {
    if isLookedUp { return nil }
    return signal.map { .held(request: request.number, signal: $0) }
      ?? .queued(request: request.number)
  }

  /// Whether it continues as soon as a signal is given.
  func waits(for signal: GuardSignal) -> Bool {
    if case .signal(signal, _) = reason { true } else { false }
  }

  /// Whether it is a link that a newer one replaces if both wait for the same signal.
  func isLink(until signal: GuardSignal) -> Bool {
    request.cause == .link && waits(for: signal)
  }

  /// Whether it waits until a sheet has left.
  var waitsForSheet: Bool {
    if case .sheet = reason { true } else { false }
  }

  /// Whether the target of the link is being looked up.
  var isLookedUp: Bool {
    if case .lookUp = reason { true } else { false }
  }

  /// Whether it waits for a start.
  func waits(forStart number: Int) -> Bool {
    if case .start(number, _) = reason { true } else { false }
  }
}
