#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A part of the tree that can be observed separately.
enum TreeFace: Hashable {
  /// The current place.
  case current
  /// The content of a container's own slots.
  case children(of: UUID)
  /// The tabs or columns of a container, and the focused one.
  case tabs(of: UUID)
  /// The sheet of a place.
  case sheet(of: UUID)
  /// Everything.
  case tree
}
