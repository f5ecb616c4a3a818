internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An app that is explored: its own flow with an interface without a screen, and the laws that
/// watch it.
final class ExploredApp<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: WatchedApp {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>
  typealias Law = DestinationsTesting.Law<DestinationType, ContentType, TabType>
  typealias Tables = InteractionTables<DestinationType, ContentType, TabType>

  let flow: AppFlow
  let moment: Moment
  let patience: Duration
  private var waitCount = 0

  init(_ setup: Setup, tables: Tables, laws: [Law], patience: Duration) {
    var setup = setup
    let guarding = laws.map { $0.watch(guarding: &setup) }
    let interface = ExploredInterface()
    flow = AppFlow(setup, ids: .sequential(), coordinator: interface)
    let moment = Moment(flow)
    self.moment = moment
    self.patience = patience
    let watches = zip(laws, guarding).compactMap { law, watch in watch ?? law.watch(seeing: moment)
    }
    super.init(moment.record, interface, tables, watches)
    flow.onEvent = { [witness] in witness.take($0) }
    flow.onRelease = { [witness] in witness.take($0) }
    flow.onOutcome = { [witness] number, _ in witness.close(number) }
  }

  isolated deinit {
    // The flow holds the witness, and the witness looks at the flow. Without any listener, problems would be printed.
    flow.onEvent = { _ in }
    flow.onRelease = nil
    flow.onOutcome = nil
  }

  override var isBusy: Bool { flow.isBusy }

  override var keepsSnapshots: Bool { flow.keepsSnapshots }

  /// Starts the app, and checks the result.
  func start() -> Complaint? {
    flow.start()
    return verdict()
  }

  /// Does one step and looks at what it brought: at once, or after the app has rested, which is told to whoever asks.
  func perform(
    _ step: ExplorationStep, whenRested: @escaping @MainActor (Complaint?) -> Void
  ) -> StepEnd {
    begin(step)
    if step == .wait {
      rest { [self] in whenRested(verdict()) }
      return .resting
    }
    if step.bringsContent { moment.forgetContent() }
    carryOut(step)
    return .over(verdict())
  }

  /// Does one step and looks at what it brought, after the app has rested if the step is to wait.
  func perform(_ step: ExplorationStep) async -> Complaint? {
    await withCheckedContinuation { over in
      let end = perform(step) { over.resume(returning: $0) }
      if case .over(let complaint) = end { over.resume(returning: complaint) }
    }
  }

  /// Rests as long as it takes; where nothing is known to go on, other threads get their turn each eighth time.
  private func rest(then goOn: @escaping @MainActor () -> Void) {
    waitCount += 1
    if !isUnsettled && waitCount % 8 != 0 { return restBriefly(then: goOn) }
    Task {
      await rest()
      goOn()
    }
  }

  /// Ends the app after it has come to rest, and looks for what is left of it.
  func finish() async -> Complaint? {
    interface.release()
    if let complaint = await perform(.wait) { return complaint }
    flow.end()
    await rest()
    for watch in watches {
      if let complaint = watch.atEnd(record) { return complaint.named(watch.name) }
    }
    return nil
  }
}

/// How a step has ended.
enum StepEnd {
  /// It is over, with what a law finds wrong.
  case over(Complaint?)
  /// The app rests.
  case resting
}

extension Law {
  /// The watch that has to be part of the setup, if the law has one.
  fileprivate func watch(guarding setup: inout Setup) -> LawWatch? {
    if case .guarded(let make) = kind { make(&setup) } else { nil }
  }

  /// The watch of any other law that is checked during runs.
  fileprivate func watch(seeing moment: Moment) -> LawWatch? {
    switch kind {
    case .watched(let make): make()
    case .seen(let make): make(moment)
    case .declared, .guarded, .judged: nil
    }
  }
}
