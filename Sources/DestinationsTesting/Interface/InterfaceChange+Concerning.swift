internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Whom a change concerns.
extension InterfaceChange {
  /// The place that the change is about, as it is afterwards; nil where it is about a container alone.
  var placeID: UUID? {
    switch self {
    case .insert(let place, _, _, _), .remove(let place, _, _, _), .replace(_, let place, _, _, _):
      place.id
    case .select, .addSlot, .removeSlot, .orderSlots, .restore: nil
    }
  }

  /// The container or presenter; nil for the root.
  var containerID: UUID? {
    switch self {
    case .insert(_, let id, _, _), .remove(_, let id, _, _), .replace(_, _, let id, _, _): id
    case .select(_, let id), .addSlot(_, let id, _), .removeSlot(_, let id),
      .orderSlots(_, let id):
      id
    case .restore: nil
    }
  }
}
