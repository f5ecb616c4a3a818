/// The request of another flow that a request carries out here.
@MainActor
final class OriginalRequest {
  let request: EngineRequest

  /// The flow in which the request was made, and in which the request stays open.
  let engine: FlowEngine

  /// Whether the request was handed inward, to an embedded flow, which does not hand it back.
  let isSinking: Bool

  init(_ request: EngineRequest, of engine: FlowEngine, isSinking: Bool) {
    self.request = request
    self.engine = engine
    self.isSinking = isSinking
  }

  /// Refuses a request whose requester has left the flow in which it was made.
  func checkPresence() throws(DestinationError) {
    try engine.checkPresence(of: request)
    try request.original?.checkPresence()
  }
}
