internal import Destinations

/// An app that is explored, without its types: the presented places, the events, and the watches.
///
/// Choosing steps and checking most laws needs only this. Everything that needs the types of the
/// app is in ``ExploredApp``.
@MainActor
class WatchedApp {
  final let interface: ExploredInterface
  final let witness: StepWitness
  final let clock: TestClock
  final let menus: InteractionMenus
  final let answers: HeldAnswers
  /// The events that may reach the app from outside: entries, links and sent values.
  final let events: SampleEvents
  /// Receives each step before it is made; nil if nothing does.
  final var log: (any StepLog)?

  /// The number of requests that are still open when the app is idle, such as those held by guards.
  final var openAtRest = 0

  init(
    _ witness: StepWitness, _ interface: ExploredInterface, _ clock: TestClock,
    _ menus: InteractionMenus, _ events: SampleEvents, _ answers: HeldAnswers
  ) {
    self.witness = witness
    self.interface = interface
    self.clock = clock
    self.menus = menus
    self.events = events
    self.answers = answers
    interface.witness = witness
  }

  final var places: FlowEngine { record.places }

  final var watches: [LawWatch] { witness.watches }

  /// The record of the last step.
  final var record: StepRecord { witness.record }

  /// The simulated screen that shows the app; nil if nothing is shown.
  final var screen: (any ScreenModel)? { interface.screen }

  /// Whether any work can finish on its own.
  final var isBusy: Bool { places.isBusy }

  /// Whether a task sleeps on the clock of the flow.
  final var isSleeping: Bool { clock.sleeperCount > 0 }

  /// The numbers of the steps with a task that sleeps again after it has woken up, such as one that shows the time.
  final var tickers: Set<Int> = []

  /// Whether a task that has not slept before soon wakes up on the clock of the flow.
  private var isDelaying: Bool {
    clock.sleepers(until: clock.now.offset + .seconds(5)).contains { task in
      task.mark.map { !tickers.contains($0.origin.number) } ?? true
    }
  }

  /// Whether the app is in the background.
  final var isInBackground = false

  /// Whether the app keeps snapshots.
  var keepsSnapshots: Bool { false }

  /// The places that have arrived last.
  final var recent: RecentPlaces { witness.recent }

  /// Whether there are open requests that may end when the app becomes idle.
  final var isOpen: Bool { witness.open.count > openAtRest }
}

// MARK: - Watching

extension WatchedApp {
  /// Returns the complaint of the first law that is broken, according to a check by its watch.
  func verdict(_ check: (LawWatch) -> Complaint?) -> Complaint? {
    for watch in watches {
      if let complaint = check(watch) { return complaint.named(watch.name) }
    }
    return nil
  }

  /// Returns the complaint of the first law that is broken now, or when the app is idle after a step in which it has rested.
  func verdictAtRest() async -> Complaint? {
    if let complaint = verdict({ $0.after(record) }) { return complaint }
    guard record.isIdle, !isDelaying, answers.arrivals.isEmpty else { return nil }
    for watch in watches {
      if let complaint = await watch.whenIdle(record) { return complaint.named(watch.name) }
    }
    return nil
  }
}

// MARK: - Interactions

extension WatchedApp {
  /// Returns the interactions that the user can perform at a place now; nil if the place is not
  /// presented.
  func menu(at id: DestinationID) -> InteractionMenu? {
    places.occupant(of: id).flatMap(menus.menu)
  }

  /// Whether there are requests that may end when the app becomes idle.
  var isUnsettled: Bool { isBusy || (!interface.isHolding && isOpen) }

  /// The steps in which the user goes back, or drags a sheet down.
  var leavingSteps: [ExplorationStep] {
    (places.canGoBack ? [.goBack] : []) + (places.draggableSheet == nil ? [] : [.dragSheetDown])
  }

  /// The steps in which the user uses a control of the system.
  var controlSteps: [ExplorationStep] { leavingSteps + slotSteps(.tabs) + slotSteps(.split) }

  /// Returns the steps in which the user selects a tab or a column of the nearest container of a kind.
  private func slotSteps(_ kind: NodeKind) -> [ExplorationStep] {
    let slots = places.nearestContainer(kind).flatMap(places.shownTree.node)?.slots ?? []
    return slots.compactMap { slot in
      slot.tabName.map { .selectTab($0) } ?? slot.column.map { .focusColumn($0) }
    }
  }
}
