extension RequestWork {
  /// Returns a request to answer and leave, however the place was presented.
  ///
  /// The place that was asked leaves: it is the requester, a container around it, or the host of its flow.
  static func finishing(with answer: PlaceAnswer) -> RequestWork {
    let name = "finish \(answer.key.name)"
    let make: DeferredWork.Make = { (host, asker) throws(DestinationError) in
      guard let engine = host as? FlowEngine, let id = asker ?? host.tree.currentID else {
        throw DestinationError(.noTree, "Nothing is presented yet.")
      }
      if engine.asked(by: answer, from: id).isEmpty, engine.outerAsked(by: answer) != nil {
        throw DestinationError(.noMatchingPlace, "A place of an outer flow was asked.")
      }
      let leaving = engine.place(finishing: answer, from: id)
      let name = "Place \(TreeTextToken.id(leaving)) cannot finish because it is"
      guard let ref = host.tree.structure.ref(of: leaving) else {
        throw DestinationError(.targetGone, "\(name) not presented.")
      }
      guard let moves = host.tree.structure.ending(ref)?.moves else {
        throw DestinationError(.lastPlace, "\(name) the root.")
      }
      answer.leavingID = leaving
      return .arranging(moves.count == 1 ? moves[0] : .path(moves)).answering(answer)
    }
    return RequestWork(DeferredWork(name, isServed: { _ in true }, make: make))
  }
}
