/// A report that the user went back to a place.
///
/// If it is told again and nothing has changed since, it changes nothing. Otherwise a second report
/// of a swipe that has shown a stack would empty the path of the stack.
final class WentBackWork: RequestWork {
  private let id: DestinationID

  init(to id: DestinationID) {
    self.id = id
  }

  override var summary: String { "arrange" }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    let last = (host as? FlowEngine)?.lastWentBack
    if let last, last.id == id, last.version == host.tree.structure.version {
      return ResolvedMove(move: .stay)
    }
    return ResolvedMove(move: .goBackTo(id: id))
  }

  override func committed(
    _ plan: TreePlan<ErasedPayload>, by request: EngineRequest, in engine: FlowEngine
  ) {
    engine.lastWentBack = (id, engine.tree.structure.version)
  }
}
