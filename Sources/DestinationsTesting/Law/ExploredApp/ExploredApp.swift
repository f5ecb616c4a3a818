internal import Destinations

/// An app that is explored: its own flow with an interface without a screen, and the laws that
/// watch it.
final class ExploredApp<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: WatchedApp {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>
  typealias Law = DestinationsTesting.Law<DestinationType, ContentType, TabType>

  let flow: AppFlow
  let moment: Moment
  let patience: Duration
  /// The duration in milliseconds of the longest work that has ended; work that never ends is not counted.
  var longestWait = 0
  /// The places with which the app has started, without contents and identifiers.
  private(set) var startText = ""
  /// The tasks that steps have started since time has passed.
  var tasks: [TaskMark.Reference] = []

  init(
    _ setup: Setup, menus: InteractionMenus, events: SampleEvents,
    disturbances: [String: Set<AnswerDisturbance>], laws: [Law], patience: Duration,
    isThorough: Bool, on screen: SimulatedScreen?
  ) {
    var setup = setup
    setup.openWindow = { _ in }  // Explorations stay in one window.
    var makers: [(name: String, make: @MainActor (Moment) -> LawWatch)] = []
    for law in laws {
      if let make = law.watched { makers.append((law.name, make(&setup))) }
    }
    let interface = ExploredInterface()
    let clock = TestClock()
    flow = AppFlow(setup, ids: .sequential(), clock: clock, coordinator: interface)
    flow.validatesAtStart = false
    let moment = Moment(flow, isThorough: isThorough)
    self.moment = moment
    self.patience = patience
    moment.witness.watches = makers.map { name, make in
      let watch = make(moment)
      watch.name = name
      return watch
    }
    if let screen {
      let model = screen.make(Stage(flow))
      flow.attach(interface)
      interface.screen = model
      moment.witness.watches.insert(ScreenWatch(model, interface, moment), at: 0)
    }
    let answers = HeldAnswers(disturbances, moment.witness)
    super.init(moment.witness, interface, clock, menus, events, answers)
    flow.onEvent = { [witness] in witness.take($0) }
    let listeners = flow.engine.windowListeners
    listeners.onAnswer = { [answers] in answers.asking($0, for: $1) }
    if !laws.isEmpty {
      listeners.onDelivery = { [witness] in witness.record.deliveries.append($0) }
    }
    listeners.onInteraction = { [places, witness] name, id in
      guard let place = places.occupant(of: id) else { return }
      menus.note(name, at: place)
      witness.record.performed.insert(
        PerformedInteraction(name: name, type: Self.interactionType(of: place.destination)))
    }
    listeners.onRelease = { [witness] in witness.take($0) }
  }

  isolated deinit {
    // This breaks the cycles of the flow and its listeners, and of the watches and what they look at. Without any
    // listener, problems would be printed.
    flow.onEvent = { _ in }
    flow.engine.windowListeners.stop()
    witness.watches = []
  }

  private static func interactionType<Place: Destinationable>(of place: Place) -> ObjectIdentifier {
    ObjectIdentifier(Place.UserInteractionType.self)
  }

  override var keepsSnapshots: Bool { flow.keepsSnapshots }

  /// Does some work, and remembers the tasks that it has started.
  func mark(_ work: () -> Void) {
    let origin = TaskMark.Origin(step: record.step, number: record.number)
    if let task = TaskMark.marking(origin, work) { tasks.append(task) }
  }

  /// Starts the app, and checks the result.
  func start() -> Complaint? {
    mark { flow.start() }
    startText = moment.tree.text(showsIDs: false) { "\($0.route)" }
    return verdict { $0.after(record) }
  }

  /// Performs a step and checks its result, either immediately or after the app has rested.
  func perform(_ step: ExplorationStep) async -> Complaint? {
    // A transition that a simulated screen still shows keeps requests waiting.
    let isMoving = screen != nil && flow.isAcknowledging
    let isCrowded = isOpen || interface.isHolding || isMoving
    witness.record = StepRecord(step, after: record, isCrowded: isCrowded, isBusy: isBusy)
    for watch in watches { watch.before(record) }
    if step.bringsContent { moment.lastContent = nil }
    if step.has(.isAnswer) || step == .letTimePass {
      // The step continues work of the app: a task that goes to sleep or wakes up changes threads, and an interactor may
      // still be working.
      await rest()
      let models = step.has(.isAnswer) ? ModelValues(of: places) : nil
      if step == .letTimePass { await passTime() } else { carryOut(step) }
      await rest()
      // The answer to an earlier request may be ignored.
      if let models, record.isAnsweredLast {
        record.noteChanges(ModelValues(of: places).news(since: models))
      }
      return await verdictAtRest()
    }
    if !isInBackground || !step.has(.needsScreen) { carryOut(step) }
    // Answers that are held back are to arrive in the order of their requests.
    let isHeld = step.isTap && answers.isHolding
    let isShown = screen != nil && step.has(.needsScreen)
    if step.has(.rests) || isHeld || isShown { await rest() }
    return await verdictAtRest()
  }

  /// Ends the app, and checks that its objects are released.
  func finish() async -> Complaint? {
    flow.end()
    answers.releaseAll()
    await rest()
    clock.cancelSleepers()
    await rest()
    return verdict { $0.atEnd(record) }
  }
}
