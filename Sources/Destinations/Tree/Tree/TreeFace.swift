/// A part of the tree that can be observed separately.
enum TreeFace: Hashable {
  /// The current place.
  case current
  /// The content of a container's own slots.
  case children(of: DestinationID)
  /// The tabs or columns of a container, and the focused one.
  case tabs(of: DestinationID)
  /// The sheet of a place.
  case sheet(of: DestinationID)
  /// The whole tree.
  case tree
}
