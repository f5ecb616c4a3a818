/// The surroundings of a place to which a request leads.
extension TreeStructure {
  /// Returns the payloads of the place to which a link, or else moves from the place `id`, would lead, and of all
  /// places around it, the nearest first.
  func payloads(
    around id: DestinationID? = nil, after moves: [TreeMove<ErasedPayload>] = [],
    following link: LinkMoves? = nil, policy: ModalPolicy
  ) throws(DestinationError) -> [ErasedPayload] {
    var planner = TreePlanner(TreeDraft(self), policy: policy, requesterID: nil)
    var place = id.flatMap { ref(of: $0) } ?? current
    if let link {
      place = try planner.follow(link)
    } else if !moves.isEmpty {
      place = try planner.path(moves, from: place)
    }
    guard let place else { return [] }
    let target = planner.draft.current(within: place)
    return planner.draft.ancestry(of: target).compactMap { planner.draft.payload($0) }
  }
}
