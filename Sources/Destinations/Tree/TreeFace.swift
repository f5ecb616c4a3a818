#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A part of the tree that can be observed by itself.
enum TreeFace: Hashable {
  /// The current place.
  case current
  /// What a container has in its own slots.
  case children(of: UUID)
  /// The tabs or columns of a container, and which is focused.
  case tabs(of: UUID)
  /// The sheet of a place.
  case sheet(of: UUID)
  /// Everything.
  case tree
}
