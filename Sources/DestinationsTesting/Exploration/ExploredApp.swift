internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An app that is explored: its own flow over an interface without a screen, and the laws that watch it.
@MainActor
final class ExploredApp<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>
  typealias Watch = LawWatch<DestinationType, ContentType, TabType>
  typealias Tables = InteractionTables<DestinationType, ContentType, TabType>

  let flow: AppFlow
  let interface = ExploredInterface()
  let moment: Moment
  let tables: Tables
  let watches: [Watch]
  let patience: Duration
  var recent = RecentPlaces<DestinationType, ContentType, TabType>()

  /// The requests that have not ended yet.
  private(set) var open: Set<Int> = []
  /// How many of them are left when the app is at rest, as those that guards hold.
  var openAtRest = 0

  init(_ setup: Setup, tables: Tables, watches: [Watch], patience: Duration) {
    var setup = setup
    for watch in watches { watch.prepare(&setup) }
    flow = AppFlow(setup, ids: .sequential(), coordinator: interface)
    moment = Moment(flow)
    self.tables = tables
    self.watches = watches
    self.patience = patience
    flow.onEvent = { [weak self] in self?.take($0) }
    flow.onOutcome = { [weak self] number, _ in self?.open.remove(number) }
    interface.onShow = { [weak self] in self?.take($0) }
  }

  /// Starts the app and looks at what that brought.
  func start() -> Complaint? {
    flow.start()
    return verdict()
  }

  /// Does one step and looks at what it brought.
  func perform(_ step: ExplorationStep) async -> Complaint? {
    moment.begin(step)
    moment.isCrowded = open.count > openAtRest || interface.isHolding
    for watch in watches { watch.before(moment) }
    if step == .wait { await rest() } else { carryOut(step) }
    return verdict()
  }

  /// Ends the app after it has come to rest, and looks for what is left of it.
  func finish() async -> Complaint? {
    interface.release()
    if let complaint = await perform(.wait) { return complaint }
    flow.end()
    await rest()
    for watch in watches {
      if let complaint = watch.atEnd(moment) { return complaint.named(watch.name) }
    }
    return nil
  }

  private func verdict() -> Complaint? {
    for watch in watches {
      if let complaint = watch.after(moment) { return complaint.named(watch.name) }
    }
    return nil
  }

  private func take(_ transition: InterfaceTransition) {
    moment.transitionCount += 1
    for watch in watches { watch.take(transition) }
  }

  private func take(_ event: NavigationEvent) {
    switch event.kind {
    case .requested:
      moment.requestCount += 1
      if let number = event.requestNumber { open.insert(number) }
    case .refused(let error): moment.refusals.append(error)
    case .presented(let id, let route):
      moment.arrivals.append(Moment.Passer(id: id, route: route))
      recent.add(flow.destination(for: id), route)
    case .removed(let id, let route):
      moment.departures.append(Moment.Passer(id: id, route: route))
    case .ruled: moment.rulingCount += 1
    default: if event.kind.isProblem { moment.problems.append(event.kind) }
    }
    for watch in watches { watch.take(event, moment) }
  }
}
