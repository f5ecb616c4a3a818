internal import Destinations

/// Trying an action again: with disturbed answers, after it, and after the way back.
extension MapWalker {
  /// Tries a step that asks an interactor whose answers may be late or fail.
  ///
  /// A request of another place, such as one that arrives, only fails. One of the place itself is also repeated before its
  /// answer and before anything is shown, and sent again with the next sample and answered newest first.
  func disturb(
    _ step: ExplorationStep, _ asked: (hold: ExplorationStep, isByPlace: Bool),
    _ next: ExplorationStep, _ key: MapKey, _ before: ExplorationTrace
  ) async throws {
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

  /// Selects again the tab that was selected before the last step; the tab should show the same places.
  func goBack(
    to tab: String, _ context: String, _ narrator: Narrator, _ key: MapKey,
    _ trace: ExplorationTrace
  ) async {
    let back = ExplorationStep.selectTab(tab)
    guard narrator.app.possibleSteps.contains(back) else { return }
    map.rows[key.adding("then back")] = WalkedMap.Row(
      effect: await narrator.make(back, comparingWith: context),
      usual: .effect("select \(MapText.line(tab))"), way: trace.steps + [back])
  }

  /// Goes back to the context of the last step if a gesture leads there, and repeats the step.
  func tryAgain(
    _ step: ExplorationStep, _ context: String, _ narrator: Narrator, _ key: MapKey,
    _ trace: ExplorationTrace
  ) async {
    let app = narrator.app
    var way = trace.steps
    if app.context != context {
      let back: ExplorationStep = app.places.canGoBack ? .goBack : .dragSheetDown
      await app.make(back, isPatient: isPatient)
      way.append(back)
    }
    guard app.context == context, app.possibleSteps.contains(step) else { return }
    way.append(step)
    map.rows[key.adding("again")] = WalkedMap.Row(
      effect: await narrator.make(step), usual: .sameAs(key), way: way)
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
