internal import Observation

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The observable parts of the tree, each made when it is first read.
@MainActor
struct FaceStore {
  private var faces: [TreeFace: Face] = [:]

  /// Makes a reading known to whoever observes.
  mutating func observe(_ face: TreeFace) {
    let found = faces[face] ?? Face()
    faces[face] = found
    _ = found.revision
  }

  /// Tells observers that parts have changed.
  func tell(_ changed: Set<TreeFace>) {
    for face in changed { faces[face]?.revision += 1 }
  }

  /// Forgets the parts of a place that has left.
  mutating func forget(_ id: UUID) {
    for face in [TreeFace.children(of: id), .tabs(of: id), .sheet(of: id)] { faces[face] = nil }
  }

  /// Whether any part has been read.
  var isEmpty: Bool { faces.isEmpty }
}

@Observable
private final class Face {
  var revision = 0
}
