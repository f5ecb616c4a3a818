/// Asks the guards of a flow.
///
/// Every change passes through it.
@MainActor
class NavigationGate {
  /// The answer of the guards to a plan.
  enum Ruling {
    case allow
    case locked(reason: String)
    case deny(guardName: String, reason: String)
    case redirect(guardName: String, to: RequestWork)
    case hold(GuardHold)
  }

  func ruling(on question: GateQuestion) -> Ruling { .allow }
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

  override func ruling(on question: GateQuestion) -> Ruling {
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
    return .allow
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
