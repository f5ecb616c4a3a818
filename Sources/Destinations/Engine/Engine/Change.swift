extension FlowEngine {
  /// A committed change, with the places that it concerns.
  struct Change: ~Copyable {
    /// The plan, by positions in the tree.
    let plan: TreePlan
    let resolved: ResolvedMove
    /// New places, containers before what they contain.
    let arriving: Few<Site>
    /// Places visible before and not after, in the order of their hooks.
    let hiding: Few<Site>
    /// Places that the middle of a path brought and its end covers.
    let passing: Few<Site>
    /// Places visible after and not before, in the order of their hooks.
    let showing: Few<Site>
    /// Places that have left, deepest and last first.
    let leaving: Few<Site>
    /// The tab bars whose selected tab has changed, with the name of the new one.
    let selectedTabs: Few<(container: NodeRef, name: String)>
    let landing: DestinationID?

  }
}

extension TreePlan {
  /// Whether the current place changes; a new place may have the position of one that left.
  var isCurrentChanged: Bool {
    currentBefore != currentAfter
      || currentAfter.map { ref in arrivals.contains { $0.ref == ref } } ?? true
  }
}

/// Records what each transition changes; the subclass knows the app's types.
@MainActor
class ChangeRecorder {
  /// Called before a plan is committed, to record the places that leave.
  func willCommit(_ plan: TreePlan, in engine: FlowEngine) {}

  /// Called after a plan was committed, to add the arrived places and finish the entry.
  func didCommit(_ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine) {}
}
