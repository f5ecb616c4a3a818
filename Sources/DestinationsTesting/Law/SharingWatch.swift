internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after what each place has for itself: its interface and its state model.
final class SharingWatch: LawWatch, EventWatching {
  private var owners: [ObjectIdentifier: UUID] = [:]
  private var owned: [UUID: [ObjectIdentifier]] = [:]
  private var complaint: Complaint?

  func take(_ event: NavigationEvent, _ record: StepRecord) {
    switch event.kind {
    case .presented(let id, let route): add(id, route, record)
    case .removed(let id, _):
      for object in owned.removeValue(forKey: id) ?? [] where owners[object] == id {
        owners[object] = nil
      }
    default: break
    }
  }

  private func add(_ id: UUID, _ route: String, _ record: StepRecord) {
    if let interface = record.places.interface(for: id)?.object {
      add(interface, of: id, route, "an interface")
    }
    if let model = record.places.stateModel(for: id) { add(model, of: id, route, "a state model") }
  }

  private func add(_ object: AnyObject, of id: UUID, _ route: String, _ what: String) {
    let key = ObjectIdentifier(object)
    if owners.updateValue(id, forKey: key) != nil { complain(route, what) }
    owned[id, default: []].append(key)
  }

  private func complain(_ route: String, _ what: String) {
    complaint = Complaint(
      "\(route) has \(what) in common with another place", about: route,
      cure: "make it where the place is built, not beside its provider")
  }

  override func after(_ record: StepRecord) -> Complaint? { complaint }
}

extension DestinationInterfacing {
  /// The interface, if it is an object.
  var object: AnyObject? {
    Self.self is AnyClass ? self as AnyObject : nil
  }
}
