internal import Destinations

/// A place that has left, with the objects that must be released with it, held weakly.
@MainActor
struct ReleasedParts {
  struct Part {
    let role: String
    weak var object: AnyObject?
  }

  let id: DestinationID
  let name: String
  /// The number of the step in which it left.
  let step: Int
  private var parts: [Part]

  init(_ place: ReleasedPlace, inStep step: Int) {
    id = place.id
    name = "\(place.route) \(TreeTextToken.id(place.id))"
    self.step = step
    parts = place.parts.filter { !($0.object is any OutlivingPlaces) }
      .map { Part(role: $0.role, object: $0.object) }
  }

  /// The objects that have not been released, each with its role.
  func remaining(except kept: Set<ObjectIdentifier>) -> [(role: String, id: ObjectIdentifier)] {
    parts.compactMap { part in
      guard let object = part.object, !kept.contains(ObjectIdentifier(object)) else { return nil }
      return (part.role, ObjectIdentifier(object))
    }
  }
}
