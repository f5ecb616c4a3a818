/// The steps of a request that has an effect once it is done, such as a return to a checkpoint.
@MainActor
protocol EffectSteps: AnyObject {
  /// The request in a few words.
  var summary: String { get }

  /// Whether another flow may carry out the request.
  func isServed(by host: TreeHost) -> Bool

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove

  func end(isDone: Bool)
}
