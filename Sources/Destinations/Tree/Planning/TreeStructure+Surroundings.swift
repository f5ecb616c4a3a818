/// The surroundings of a place to which a request leads.
extension TreeStructure {
  /// Returns the payloads of the place to which moves from the place `id` would lead, and of all places around it,
  /// the nearest first.
  func payloads(
    around id: DestinationID?, after moves: [TreeMove<ErasedPayload>], policy: ModalPolicy
  ) throws(DestinationError) -> [ErasedPayload] {
    var planner = TreePlanner(TreeDraft(self), policy: policy, requesterID: nil)
    let from = id.flatMap { ref(of: $0) } ?? current
    return planner.payloads(around: moves.isEmpty ? from : try planner.path(moves, from: from))
  }

  /// Returns the payload of the place to which a link would lead, and those of everything around it, the nearest first.
  func payloads(
    around link: LinkMoves, policy: ModalPolicy
  ) throws(DestinationError) -> [ErasedPayload] {
    var planner = TreePlanner(TreeDraft(self), policy: policy, requesterID: nil)
    return planner.payloads(around: try planner.follow(link))
  }
}

extension TreePlanner {
  fileprivate func payloads(around ref: NodeRef?) -> [ErasedPayload] {
    guard let ref else { return [] }
    return draft.ancestry(of: draft.current(within: ref)).compactMap { draft.payload($0) }
  }
}
