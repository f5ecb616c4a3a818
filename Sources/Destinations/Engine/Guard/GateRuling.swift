/// The answer of a lock or a guard that does not allow a plan.
@MainActor
final class GateRuling {
  /// The error of a request that is refused, or that cannot be redirected or held.
  let obstacle: DestinationError
  /// The event of the ruling; nil if listeners receive only the outcome.
  let event: NavigationEvent.Kind?
  /// The request that replaces the one in question, with the name of the guard; nil if it is not redirected.
  let redirection: (guardName: String, work: RequestWork)?
  /// The hold that the guard asks for; nil if the request is not held.
  let hold: GuardHold?

  init(
    obstacle: DestinationError, event: NavigationEvent.Kind? = nil,
    redirection: (guardName: String, work: RequestWork)? = nil, hold: GuardHold? = nil
  ) {
    (self.obstacle, self.event) = (obstacle, event)
    (self.redirection, self.hold) = (redirection, hold)
  }
}

extension NavigationGuard {
  /// The rule without the types of the app; nil if it allows a change.
  @MainActor
  var erased: (ContentBox<GateQuestion>) -> GateRuling? {
    { [name, rule] in rule(NavigationDifference(question: $0)).erased(by: name) }
  }
}

extension GuardRuling {
  /// Returns the answer of a guard without the types of the app; nil if it allows the change.
  @MainActor @inline(__always)
  fileprivate func erased(by name: String) -> GateRuling? {
    switch self {
    case .allow: nil
    case .deny(let reason):
      GateRuling(
        obstacle: DestinationError(denied: "\(name): \(reason)", forUsers: reason),
        event: .ruled(guardName: name, ruling: "denied: \(reason)"))
    case .redirect(let presentation):
      GateRuling(
        obstacle: .notNow("The guard \(name) redirects the request."),
        event: .ruled(guardName: name, ruling: "redirected"),
        redirection: (name, presentation.work()))
    case .hold(let signal, let meanwhile, let replacesLinks):
      GateRuling(
        obstacle: .notNow("The guard \(name) holds the request until \(signal.rawValue)."),
        event: .ruled(guardName: name, ruling: "held until \(signal.rawValue)"),
        hold: GuardHold(
          guardName: name, signal: signal, meanwhile: meanwhile?.work(),
          replacesLinks: replacesLinks))
    }
  }
}

extension DestinationError {
  /// Returns the refusal of a request that a guard would redirect or hold.
  fileprivate static func notNow(_ reason: String) -> DestinationError {
    DestinationError(denied: reason, forUsers: "This is not possible right now.")
  }
}
