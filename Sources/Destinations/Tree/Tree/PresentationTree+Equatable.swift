extension PresentationTree.Node: Equatable where Payload: Equatable {
  /// Compares arrangement and payload; the order of arrival and the requesters are ignored.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.kind == right.kind && left.payload == right.payload
      && left.parentID == right.parentID && left.slot == right.slot && left.focus == right.focus
      && left.isPassive == right.isPassive && left.slots == right.slots
  }
}

extension PresentationTree: Equatable where Payload: Equatable {
  /// Compares two trees: the same places, with the same payloads, arranged in the same way.
  ///
  /// - Complexity: O(*n*) for *n* places; if one tree was made from the other, the parts that they share
  ///   are skipped 64 places at a time.
  public static func == (left: Self, right: Self) -> Bool {
    left.isAlike(right, where: ==) ?? (left.count == right.count && left.nodes == right.nodes)
  }
}
