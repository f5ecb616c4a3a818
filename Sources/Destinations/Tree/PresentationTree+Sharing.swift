/// Comparing trees that share storage: a record that no change has touched is the same object in both.
///
/// Such a comparison examines the pages that differ, and one mark for each 64 other places. A place keeps
/// its payload as long as it is presented, so a shared record also means the same payload.
extension PresentationTree {
  /// The places that arrived, left or changed between two trees, in no order.
  package func ids(differingFrom other: Self) -> [DestinationID] {
    structure.nodes.positions(differingFrom: other.structure.nodes).flatMap { ref in
      [structure, other.structure].compactMap { $0.holds(ref) ? $0.id(ref) : nil }
    }
  }

  /// Whether two trees have the same arrangement, with pairs of places that are alike.
  ///
  /// Places that both trees share, or that are the same in both, count as alike without calling the closure.
  /// - Returns: Nil if places are at different positions, which this comparison cannot decide.
  package func isAlike(_ other: Self, where areAlike: (Node, Node) -> Bool) -> Bool? {
    guard structure.root == other.structure.root else { return nil }
    var isAlike = true
    for ref in structure.nodes.positions(differingFrom: other.structure.nodes) {
      if structure.isSame(at: ref, in: other.structure) { continue }
      guard let left = node(ref), let right = other.node(ref),
        structure.record(ref).isArranged(like: other.structure.record(ref))
      else { return nil }
      isAlike = isAlike && areAlike(left, right)
    }
    return isAlike
  }
}

extension TreeStructure {
  /// Whether both trees have the same place at a position, in the same arrangement, without reading its payload.
  fileprivate func isSame(at ref: NodeRef, in other: TreeStructure) -> Bool {
    guard holds(ref), other.holds(ref), id(ref) == other.id(ref) else { return false }
    let (left, right) = (record(ref), other.record(ref))
    return left.kind == right.kind && left.focus == right.focus
      && left.isPassive == right.isPassive && left.isArranged(like: right)
      && payload(ref)?.keeper === other.payload(ref)?.keeper
  }
}

extension NodeRecord {
  /// Whether two records have the same neighbours, at the same positions.
  fileprivate func isArranged(like other: NodeRecord) -> Bool {
    container == other.container && slot == other.slot && below == other.below
      && slots == other.slots
  }
}
