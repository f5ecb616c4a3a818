internal import Destinations

/// Chooses the next step of an explored app, depending only on a seed and on what was done before.
///
/// Usually the user does what was done least often, or what leads there. From time to time, something happens that is
/// no plain action of the user.
@MainActor
final class StepChooser {
  private var random: SplitMix
  private var sinceRest = 0
  /// The last action, until it is known where it has led.
  private var last: ActionRecord?
  /// The steps of a disturbance that are still to be made, the next one last.
  private var planned: [ExplorationStep] = []
  /// The steps with which the run begins, the next one last.
  private var beginning: [ExplorationStep]

  init(seed: UInt64, run: Int, beginning: ExplorationTrace = ExplorationTrace()) {
    self.beginning = beginning.steps.reversed()
    random = SplitMix(state: seed &+ UInt64(run) &* 0xD1B5_4A32_D192_ED03)
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
    if !arrivals.isEmpty, random.once(in: 2) { return random.element(of: arrivals) }
    // Events from outside arrive while work is in progress.
    if !arrivals.isEmpty, random.once(in: 8), let step = random.element(of: app.events.steps) {
      return step
    }
    if app.isInBackground { return inBackground(app) }
    if app.interface.isHolding, random.once(in: 4) {
      return random.once(in: 4) ? .acknowledgeTwice : .acknowledge
    }
    if let step = special(app) {
      last = nil
      return step
    }
    // Something may change although the user can do nothing.
    let patience: ExplorationStep? =
      app.interface.isHolding ? .acknowledge : app.isUnsettled ? .wait : arrivals.first
    return action(app) ?? patience
  }

  /// Returns a step that is no plain action of the user, for a part of all steps.
  private func special(_ app: WatchedApp) -> ExplorationStep? {
    if app.record.hasBroughtOnePlace, random.once(in: 16), let step = app.leavingSteps.first {
      return step
    }
    return switch random.below(128) {
    case 0..<6: late(app)
    case 6: .cancelSwipe
    case 7: app.screen == nil ? .holdAcknowledgements : .turnDevice
    case 8: random.once(in: 4) ? .restart : nil
    case 9: app.keepsSnapshots ? .relaunchRestored : nil
    case 10..<16: random.element(of: app.events.steps)
    case 16..<24: app.isSleeping ? .letTimePass : nil
    case 24..<30: random.element(of: app.answers.holds)
    case 30: random.once(in: 2) ? .goToBackground : nil
    default: nil
    }
  }

  /// Returns an interaction of a place that is not on screen.
  private func late(_ app: WatchedApp) -> ExplorationStep? {
    random.element(of: app.recent.hidden(in: app.places)).flatMap(app.menus.menu)
      .flatMap { random.element(of: $0.offeredEntries) }.map { .lateTap(tap($0)) }
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

// MARK: - Actions of the user

extension StepChooser {
  /// Returns an action at the current place, at that of an embedded flow, or sometimes at any place on screen.
  private func action(_ app: WatchedApp) -> ExplorationStep? {
    guard let id = app.places.innerCurrentID ?? app.places.currentID, let menu = app.menu(at: id)
    else { return nil }
    let actions = menu.offeredEntries + app.controlSteps.map(menu.record)
    let here = menu.situation
    last?.lead(to: here)
    last = nil
    let best = rarest(actions, in: here)
    here.worth = best?.worth ?? 0
    if best == nil || random.once(in: 6) {
      let visible = app.places.visibleIDs.compactMap(app.menu)
      let other = rarest(visible.flatMap(\.offeredEntries), in: here)
      if let other { return step(for: other.action, app) }
    }
    let action = random.once(in: 8) ? random.element(of: actions) : best?.action
    return action.map { step(for: $0, app) }
  }

  /// Returns an action with the greatest worth, and this worth.
  private func rarest(
    _ actions: [ActionRecord], in here: Situation
  ) -> (action: ActionRecord, worth: Double)? {
    if actions.isEmpty { return nil }
    let first = random.below(actions.count)
    var best: (action: ActionRecord, worth: Double)?
    for action in actions[first...] + actions[..<first] {
      let worth = action.worth(in: here)
      if worth > best?.worth ?? 0 { best = (action, worth) }
    }
    return best
  }

  /// Returns the step of an action, or the first step of the next disturbance of it.
  ///
  /// If the action asks an interactor, its answer arrives at once, fails, arrives after the action was repeated, and
  /// arrives late, in turn. From time to time, an interaction is made twice.
  private func step(for action: ActionRecord, _ app: WatchedApp) -> ExplorationStep {
    last = action
    guard let entry = action as? InteractionMenu.Entry else {
      action.choose()
      return action.step == .goBack && action.tries.isMultiple(of: 2) ? .swipeBack : action.step
    }
    let tap = tap(entry)
    guard let interactor = entry.interactor, app.answers.mayDisturb(interactor) else {
      return entry.tries % 8 == 3 ? .doubleTap(tap) : .tap(tap)
    }
    entry.turns += 1
    switch entry.turns % 4 {
    case 1: return entry.turns % 8 == 5 ? .doubleTap(tap) : .tap(tap)
    case 2 where app.answers.allows(.failure, of: interactor):
      planned = [.failAnswer(interactor), .tap(tap)]
    case 3:
      planned = [.tap(self.tap(entry, besides: tap.content)), .tap(tap)]
      let comesLate = entry.turns % 8 == 3 || entry.samples.count > 1
      if comesLate, app.answers.allows(.disorder, of: interactor) {
        planned = [.answer(interactor), .answerNewest(interactor)] + planned
      }
    default: planned = [.tap(tap)]
    }
    return .holdAnswers(interactor)
  }

  private func tap(_ entry: InteractionMenu.Entry, besides other: String? = nil) -> ExplorationTap {
    entry.choose()
    let others = entry.samples.filter { $0.text != other }
    let text = random.element(of: others)?.text ?? other
    return ExplorationTap(entry.tap.route, entry.tap.interaction, content: text)
  }
}
