internal import Destinations

/// Trying actions again after changes that the shortest way to them does not make.
extension MapWalker {
  /// The actions to try again, and the changes after which they are tried.
  struct Combinations {
    /// The actions that replace the whole tree, such as logging out.
    fileprivate var endings: [Trial] = []
    /// The changes of objects that may outlive the places.
    fileprivate var sharedChanges: [Trial] = []
    /// The actions that are only offered after another one, such as undoing it.
    fileprivate var followUps: [Trial] = []
    /// The changes of models at the place of the interaction.
    fileprivate var ownChanges: [Trial] = []
    /// The number of steps on the shortest way to each context.
    private var distances: [String: Int] = [:]

    /// Takes an interaction at the current place that was tried in its usual way.
    @MainActor
    mutating func note(_ trial: Trial, _ narrator: Narrator) {
      let distance = distances[trial.context] ?? trial.trace.steps.count
      distances[trial.context] = distance
      guard trial.step.isTap else { return }
      if narrator.hasReplacedRoot { return endings.append(trial) }
      if narrator.hasChangedSharedModels { sharedChanges.append(trial) }
      if narrator.hasStayed, narrator.hasChangedModels { ownChanges.append(trial) }
      if trial.trace.steps.count > distance { followUps.append(trial) }
    }
  }

  /// Tries the combinations that have no row yet; a row is written only if the effect is another one than usual.
  func tryCombinations() async throws {
    for ending in combinations.endings {
      // The restart leads back to where the usual way to the action begins.
      for change in combinations.sharedChanges {
        let way = change.trace.steps + [.restart] + ending.trace.steps
        try await retry(ending, after: change, way)
      }
    }
    for action in combinations.followUps {
      for change in combinations.ownChanges where change.key.context == action.key.context {
        let steps = change.trace.steps.suffix(1) + action.trace.steps.suffix(1)
        try await retry(action, after: change, action.trace.steps.dropLast() + steps)
      }
    }
  }

  private func retry(_ action: Trial, after change: Trial, _ way: [ExplorationStep]) async throws {
    let tap = change.step.tap?.withoutContent
    let row = action.key.adding("after \(MapText.line("\(tap.map { "\($0)" } ?? "")"))")
    guard map.rows[row] == nil, let step = way.last, tap != step.tap?.withoutContent else { return }
    let narrator = try await narrator(after: way.dropLast())
    guard narrator.app.context == action.key.context, narrator.app.possibleSteps.contains(step)
    else { return }
    map.rows[row] = WalkedMap.Row(
      effect: await narrator.make(step), usual: .sameAs(action.key), way: way)
  }
}
