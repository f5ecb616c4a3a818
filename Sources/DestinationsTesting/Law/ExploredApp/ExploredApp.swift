internal import Destinations

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

  let flow: AppFlow
  let moment: Moment
  let patience: Duration
  let clock = TestClock()
  let events: SampleEvents
  /// The duration in milliseconds of the longest work that has ended; work that never ends is not counted.
  var longestWait = 0
  /// The tasks that steps have started since time has passed.
  var tasks: [TaskMark.Reference] = []
  private var waitCount = 0

  init(
    _ setup: Setup, menus: InteractionMenus, events: SampleEvents,
    disturbances: [String: Set<AnswerDisturbance>], laws: [Law], patience: Duration,
    checking: Thoroughness, on screen: SimulatedScreen?
  ) {
    var setup = setup
    setup.openWindow = { _ in }  // Explorations stay in one window.
    let kinds = laws.flatMap(\.kinds)
    let guarding = kinds.map { $0.watch(guarding: &setup) }
    let interface = ExploredInterface()
    flow = AppFlow(setup, ids: .sequential(), clock: clock, coordinator: interface)
    flow.validatesAtStart = false
    self.events = events
    let moment = Moment(flow, checking: checking)
    self.moment = moment
    self.patience = patience
    var watches = zip(kinds, guarding).compactMap { $1 ?? $0.watch(seeing: moment) }
    if let screen {
      let model = screen.make(Stage(flow))
      flow.attach(interface)
      interface.screen = model
      watches.insert(ScreenWatch(model, interface, moment), at: 0)
    }
    let answers = HeldAnswers(disturbances, moment.record)
    super.init(moment.record, interface, menus, watches, answers)
    flow.engine.onAnswer = { [answers] in answers.arrival(of: $0, for: $1) }
    flow.engine.onDelivery = { [record = moment.record] in record.add($0) }
    flow.engine.onInteraction = { [places] name, id in
      if let route = places.route(of: id) { menus.note(name, at: route) }
    }
    flow.onEvent = { [witness] in witness.take($0) }
    flow.engine.onRelease = { [witness] in witness.take($0) }
  }

  isolated deinit {
    // This breaks the cycles of the flow and its listeners. Without any listener, problems would be printed.
    flow.onEvent = { _ in }
    flow.engine.onRelease = nil
    flow.engine.onAnswer = nil
    flow.engine.onDelivery = nil
    flow.engine.onInteraction = nil
  }

  override var isBusy: Bool { flow.engine.isBusy }

  override var isMoving: Bool { screen != nil && flow.isAcknowledging }

  override var outsideSteps: [ExplorationStep] { events.steps }

  override var isSleeping: Bool { clock.sleeperCount > 0 }

  override var keepsSnapshots: Bool { flow.keepsSnapshots }

  /// Does some work, and remembers the tasks that it has started.
  func mark(_ work: () -> Void) {
    let origin = TaskMark.Origin(step: record.step, number: record.number)
    if let task = TaskMark.marking(origin, work) { tasks.append(task) }
  }

  /// Starts the app, and checks the result.
  func start() -> Complaint? {
    mark { flow.start() }
    return verdict()
  }

  /// Performs a step and checks its result, either immediately or after the app has rested; in the second case it calls
  /// `whenRested` with the complaint.
  func perform(
    _ step: ExplorationStep, whenRested: @escaping @MainActor (Complaint?) -> Void
  ) -> StepEnd {
    begin(step)
    if step.bringsContent { moment.forgetContent() }
    if step.isAnswer || step == .letTimePass {
      restAround(step) { [self] in whenRested(verdict()) }
      return .resting
    }
    if !isInBackground || !step.needsScreen { carryOut(step) }
    // Answers that are held back are to arrive in the order of their requests.
    if step.rests || (step.isTap && answers.isHolding) || (screen != nil && step.needsScreen) {
      rest { [self] in whenRested(verdict()) }
      return .resting
    }
    return verdict().map(StepEnd.broken) ?? .lawful
  }

  /// Performs a step and checks its result, at once or when the app has no work left.
  func perform(_ step: ExplorationStep) async -> Complaint? {
    await withCheckedContinuation { over in
      let end = perform(step) { over.resume(returning: $0) }
      switch end {
      case .lawful: over.resume(returning: nil)
      case .broken(let complaint): over.resume(returning: complaint)
      case .resting: break
      }
    }
  }

  /// Rests for as long as necessary; if no work is in progress, other threads get a turn only every eighth time.
  private func rest(then goOn: @escaping @MainActor () -> Void) {
    waitCount += 1
    if screen == nil, !isUnsettled, waitCount % 8 != 0 { return restBriefly(then: goOn) }
    Task {
      await rest()
      goOn()
    }
  }

  /// Brings the app to the foreground, and checks it when it is idle.
  func settle() async -> Complaint? {
    comeBack()
    return await perform(.wait)
  }

  /// Ends the app, and checks that its objects are released.
  func finish() async -> Complaint? {
    flow.end()
    answers.releaseAll()
    await rest()
    clock.cancelSleepers()
    await rest()
    for watch in watches {
      if let complaint = watch.atEnd(record) { return complaint.named(watch.name) }
    }
    return nil
  }
}

/// The result of performing a step.
enum StepEnd {
  /// The step is over, and no law is broken.
  case lawful
  /// The step is over, and has broken a law.
  case broken(Complaint)
  /// The app rests first.
  case resting
}

@MainActor
extension Law.Kind {
  /// Returns the watch of a law that changes the setup; nil for other laws.
  fileprivate func watch(guarding setup: inout Law.Setup) -> LawWatch? {
    if case .guarded(let make) = self { make(&setup) } else { nil }
  }

  /// Returns the watch of a law that only observes runs; nil for other laws.
  fileprivate func watch(seeing moment: Law.Moment) -> LawWatch? {
    if case .seen(let make) = self { make(moment) } else { nil }
  }
}
