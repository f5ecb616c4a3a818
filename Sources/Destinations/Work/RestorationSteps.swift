/// The steps of a restoration that depend on the app's types.
@MainActor
protocol RestorationSteps: AnyObject {
  /// The rows to restore, for a snapshot taken while the request is held.
  var rows: [NavigationSnapshot.Row] { get }

  /// The usual start, once it is known that nothing is restored.
  var start: RequestWork? { get }

  /// The request to run while a guard holds this one and nothing is presented.
  var standIn: RequestWork { get }

  func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove

  func build(_ context: BuildContext) throws(DestinationError) -> Built

  func committed(
    _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine)

  /// Whether there is another way after a refusal.
  func triesAgain(after error: DestinationError, in engine: FlowEngine) -> Bool

  func end(isDone: Bool)
}
