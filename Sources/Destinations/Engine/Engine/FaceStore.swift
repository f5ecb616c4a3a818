internal import Observation

/// The observable parts of the tree; those of single places are created when they are first read.
@MainActor
package final class FaceStore {
  private let tree = Face()
  private let current = Face()
  private var places: [TreeFace: Face] = [:]

  /// The number of parts of single places that have been read and not removed.
  package var count: Int { places.count }

  /// Whether `count` is zero.
  var isEmpty: Bool { places.isEmpty }

  /// Registers a read of a part with its observers.
  ///
  /// For a place that does not exist, a read of the whole tree is registered, because the place may still arrive.
  func observe(_ face: TreeFace, isThere: (DestinationID) -> Bool) {
    switch face {
    case .tree: tree.read()
    case .current: current.read()
    case .children(let id), .tabs(let id), .sheet(let id):
      if places[face] == nil, isThere(id) { places[face] = Face() }
      (places[face] ?? tree).read()
    }
  }

  /// Notifies observers of the whole tree, and of the current place if it has changed.
  func tell(isCurrentChanged: Bool) {
    tree.change()
    if isCurrentChanged { current.change() }
  }

  /// Notifies observers of parts of single places.
  func tell(_ changed: Set<TreeFace>) {
    for face in changed { places[face]?.change() }
  }

  /// Notifies every observer, so that all of them read the tree again.
  func tellAll() {
    tell(isCurrentChanged: true)
    for face in places.values { face.change() }
  }

  /// Removes the parts of a place that has left.
  func forget(_ id: DestinationID) {
    for face in [TreeFace.children(of: id), .tabs(of: id), .sheet(of: id)] { places[face] = nil }
  }
}

/// An observable part; its value is read from the tree.
final class Face: Observable {
  private let registrar = ObservationRegistrar()

  /// Whether the value was read since its last change; without a read, no observer waits for a change.
  private var isRead = false

  /// A placeholder for the value that is read.
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
