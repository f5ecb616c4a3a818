internal import Observation

/// The observable parts of the tree, each created when it is first read.
@MainActor
final class FaceStore {
  private var faces: [TreeFace: Face] = [:]

  /// Whether parts of single places have been read.
  var hasPlaces: Bool {
    count > 2 || faces.keys.contains { $0.placeID != nil }
  }

  /// Registers a read of a part with its observers.
  ///
  /// A part of a place that does not exist stands for the whole tree, where the place may still arrive.
  func observe(_ face: TreeFace, isThere: (DestinationID) -> Bool) {
    made(face, isThere: isThere).read()
  }

  private func made(_ face: TreeFace, isThere: (DestinationID) -> Bool) -> Face {
    if let known = faces[face] { return known }
    if let id = face.placeID, !isThere(id) { return made(.tree, isThere: isThere) }
    let new = Face()
    faces[face] = new
    return new
  }

  /// Notifies observers of the whole tree, and of the current place if it has changed.
  func tell(isCurrentChanged: Bool) {
    if faces.isEmpty { return }
    faces[.tree]?.change()
    if isCurrentChanged { faces[.current]?.change() }
  }

  /// Notifies observers of parts of single places.
  func tell(_ changed: Set<TreeFace>) {
    for face in changed { faces[face]?.change() }
  }

  /// Notifies every observer, so that all of them read the tree again.
  func tellAll() {
    tell(isCurrentChanged: true)
    for (part, face) in faces where part.placeID != nil { face.change() }
  }

  /// Removes the parts of a place that has left.
  func forget(_ id: DestinationID) {
    for face in [TreeFace.children(of: id), .tabs(of: id), .sheet(of: id)] { faces[face] = nil }
  }

  /// The number of parts that have been read and not removed.
  var count: Int { faces.count }
}

extension TreeFace {
  /// The place that it is a part of; nil if it is one of the whole tree.
  fileprivate var placeID: DestinationID? {
    switch self {
    case .tree, .current: nil
    case .children(let id), .tabs(let id), .sheet(let id): id
    }
  }
}

/// An observable part; its value is read from the tree.
private final class Face: Observable {
  private let registrar = ObservationRegistrar()

  /// Whether it was read since its last change; every observer has read it, and is notified once.
  private var isRead = false

  /// Stands for the value that is read.
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
