/// A request of a place to answer and leave, however it was presented.
final class FinishWork: RequestWork {
  /// The place that leaves, which is the one that was asked.
  private let placeID: DestinationID
  private let given: Answer
  private let link: HostLink

  init(_ placeID: DestinationID, with answer: Answer, in engine: FlowEngine) {
    self.placeID = placeID
    given = answer
    link = engine.link
  }

  override var summary: String { "finish \(given.keyName)" }

  override var answer: (value: Answer, placeID: DestinationID)? { (given, placeID) }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    let structure = host.tree.structure
    guard let ref = structure.ref(of: placeID) else {
      let reason = "Place \(TreeTextToken.id(placeID)) cannot finish because it is not presented."
      throw DestinationError(.targetGone, reason)
    }
    guard let moves = structure.ending(ref)?.moves else {
      let reason = "Place \(TreeTextToken.id(placeID)) cannot finish because it is the root."
      throw DestinationError(.lastPlace, reason)
    }
    return ResolvedMove(move: moves.count == 1 ? moves[0] : .path(moves))
  }

  override func end(isDone: Bool) {
    if isDone { link.engine?.tell(of: given, at: placeID) }
  }
}
