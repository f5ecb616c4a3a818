internal import Destinations

/// Checks that everything that has left is released once the app is idle.
final class LeakWatch: LawWatch {
  /// The objects of a place, held weakly.
  private struct Remains {
    let route: String
    weak var destination: AnyObject?
    /// The state of its interface, which exists for as long as the interface.
    weak var interface: AnyObject?
    weak var model: AnyObject?

    var what: String? {
      if destination != nil { return "the destination" }
      if interface != nil { return "the interface" }
      return model == nil ? nil : "the state model"
    }
  }

  private var departed: [Remains] = []

  override func take(_ place: Site) {
    departed.append(
      Remains(
        route: place.routeName, destination: place.destination, interface: place.interface?.state,
        model: place.stateModel))
  }

  override var isWaiting: Bool { departed.contains { $0.what != nil } }

  override func after(_ record: StepRecord) -> Complaint? {
    record.isIdle ? complaint() : nil
  }

  override func atEnd(_ record: StepRecord) -> Complaint? { complaint() }

  private func complaint() -> Complaint? {
    defer { departed.removeAll(keepingCapacity: true) }
    for remains in departed {
      guard let what = remains.what else { continue }
      return Complaint(
        "\(what) of \(remains.route) was not released after it had left", about: remains.route,
        cure:
          "capture it weakly in closures, tasks and services, and release it in cleanupResources()")
    }
    return nil
  }
}
