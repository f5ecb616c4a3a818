/// The steps of a journal's entry that depend on the app's types.
@MainActor
protocol JournalSteps: AnyObject {
  /// The request in a word.
  var summary: String { get }

  func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove

  func build(_ context: BuildContext) throws(DestinationError) -> Built

  func committed(_ plan: TreePlan, in engine: FlowEngine)

  func end(isDone: Bool)
}
