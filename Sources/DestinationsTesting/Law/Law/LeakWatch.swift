internal import Destinations

/// Checks that everything that has left is released once the app is idle.
final class LeakWatch: LawWatch {
  /// The objects of the places that have left, each with the route of its place.
  private var departed: [(route: String, part: ReleasedPart)] = []

  override func take(_ place: Site) {
    // The state of an interface exists for as long as the interface.
    let objects: [(String, AnyObject?)] = [
      ("destination", place.destination), ("interface", place.interface?.state),
      ("state model", place.stateModel),
    ]
    departed += objects.map { (place.routeName, ReleasedPart(name: $0, object: $1)) }
  }

  override var isWaiting: Bool { departed.contains { $0.part.object != nil } }

  override func after(_ record: StepRecord) -> Complaint? {
    record.isIdle ? complaint() : nil
  }

  override func atEnd(_ record: StepRecord) -> Complaint? { complaint() }

  private func complaint() -> Complaint? {
    defer { departed.removeAll(keepingCapacity: true) }
    for (route, part) in departed where part.object != nil {
      return Complaint(
        "the \(part.name) of \(route) was not released after it had left", about: route,
        cure:
          "capture it weakly in closures, tasks and services, and release it in cleanupResources()")
    }
    return nil
  }
}
