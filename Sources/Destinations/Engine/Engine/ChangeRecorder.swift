/// Records what each transition changes; the subclass knows the app's types.
@MainActor
class ChangeRecorder {
  /// Called before a plan is committed, to record the places that leave.
  func willCommit(_ plan: TreePlan, in engine: FlowEngine) {}

  /// Called after a plan was committed, to add the arrived places and finish the entry.
  func didCommit(_ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine) {}
}
