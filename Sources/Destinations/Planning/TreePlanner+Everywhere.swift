/// Moves that concern the whole tree, whoever asks, and acting from another place than the one that asks.
extension TreePlanner {
  /// Dismisses every sheet, in document order of their presenters; where there is none nothing changes.
  ///
  /// - Complexity: O(*n*) for *n* places.
  mutating func dismissEverySheet() -> NodeRef? {
    let (places, first) = (places, departures.count)
    for ref in places where draft.contains(ref) { removeAll(in: .sheet, of: ref) }
    orderDepartures(from: first, by: places)
    return draft.current
  }

  /// Takes every stack back to its bottom, in document order: stacks, and what lies on tabs, columns and sheets.
  ///
  /// - Complexity: O(*n*) for *n* places.
  mutating func popEveryStack() -> NodeRef? {
    let (places, first) = (places, departures.count)
    for ref in places where draft.contains(ref) {
      let record = draft.record(ref)
      for slot in record.slots where slot.name.takesPushes {
        let keepsNone = slot.name == .path && record.kind == .stack
        removeAll(in: slot.name, of: ref, above: keepsNone ? nil : slot.bottom)
      }
    }
    orderDepartures(from: first, by: places)
    return draft.current
  }

  /// Lets what has left be let go as after any move, deepest and last first, wherever it was.
  private mutating func orderDepartures(from first: Int, by places: [NodeRef]) {
    let left = Set(departures[first...])
    departures.replaceSubrange(first..., with: places.reversed().filter(left.contains))
  }

  /// Does a move as if a live place had asked, and shows what it made or revealed.
  mutating func show(
    _ move: TreeMove<ErasedPayload>, from place: NodeRef
  ) throws(DestinationError) -> NodeRef? {
    let landing = try apply(move, from: Optional(place))
    return landing.map { reveal(draft.current(within: $0)) }
  }

  /// All places, in document order.
  private var places: [NodeRef] { draft.root.map { draft.subtree(of: $0) } ?? [] }
}
