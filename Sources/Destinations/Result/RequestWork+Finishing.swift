extension RequestWork {
  /// A request of a place to answer and leave, however it was presented.
  ///
  /// - Parameters:
  ///   - placeID: The place that leaves, which is the one that was asked.
  ///   - answer: Its answer.
  /// - Returns: The request.
  static func finishing(_ placeID: DestinationID, with answer: Answer) -> RequestWork {
    .deferred("finish \(answer.keyName)") { (host) throws(DestinationError) in
      .arranging(try host.tree.structure.finishing(placeID))
    }.answering(GivenAnswer(answer, ofLeaving: placeID))
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
