internal import Destinations

/// Chooses the next step of an explored app, depending only on a seed.
///
/// Usually the user taps; of two interactions, the one that was tried less often is chosen. From
/// time to time, the user uses a control of the system, or something goes wrong. A chooser that
/// knows the ways to rare places and interactions often takes them, and may begin with the way to a rare place.
@MainActor
final class StepChooser {
  private var random: SplitMix
  private var sinceRest = 0
  /// The last interaction, without its content.
  private var lastTap: ExplorationTap?
  /// The steps of a disturbance that are still to be made, the next one last.
  private var planned: [ExplorationStep] = []
  /// The interactions that lead to rarely tried places and interactions, by route; nil if any step will do.
  private let ways: [String: Set<String>]?

  /// The steps with which the run begins, the next one last.
  private var beginning: [ExplorationStep]

  init(
    seed: UInt64, run: Int, ways: [String: Set<String>]? = nil,
    beginning: ExplorationTrace = ExplorationTrace()
  ) {
    self.beginning = beginning.steps.reversed()
    random = SplitMix(state: seed &+ UInt64(run) &* 0xD1B5_4A32_D192_ED03)
    self.ways = ways
  }

  /// Returns a step that is possible now; nil if there is none.
  func next(in app: WatchedApp) -> ExplorationStep? {
    if let step = beginning.popLast() { return step }
    sinceRest += 1
    if app.isUnsettled ? !random.once(in: 8) : sinceRest >= 16 {
      sinceRest = 0
      return .wait
    }
    if let step = planned.popLast() { return step }
    let arrivals = app.answers.arrivals
    if !arrivals.isEmpty, random.once(in: 4) { return random.element(of: arrivals) }
    // Events from outside arrive while work is in progress.
    if !arrivals.isEmpty, random.once(in: 8), let step = random.element(of: app.events.steps) {
      return step
    }
    if app.isInBackground { return inBackground(app) }
    if app.interface.isHolding, random.once(in: 4) {
      return random.once(in: 4) ? .acknowledgeTwice : .acknowledge
    }
    if app.record.hasBroughtOnePlace, random.once(in: 8), let step = app.leavingSteps.first {
      return step
    }
    // Something may change although the user can do nothing.
    let patience: ExplorationStep? =
      app.interface.isHolding ? .acknowledge : app.isUnsettled ? .wait : nil
    return special(app) ?? tap(app) ?? app.leavingSteps.first
      ?? random.element(of: app.selectingSteps(in: .tabs)) ?? anyTap(app) ?? patience
  }

  /// Returns a step that is not a plain tap, for a part of all steps.
  private func special(_ app: WatchedApp) -> ExplorationStep? {
    switch random.below(128) {
    case 0..<6: app.places.canGoBack ? .goBack : nil
    case 6..<12: app.places.canGoBack ? .swipeBack : nil
    case 12..<20: app.places.draggableSheet == nil ? nil : .dragSheetDown
    case 20..<30: random.element(of: app.selectingSteps(in: .tabs))
    case 30..<33: random.element(of: app.selectingSteps(in: .split))
    case 33..<40: tap(menu(app)).map { .doubleTap($0) }
    case 40..<46: late(app)
    case 46: .cancelSwipe
    case 47: app.screen == nil ? .holdAcknowledgements : .turnDevice
    case 48: random.once(in: 4) ? .restart : nil
    case 49: app.keepsSnapshots ? .relaunchRestored : nil
    case 50..<58: random.element(of: app.events.steps)
    case 58..<66: app.isSleeping ? .letTimePass : nil
    case 67..<73: random.element(of: app.answers.holds)
    case 66: random.once(in: 2) ? .goToBackground : nil
    default: nil
    }
  }

