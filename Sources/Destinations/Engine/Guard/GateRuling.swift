/// The answer of locks or guards that do not allow a plan.
enum GateRuling {
  case locked(reason: String)
  case deny(guardName: String, reason: String)
  case redirect(guardName: String, to: RequestWork)
  case hold(GuardHold)
}

extension NavigationGuard {
  /// The rule without the types of the app; nil if it allows a change.
  @MainActor
  var erased: (GateQuestion) -> GateRuling? {
    { [name, rule] in rule(NavigationDifference(question: $0)).erased(by: name) }
  }
}

extension GuardRuling {
  /// Returns the answer of a guard without the types of the app; nil if it allows the change.
  @MainActor @inline(__always)
  fileprivate func erased(by name: String) -> GateRuling? {
    switch self {
    case .allow: nil
    case .deny(let reason): .deny(guardName: name, reason: reason)
    case .redirect(let presentation): .redirect(guardName: name, to: presentation.work())
    case .hold(let signal, let meanwhile, let replacesLinks):
      .hold(
        GuardHold(
          guardName: name, signal: signal, meanwhile: meanwhile?.work(),
          replacesLinks: replacesLinks))
    }
  }
}

extension GateRuling {
  /// The error of a request that cannot be redirected or held.
  var obstacle: DestinationError {
    switch self {
    case .locked(let reason): DestinationError(.locked, reason)
    case .deny(let name, let reason):
      DestinationError(denied: "\(name): \(reason)", forUsers: reason)
    case .redirect(let name, _):
      DestinationError(
        denied: "The guard \(name) redirects the request.",
        forUsers: "This is not possible right now.")
    case .hold(let hold):
      DestinationError(
        denied: "The guard \(hold.guardName) holds the request until \(hold.signal.rawValue).",
        forUsers: "This is not possible right now.")
    }
  }

  /// The event of the ruling; nil if listeners receive only the outcome.
  var event: NavigationEvent.Kind? {
    switch self {
    case .locked: nil
    case .deny(let name, let reason): .ruled(guardName: name, ruling: "denied: \(reason)")
    case .redirect(let name, _): .ruled(guardName: name, ruling: "redirected")
    case .hold(let hold):
      .ruled(guardName: hold.guardName, ruling: "held until \(hold.signal.rawValue)")
    }
  }
}
