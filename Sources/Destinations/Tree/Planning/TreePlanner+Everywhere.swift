/// Moves of the whole tree, independent of the requester, and moves that start from another place.
extension TreePlanner {
  /// Dismisses every sheet, in document order of their presenters; changes nothing if there is none.
  ///
  /// - Complexity: O(*n*) for *n* places.
  mutating func dismissEverySheet() -> NodeRef? {
    everywhere { planner, ref in planner.removeAll(in: .sheet, of: ref) }
  }

  /// Pops every stack to its bottom, in document order, including the slots of tabs, columns and sheets.
  ///
  /// - Complexity: O(*n*) for *n* places.
  mutating func popEveryStack() -> NodeRef? {
    everywhere { planner, ref in
      for slot in planner.draft.record(ref).slots where slot.name.takesPushes {
        planner.popToRoot(in: slot.name, of: ref)
      }
    }
  }

  /// Changes all places that are still there, and puts the departures in the usual order, deepest and last
  /// first, over the whole tree.
  private mutating func everywhere(_ change: (inout TreePlanner, NodeRef) -> Void) -> NodeRef? {
    let (places, first) = (draft.root.map { draft.subtree(of: $0) } ?? [], departures.count)
    for ref in places where draft.contains(ref) { change(&self, ref) }
    let left = Set(departures.dropFirst(first))
    departures = .several(departures.prefix(first) + places.reversed().filter(left.contains))
    return draft.current
  }

  /// Applies a move with a live place as the requester, and shows the place that it created or revealed.
  mutating func show<Payload>(
    _ move: TreeMove<Payload>, from id: DestinationID
  ) throws(DestinationError) -> NodeRef? {
    var (move, place) = (move, try node(id))
    while case .showing(let inner, let id) = move { (move, place) = (inner, try node(id)) }
    let landing = try apply(move, from: place)
    return landing.map { reveal(draft.current(within: $0)) }
  }
}
