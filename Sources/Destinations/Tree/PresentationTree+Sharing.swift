#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What trees have in common that were made from one another: every record that nobody has touched.
///
/// Comparing such trees costs a look at what differs, and a glance at each 64 places of the rest. A place keeps its
/// payload as long as it is there, so a record that is shared stands for the same payload as well.
extension PresentationTree {
  /// The places that came, left or changed between two trees, in no order.
  package func ids(differingFrom other: Self) -> [UUID] {
    structure.nodes.positions(differingFrom: other.structure.nodes).flatMap { ref in
      [structure, other.structure].compactMap { $0.holds(ref) ? $0.id(ref) : nil }
    }
  }

  /// Whether two trees are arranged in the same way, and their places are alike in pairs.
  ///
  /// What both share is alike without being asked.
  /// - Returns: Nil if that cannot be told so quickly, because places stand at other positions.
  package func isAlike(_ other: Self, where areAlike: (Node, Node) -> Bool) -> Bool? {
    guard structure.root == other.structure.root else { return nil }
    var isAlike = true
    for ref in structure.nodes.positions(differingFrom: other.structure.nodes) {
      guard let left = node(ref), let right = other.node(ref),
        structure.record(ref).isArranged(like: other.structure.record(ref))
      else { return nil }
      isAlike = isAlike && areAlike(left, right)
    }
    return isAlike
  }
}

extension NodeRecord {
  /// Whether two records have the same neighbours, at the same positions.
  fileprivate func isArranged(like other: NodeRecord) -> Bool {
    container == other.container && slot == other.slot && below == other.below
      && slots == other.slots
  }
}
