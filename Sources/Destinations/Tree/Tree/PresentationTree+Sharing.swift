/// Comparing trees that share storage: a record that no change has touched is the same object in both.
///
/// Such a comparison examines the pages that differ, and one mark for each 64 other places. A place keeps
/// its payload as long as it is presented, so a shared record also means the same payload.
extension PresentationTree {
  /// Returns the places that arrived, left or changed between two trees, in no order.
  package func ids(differingFrom other: Self) -> [DestinationID] {
    structure.positions(differingFrom: other.structure).flatMap { ref in
      [structure, other.structure].compactMap { $0.holds(ref) ? $0.id(ref) : nil }
    }
  }

  /// Returns whether two trees have the same arrangement, with pairs of places that are alike.
  ///
  /// Places that both trees share count as alike without calling the closure.
  /// - Returns: Nil if places are at different positions, because this comparison then decides nothing.
  package func isAlike(_ other: Self, where areAlike: (Node, Node) -> Bool) -> Bool? {
    guard structure.root == other.structure.root else { return nil }
    var isAlike = true
    for ref in structure.positions(differingFrom: other.structure) {
      guard let left = node(ref), let right = other.node(ref),
        structure.record(ref).isArranged(like: other.structure.record(ref))
      else { return nil }
      isAlike = isAlike && areAlike(left, right)
    }
    return isAlike
  }
}

extension NodeRecord {
  /// Returns whether two records have the same neighbours, at the same positions.
  fileprivate func isArranged(like other: NodeRecord) -> Bool {
    container == other.container && slot == other.slot && below == other.below
      && slots == other.slots
  }
}
