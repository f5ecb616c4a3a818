internal import Destinations

/// Trying actions that replace the whole tree, such as logging out, after changes of objects that may outlive it.
extension MapWalker {
  /// The actions that replace the whole tree, and those that change shared objects.
  struct Endings {
    fileprivate var actions: [(key: MapKey, trace: ExplorationTrace)] = []
    fileprivate var changes: [(tap: ExplorationTap, trace: ExplorationTrace)] = []

    @MainActor
    mutating func note(
      _ step: ExplorationStep, at key: MapKey, after trace: ExplorationTrace, _ narrator: Narrator
    ) {
      guard let tap = step.tap?.withoutContent else { return }
      if narrator.hasReplacedRoot {
        actions.append((key, trace))
      } else if narrator.hasChangedSharedModels, !changes.contains(where: { $0.tap == tap }) {
        changes.append((tap, trace))
      }
    }
  }

  /// Tries each action that replaces the whole tree after each change of a shared object; the app is restarted in
  /// between, so that the action is reached in its usual way.
  func tryEndings() async throws {
    for (key, trace) in endings.actions {
      for (tap, change) in endings.changes {
        let way = change.steps + [.restart] + trace.steps
        let narrator = narrator(
          of: try await explorer.app(
            after: ExplorationTrace(way.dropLast()), isPatient: isPatient))
        guard let step = way.last, narrator.app.context == key.context,
          narrator.app.possibleSteps.contains(step)
        else { continue }
        let row = key.adding("after \(MapText.line("\(tap)"))")
        guard map.rows[row] == nil else { continue }
        map.rows[row] = WalkedMap.Row(
          effect: await narrator.make(step), usual: .sameAs(key), way: ExplorationTrace(way))
      }
    }
  }
}