  /// Returns a step of an app that is not on screen.
  private func inBackground(_ app: WatchedApp) -> ExplorationStep {
    switch random.below(8) {
    case 0: app.isSleeping ? .letTimePass : .wait
    case 1, 2: random.element(of: app.events.steps) ?? .wait
    case 3: app.keepsSnapshots ? .relaunchRestored : .comeBack
    default: .comeBack
    }
  }
}

// MARK: - Taps

extension StepChooser {
  /// Returns the menu of the current place, of the current place in an embedded flow, or of another place on screen.
  private func menu(_ app: WatchedApp) -> InteractionMenu? {
    if random.once(in: 4), let id = random.element(of: app.places.visibleIDs) {
      app.menu(at: id)
    } else if let inner = app.places.innerCurrentID, !random.once(in: 4) {
      app.menu(at: inner)
    } else {
      app.places.currentID.flatMap { app.menu(at: $0) }
    }
  }

  private func tap(_ app: WatchedApp) -> ExplorationStep? {
    guard let menu = menu(app), let tap = tap(menu) else { return nil }
    return disturbance(of: tap, menu, app) ?? .tap(tap)
  }

  /// Returns the step that holds back the answer to a tap, every second time that it is made; the answer then fails, or
  /// the tap is often repeated before it.
  ///
  /// Interactions that are rarely tapped would otherwise hardly ever be disturbed.
  private func disturbance(
    of tap: ExplorationTap, _ menu: InteractionMenu, _ app: WatchedApp
  ) -> ExplorationStep? {
    guard let entry = menu.entry(tap.interaction), let interactor = entry.interactor,
      entry.tries.isMultiple(of: 2), app.answers.holds.contains(.holdAnswers(interactor))
    else { return nil }
    if entry.tries.isMultiple(of: 4), app.answers.mayFail(interactor) {
      planned = [.failAnswer(interactor), .tap(tap)]
    } else {
      let text = random.element(of: entry.samples)?.text
      let again = ExplorationTap(tap.route, tap.interaction, content: text)
      planned = random.once(in: 2) ? [.tap(again), .tap(tap)] : [.tap(tap)]
    }
    return .holdAnswers(interactor)
  }

  /// Returns a tap at any place on screen.
  private func anyTap(_ app: WatchedApp) -> ExplorationStep? {
    for id in app.places.visibleIDs {
      if let tap = tap(app.menu(at: id)) { return .tap(tap) }
    }
    return nil
  }

  private func late(_ app: WatchedApp) -> ExplorationStep? {
    guard let place = random.element(of: app.recent.hidden(in: app.places)) else { return nil }
    return tap(app.menus.menu(of: place)).map { .lateTap($0) }
  }

  /// Returns one of two interactions: the one that was tried less often.
  private func tap(_ menu: InteractionMenu?) -> ExplorationTap? {
    guard let menu else { return nil }
    let entries = menu.offeredEntries
    if entries.isEmpty { return nil }
    if let entry = untried(menu) { return tap(entry) }
    let one = entries[random.below(entries.count)]
    let other = entries[random.below(entries.count)]
    // Later runs also prefer rare pairs of interactions.
    let isRarer =
      ways == nil ? other.tries < one.tries : other.isRarer(than: one, after: lastTap)
    return tap(isRarer ? other : one)
  }

  /// Returns an interaction that was never tried, or that leads to a rare one.
  private func untried(_ menu: InteractionMenu) -> InteractionMenu.Entry? {
    guard let ways, !random.once(in: 4) else { return nil }
    let untried = menu.offeredEntries.filter { $0.tries == 0 }
    let leading = menu.offeredEntries.filter {
      ways[menu.route]?.contains($0.tap.interaction) ?? false
    }
    return random.element(of: untried.isEmpty ? leading : untried)
  }

  private func tap(_ entry: InteractionMenu.Entry) -> ExplorationTap {
    entry.choose(after: lastTap)
    lastTap = entry.tap
    let text = random.element(of: entry.samples)?.text
    return ExplorationTap(entry.tap.route, entry.tap.interaction, content: text)
  }
}
