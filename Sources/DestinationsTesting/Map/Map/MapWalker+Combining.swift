internal import Destinations

/// Trying actions again after changes that the shortest way to them does not make.
extension MapWalker {
  /// The actions to try again, and the changes after which they are tried.
  struct Combinations {
    fileprivate typealias Row = (key: MapKey, trace: ExplorationTrace)

    /// The actions that replace the whole tree, such as logging out.
    fileprivate var endings: [Row] = []
    /// The changes of objects that may outlive the places.
    fileprivate var sharedChanges: [Row] = []
    /// The actions that are only offered after another one, such as undoing it.
    fileprivate var followUps: [Row] = []
    /// The changes of models at the place of the interaction.
    fileprivate var ownChanges: [Row] = []
    /// The number of steps on the shortest way to each context.
    private var distances: [String: Int] = [:]

    /// Takes an interaction at the current place that was tried in its usual way.
    @MainActor
    mutating func note(_ key: MapKey, _ trace: ExplorationTrace, _ narrator: Narrator) {
      let distance = distances[key.context] ?? trace.steps.count
      distances[key.context] = distance
      guard trace.steps.last?.isTap == true else { return }
      if narrator.hasReplacedRoot { return endings.append((key, trace)) }
      if narrator.hasChangedSharedModels { sharedChanges.append((key, trace)) }
      if narrator.hasStayed, narrator.hasChangedModels { ownChanges.append((key, trace)) }
      if trace.steps.count > distance { followUps.append((key, trace)) }
    }
  }

  /// Tries the combinations that have no row yet; a row is written only if the effect is another one than usual.
  func tryCombinations() async throws {
    for ending in combinations.endings {
      // The restart leads back to where the usual way to the action begins.
      for change in combinations.sharedChanges {
        try await tryAgain(
          ending, after: change, by: change.trace.steps + [.restart] + ending.trace.steps)
      }
    }
    for action in combinations.followUps {
      for change in combinations.ownChanges where change.key.context == action.key.context {
        let steps = change.trace.steps.suffix(1) + action.trace.steps.suffix(1)
        try await tryAgain(action, after: change, by: action.trace.steps.dropLast() + steps)
      }
    }
  }

  private func tryAgain(
    _ action: Combinations.Row, after change: Combinations.Row, by way: [ExplorationStep]
  ) async throws {
    let tap = change.trace.steps.last?.tap?.withoutContent
    let row = action.key.adding("after \(MapText.line("\(tap.map { "\($0)" } ?? "")"))")
    guard map.rows[row] == nil, let step = way.last, tap != step.tap?.withoutContent else { return }
    let narrator = try await narrator(after: way.dropLast())
    guard narrator.app.context == action.key.context, narrator.app.possibleSteps.contains(step)
    else { return }
    map.rows[row] = WalkedMap.Row(
      effect: await narrator.make(step), usual: .sameAs(action.key), way: way)
  }
}
