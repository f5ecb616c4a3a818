internal import Observation

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The observable parts of the tree, each made when it is first read.
@MainActor
struct FaceStore {
  private var tree: Face?
  private var current: Face?
  /// Those of single places.
  private var faces: [TreeFace: Face] = [:]

  /// Makes a reading known to whoever observes.
  ///
  /// A part of a place that is not there stands for the whole tree, in which it may come.
  mutating func observe(_ face: TreeFace, isThere: (UUID) -> Bool) {
    switch face {
    case .tree: tree.read()
    case .current: current.read()
    case .children(let id), .tabs(let id), .sheet(let id):
      if faces[face] != nil || isThere(id) { faces[face].read() } else { tree.read() }
    }
  }

  /// Tells those who observe the tree as a whole, or the current place, that it has changed.
  func tell(isCurrentChanged: Bool) {
    tree?.revision += 1
    if isCurrentChanged { current?.revision += 1 }
  }

  /// Tells observers of single places that these have changed.
  func tell(_ changed: Set<TreeFace>) {
    for face in changed { faces[face]?.revision += 1 }
  }

  /// Tells every observer, who is to look at the tree again.
  func tellAll() {
    tell(isCurrentChanged: true)
    for face in faces.values { face.revision += 1 }
  }

  /// Forgets the parts of a place that has left.
  mutating func forget(_ id: UUID) {
    for face in [TreeFace.children(of: id), .tabs(of: id), .sheet(of: id)] { faces[face] = nil }
  }

  /// Whether parts of single places have been read.
  var hasPlaces: Bool { !faces.isEmpty }

  /// How many parts have been read and are not forgotten.
  var count: Int { faces.count + [tree, current].count { $0 != nil } }
}

@Observable
private final class Face {
  var revision = 0
}

extension Face? {
  /// Reads the face, which is made first if need be.
  @MainActor
  fileprivate mutating func read() {
    let face = self ?? Face()
    if self == nil { self = face }
    _ = face.revision
  }
}
