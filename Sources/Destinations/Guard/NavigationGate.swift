/// Asks the guards of a flow.
///
/// Every change passes through it.
@MainActor
class NavigationGate {
  /// The answer of guards that do not allow a plan.
  enum Ruling {
    case locked(reason: String)
    case deny(guardName: String, reason: String)
    case redirect(guardName: String, to: RequestWork)
    case hold(GuardHold)
  }

  func ruling(on question: GateQuestion) -> Ruling? { nil }
}

extension NavigationGate.Ruling {
  /// The error of a request that cannot be redirected or held.
  var obstacle: DestinationError {
    switch self {
    case .locked(let reason): DestinationError(.locked, reason)
    case .deny(let name, let reason): DestinationError(.guardDenied, "\(name): \(reason)")
    case .redirect(let name, _):
      DestinationError(.guardDenied, "The guard \(name) redirects the request.")
    case .hold(let hold):
      DestinationError(
        .guardDenied,
        "The guard \(hold.guardName) holds the request until \(hold.signal.rawValue).")
    }
  }

  /// How listeners learn of it; nil if they learn of the outcome alone.
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

/// The gate of a flow that has guards.
final class GuardedGate<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: NavigationGate {
  typealias Guard = NavigationGuard<DestinationType, ContentType, TabType>
  typealias Place = Destinations.Place<DestinationType, ContentType>

  private let guards: [Guard]

  init(_ guards: [Guard]) {
    self.guards = guards
  }

  override func ruling(on question: GateQuestion) -> Ruling? {
    let difference = difference(question)
    for candidate in guards {
      switch candidate.rule(difference) {
      case .allow: continue
      case .deny(let reason): return .deny(guardName: candidate.name, reason: reason)
      case .redirect(let presentation):
        return .redirect(guardName: candidate.name, to: presentation.work())
      case .hold(let signal, let meanwhile, let replacesLinks):
        return .hold(
          GuardHold(
            guardName: candidate.name, signal: signal, meanwhile: meanwhile?.work(),
            replacesLinks: replacesLinks))
      }
    }
    return nil
  }

  private func difference(_ question: GateQuestion) -> Guard.Difference {
    let leaving = question.leaving.compactMap { id, payload in
      payload?.read(as: Place.self).map { Guard.Difference.Departure(id: id, place: $0) }
    }
    return Guard.Difference(
      cause: question.cause, requesterID: question.requesterID, hostID: question.hostID,
      arriving: question.arriving.compactMap { $0.read(as: Place.self) }, leaving: leaving,
      currentID: question.currentID, nextCurrent: question.nextCurrent?.read(as: Place.self))
  }
}
