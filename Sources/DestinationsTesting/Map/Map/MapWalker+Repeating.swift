internal import Destinations

/// Trying an action again: with disturbed answers, after it, and after the way back.
extension MapWalker {
  /// Tries a step again that asks an interactor whose answers may be late or fail.
  ///
  /// A request of another place, such as one that arrives, only fails. One of the place itself is also repeated before its
  /// answer and before anything is shown, and sent again with the next sample and answered newest first.
  func disturb(
    _ trial: Trial, _ asked: (hold: ExplorationStep, isByPlace: Bool), _ next: ExplorationStep
  ) async throws {
    let (step, key, before) = (trial.step, trial.key, trial.before)
    let way = before.steps + [asked.hold, step]
    let failed = try await narrator(after: way)
    // Several places may have asked, in any order.
    let failures = failed.app.answers.failures
    if let failure = failures.first {
      map.rows[key.adding("when its answer fails")] = WalkedMap.Row(
        effect: await failed.make(failure, then: failures.dropFirst()), usual: nil,
        way: way + failures)
    }
    guard asked.isByPlace else { return }
    try await interrupt(way, key)
    let repeated = try await narrator(after: way)
    map.rows[key.adding("before its answer")] = WalkedMap.Row(
      effect: await repeated.make(step), usual: .effect(MapText.nothing), way: way + [step])
    if let tap = step.tap {
      let twice = ExplorationStep.doubleTap(tap)
      map.rows[key.adding("tapped twice")] = WalkedMap.Row(
        effect: await (try narrator(after: before.steps)).make(twice), usual: .sameAs(key),
        way: before.steps + [twice])
    }
    let late = try await narrator(after: way + [next])
    guard let newest = late.app.answers.newest else { return }
    let ordered = try await narrator(after: way + [next])
    await ordered.takeAnswers()
    await late.takeAnswers(newest)
    map.rows[key.adding("when its answer comes last")] = WalkedMap.Row(
      effect: late.difference(from: ordered.app), usual: .effect(MapText.nothing),
      way: way + [next, newest])
  }

  /// Makes other actions at the place before the answer to a step arrives, unless several places may have asked in any order.
  private func interrupt(_ way: [ExplorationStep], _ key: MapKey) async throws {
    let first = try await narrator(after: way)
    guard let answer = first.app.answers.arrivals.first, first.app.record.asked.count == 1 else {
      return
    }
    let (actions, id) = (MapActions(first.app), first.app.places.currentID)
    let usual = await first.make(answer)
    for step in actions.steps where actions.isHere(step) && actions.isUsual(step) {
      if step == way.last || step == .relaunchRestored { continue }
      let narrator = try await narrator(after: way + [step])
      guard narrator.app.answers.arrivals.first == answer else { continue }
      let stays = narrator.app.places.all.contains { $0.id == id }
      map.rows[key.adding("when its answer comes after \(actions.key(step).action)")] =
        WalkedMap.Row(
          effect: await narrator.make(answer), usual: .effect(stays ? usual : MapText.nothing),
          way: way + [step, answer])
    }
  }

  /// Makes steps of a trace again after it, with the next samples.
  func makeAgain(
    _ steps: [ExplorationStep], _ narrator: Narrator, _ trace: ExplorationTrace
  ) async {
    var way = trace.steps
    let last = way.last?.tap?.withoutContent
    for step in steps {
      let actions = MapActions(narrator.app)
      guard let step = actions.another(like: step) else { return }
      way.append(step)
      let (key, tap) = (actions.key(step), step.tap?.withoutContent)
      let isSame = tap == nil || tap == last
      let row = key.adding(isSame ? "again" : "after \(last.map { MapText.line("\($0)") } ?? "")")
      let effect = await narrator.make(step)
      if !step.has(.leaves), map.rows[row] == nil, effect != map.rows[key]?.effect {
        map.rows[row] = WalkedMap.Row(effect: effect, usual: .sameAs(key), way: way)
      }
    }
  }

  /// Selects again the tab that was selected before the last step; the tab should show the same places.
  func goBack(to tab: String, after trial: Trial, _ narrator: Narrator) async {
    let back = ExplorationStep.selectTab(tab)
    guard narrator.app.possibleSteps.contains(back) else { return }
    map.rows[trial.key.adding("then back")] = WalkedMap.Row(
      effect: await narrator.make(back, comparingWith: trial.context),
      usual: .effect("select \(MapText.line(tab))"), way: trial.trace.steps + [back])
  }

  /// Skips a sample that had the same effect when it was tried right after the previous sample.
  func skip(_ key: MapKey, like other: MapKey) {
    let again = map.rows[key.adding("again")]
    guard map.rows[key] == nil, let again, again.effect == map.rows[other]?.effect else { return }
    map.rows[key] = WalkedMap.Row(effect: again.effect, usual: .sameAs(other), way: again.way)
  }
}

extension ExploredApp {
  /// The step that holds back the answers of an interactor that the last step has asked, and whether the place of the
  /// tap has asked it; nil if there are no answers to disturb.
  var asked: (hold: ExplorationStep, isByPlace: Bool)? {
    let own = record.asked.filter { $0.placeID == record.tappedID }
    return hold(of: own).map { ($0, true) } ?? hold(of: record.asked).map { ($0, false) }
  }

  private func hold(of asked: [AskedInteractor]) -> ExplorationStep? {
    answers.holds.first { hold in asked.contains { hold == .holdAnswers($0.name) } }
  }
}
