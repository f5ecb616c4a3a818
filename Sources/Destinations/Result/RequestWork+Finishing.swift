extension RequestWork {
  /// A request to answer and leave, however the place was presented.
  ///
  /// The place that was asked leaves: it is the requester or a container around it.
  static func finishing(with answer: PlaceAnswer) -> RequestWork {
    let work = DeferredWork("finish \(answer.keyName)") { (host, asker) throws(DestinationError) in
      guard let engine = host as? FlowEngine, let id = asker ?? host.tree.currentID else {
        throw DestinationError(.noTree, "Nothing is presented yet.")
      }
      let leaving = engine.place(finishing: answer, from: id)
      return .arranging(try host.tree.structure.finishing(leaving))
        .answering(GivenAnswer(answer, ofLeaving: leaving))
    }
    return RequestWork(work)
  }
}

extension TreeStructure {
  /// Returns the move with which a place leaves, however it was presented.
  fileprivate func finishing(
    _ placeID: DestinationID
  ) throws(DestinationError) -> TreeMove<ErasedPayload> {
    guard let ref = ref(of: placeID) else {
      let reason = "Place \(TreeTextToken.id(placeID)) cannot finish because it is not presented."
      throw DestinationError(.targetGone, reason)
    }
    guard let moves = ending(ref)?.moves else {
      let reason = "Place \(TreeTextToken.id(placeID)) cannot finish because it is the root."
      throw DestinationError(.lastPlace, reason)
    }
    return moves.count == 1 ? moves[0] : .path(moves)
  }
}
