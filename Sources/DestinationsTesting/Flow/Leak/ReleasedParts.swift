internal import Destinations

/// An object that must be released, held weakly.
struct ReleasedPart {
  let name: String
  weak var object: AnyObject?
}

/// A place that has left, with the objects that must be released with it.
@MainActor
struct ReleasedParts {
  let id: DestinationID
  let name: String
  /// The number of the step in which the place left.
  let step: Int
  private var parts: [ReleasedPart]
  /// Builds a place with the same route again, and returns its interactors; nil once these are known.
  private var interactorsAgain: (@MainActor () -> [AnyObject])?

  init(
    _ place: Site, inStep step: Int,
    interactorsAgain: @escaping @MainActor () -> [AnyObject]
  ) {
    self.interactorsAgain = interactorsAgain
    id = place.id
    name = "\(place.routeName) \(TreeTextToken.id(place.id))"
    self.step = step
    parts = place.parts.filter { !($0.object is any OutlivingPlaces) }
      .map { ReleasedPart(name: $0.role, object: $0.object) }
  }

  /// Returns the interactors that have not been released because the setup keeps them: the provider gives each of them
  /// to another place for the same route, too.
  mutating func interactorsOfSetup(except kept: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
    let left = remaining(except: kept).filter { $0.role.hasPrefix("interactor") }.map(\.id)
    guard !left.isEmpty, let interactors = interactorsAgain?() else { return [] }
    interactorsAgain = nil
    return Set(left).intersection(interactors.map { ObjectIdentifier($0) })
  }

  /// Returns the objects that have not been released, each with its role.
  func remaining(except kept: Set<ObjectIdentifier>) -> [(role: String, id: ObjectIdentifier)] {
    parts.compactMap { part in
      guard let object = part.object, !kept.contains(ObjectIdentifier(object)) else { return nil }
      return (part.name, ObjectIdentifier(object))
    }
  }
}
