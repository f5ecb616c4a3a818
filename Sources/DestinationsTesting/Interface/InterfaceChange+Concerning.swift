internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The places that a change concerns.
extension InterfaceChange {
  /// The place that the change is about, if any, and its container or presenter, which is nil for
  /// the root.
  var concerned: (place: UUID?, container: UUID?) {
    switch self {
    case .insert(let place, let id, _, _), .remove(let place, let id, _, _),
      .replace(_, let place, let id, _, _):
      (place.id, id)
    case .select(_, let id), .addSlot(_, let id, _), .removeSlot(_, let id),
      .orderSlots(_, let id):
      (nil, id)
    case .restore: (nil, nil)
    }
  }
}
