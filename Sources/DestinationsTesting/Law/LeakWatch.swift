internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after what has left: once the app is at rest, nothing of it is there any more.
final class LeakWatch: LawWatch, EventWatching {
  /// The objects of a place, none of them kept.
  private struct Remains {
    let route: String
    weak var destination: AnyObject?
    weak var interface: AnyObject?
    weak var model: AnyObject?

    var what: String? {
      if destination != nil { return "the destination" }
      if interface != nil { return "the interface" }
      return model == nil ? nil : "the state model"
    }
  }

  private var present: [UUID: Remains] = [:]
  private var departed: [Remains] = []

  func take(_ event: NavigationEvent, _ record: StepRecord) {
    switch event.kind {
    case .presented(let id, let route): present[id] = remains(id, route, record)
    case .removed(let id, _): present.removeValue(forKey: id).map { departed.append($0) }
    default: break
    }
  }

  private func remains(_ id: UUID, _ route: String, _ record: StepRecord) -> Remains {
    let places = record.places
    return Remains(
      route: route, destination: places.destination(for: id),
      interface: places.interface(for: id)?.object, model: places.stateModel(for: id))
  }

  override var isWaiting: Bool { departed.contains { $0.what != nil } }

  override func after(_ record: StepRecord) -> Complaint? {
    guard record.isAtRest, !departed.isEmpty else { return nil }
    return complaint()
  }

  override func atEnd(_ record: StepRecord) -> Complaint? { complaint() }

  private func complaint() -> Complaint? {
    defer { departed.removeAll(keepingCapacity: true) }
    for remains in departed {
      guard let what = remains.what else { continue }
      return Complaint(
        "\(what) of \(remains.route) is still there after it has left", about: remains.route,
        cure: "capture it weakly in closures, tasks and services, and let go in cleanupResources()")
    }
    return nil
  }
}
