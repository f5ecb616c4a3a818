/// The steps of a return to a checkpoint that depend on the app's types.
@MainActor
protocol CheckpointSteps: AnyObject {
  /// The return in a few words.
  var summary: String { get }

  /// Whether a host presents a place with the checkpoint.
  func isServed(by host: TreeHost) -> Bool

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove

  func end(isDone: Bool)
}
