#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Asks the guards of a flow; the one gate for every verb and every cause.
@MainActor
class NavigationGate {
  /// What the guards say of a plan.
  enum Ruling {
    case allow
    case deny(guardName: String, reason: String)
    case redirect(guardName: String, to: RequestWork)
    case hold(guardName: String, until: GuardSignal, meanwhile: RequestWork?)
  }

  func ruling(
    on plan: TreePlan<ErasedPayload>, of request: EngineRequest,
    in tree: PresentationTree<ErasedPayload>
  ) -> Ruling { .allow }
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

  override func ruling(
    on plan: TreePlan<ErasedPayload>, of request: EngineRequest,
    in tree: PresentationTree<ErasedPayload>
  ) -> Ruling {
    let difference = difference(plan, request, tree)
    for candidate in guards {
      switch candidate.rule(difference) {
      case .allow: continue
      case .deny(let reason): return .deny(guardName: candidate.name, reason: reason)
      case .redirect(let presentation):
        return .redirect(guardName: candidate.name, to: presentation.work())
      case .hold(let signal, let meanwhile):
        return .hold(
          guardName: candidate.name, until: signal,
          meanwhile: meanwhile.map { $0.work() })
      }
    }
    return .allow
  }

  private func difference(
    _ plan: TreePlan<ErasedPayload>, _ request: EngineRequest,
    _ tree: PresentationTree<ErasedPayload>
  ) -> Guard.Difference {
    let arriving = plan.arrivals.compactMap { $0.payload.read(as: Place.self) }
    let leaving = plan.departures.compactMap { ref in
      tree.payloads[ref]?.read(as: Place.self).map {
        Guard.Difference.Departure(id: tree.id(ref), place: $0)
      }
    }
    return Guard.Difference(
      cause: request.cause, requesterID: request.requesterID, arriving: arriving,
      leaving: leaving, currentID: tree.currentID, nextCurrent: nextCurrent(plan, tree))
  }

  private func nextCurrent(
    _ plan: TreePlan<ErasedPayload>, _ tree: PresentationTree<ErasedPayload>
  ) -> Place? {
    guard let ref = plan.currentAfter else { return nil }
    let arrival = plan.arrivals.first { $0.ref == ref }
    return (arrival?.payload ?? tree.payloads[ref])?.read(as: Place.self)
  }
}
