/// Moves of the whole tree, independent of the requester, and moves that start from another place.
extension TreePlanner {
  /// Dismisses every sheet, in document order of their presenters; changes nothing if there is none.
  ///
  /// - Complexity: O(*n*) for *n* places.
  mutating func dismissEverySheet() -> NodeRef? {
    let (places, first) = (places, departures.count)
    for ref in places where draft.contains(ref) { removeAll(in: .sheet, of: ref) }
    orderDepartures(from: first, by: places)
    return draft.current
  }

  /// Pops every stack to its bottom, in document order, including the slots of tabs, columns and sheets.
  ///
  /// - Complexity: O(*n*) for *n* places.
  mutating func popEveryStack() -> NodeRef? {
    let (places, first) = (places, departures.count)
    for ref in places where draft.contains(ref) {
      for slot in draft.record(ref).slots where slot.name.takesPushes {
        popToRoot(in: slot.name, of: ref)
      }
    }
    orderDepartures(from: first, by: places)
    return draft.current
  }

  /// Puts the departures in the usual order, deepest and last first, over the whole tree.
  private mutating func orderDepartures(from first: Int, by places: [NodeRef]) {
    let left = Set(departures.dropFirst(first))
    departures = .several(departures.prefix(first) + places.reversed().filter(left.contains))
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

  /// All places, in document order.
  private var places: [NodeRef] { draft.root.map { draft.subtree(of: $0) } ?? [] }
}
