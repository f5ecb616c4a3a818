internal import Observation

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The observable parts of the tree, each made when it is first read.
@MainActor
final class FaceStore {
  private var tree: Face?
  private var current: Face?
  /// Those of single places.
  private var faces: [TreeFace: Face] = [:]
  /// Whether parts of single places have been read.
  private(set) var hasPlaces = false

  /// Makes a reading known to whoever observes.
  ///
  /// A part of a place that is not there stands for the whole tree, in which it may come.
  func observe(_ face: TreeFace, isThere: (UUID) -> Bool) {
    made(face, isThere: isThere).read()
  }

  private func made(_ face: TreeFace, isThere: (UUID) -> Bool) -> Face {
    switch face {
    case .tree:
      if let tree { return tree }
      let new = Face()
      tree = new
      return new
    case .current:
      if let current { return current }
      let new = Face()
      current = new
      return new
    case .children(let id), .tabs(let id), .sheet(let id):
      if let known = faces[face] { return known }
      guard isThere(id) else { return made(.tree, isThere: isThere) }
      let new = Face()
      faces[face] = new
      hasPlaces = true
      return new
    }
  }

  /// Tells those who observe the tree as a whole, or the current place, that it has changed.
  func tell(isCurrentChanged: Bool) {
    tree?.change()
    if isCurrentChanged { current?.change() }
  }

  /// Tells observers of single places that these have changed.
  func tell(_ changed: Set<TreeFace>) {
    for face in changed { faces[face]?.change() }
  }

  /// Tells every observer, who is to look at the tree again.
  func tellAll() {
    tell(isCurrentChanged: true)
    for face in faces.values { face.change() }
  }

  /// Forgets the parts of a place that has left.
  func forget(_ id: UUID) {
    for face in [TreeFace.children(of: id), .tabs(of: id), .sheet(of: id)] { faces[face] = nil }
    hasPlaces = !faces.isEmpty
  }

  /// How many parts have been read and are not forgotten.
  var count: Int { faces.count + [tree, current].count { $0 != nil } }
}

/// Something that changes and can be observed; what it is, is read from the tree.
private final class Face: Observable {
  private let registrar = ObservationRegistrar()

  /// Whether it was read since it changed last; whoever observes it has done so, and is told once.
  private var isRead = false

  /// Stands for whatever is read.
  private var content: Void { () }

  func read() {
    isRead = true
    registrar.access(self, keyPath: \.content)
  }

  func change() {
    guard isRead else { return }
    isRead = false
    registrar.withMutation(of: self, keyPath: \.content) {}
  }
}
