/// A request of another flow, carried out here.
final class HandedOverWork: RequestWork {
  let request: EngineRequest
  /// The flow in which it was made.
  let source: FlowEngine
  private let isSinking: Bool

  init(_ request: EngineRequest, of source: FlowEngine, isSinking: Bool) {
    self.request = request
    self.source = source
    self.isSinking = isSinking
  }

  override var summary: String { request.work.summary }

  override var beginsAnew: Bool { request.work.beginsAnew }

  /// A request that was handed to an embedded flow is not handed back.
  override var staysHere: Bool { isSinking }

  override var answer: (value: Answer, placeID: DestinationID)? { request.work.answer }

  override func isServed(by host: TreeHost) -> Bool { request.work.isServed(by: host) }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    try source.checkPresence(of: request, in: TreeDraft(source.tree.structure))
    request.work.asker = asker
    return try request.work.resolve(in: host)
  }

  override func build(_ context: BuildContext) throws(DestinationError) -> Built {
    try request.work.build(context)
  }

  override var mustAsk: Bool { request.work.mustAsk }

  override func ask(
    _ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void
  ) {
    request.work.ask(context, built, whenAnswered: whenAnswered)
  }

  override func resolveAnswered(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    try source.checkPresence(of: request, in: TreeDraft(source.tree.structure))
    return try request.work.resolveAnswered(in: host)
  }
}
