internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after the tree's own rules.
final class TreeWatch: LawWatch, TransitionWatching {
  private var touched: [UUID] = []

  func take(_ transition: InterfaceTransition, _ record: StepRecord) {
    for change in transition.changes { touched += change.concernedIDs }
  }

  override func after(_ record: StepRecord) -> Complaint? {
    let violations: [String]
    if record.isSample(every: 16) {
      violations = record.places.violations()
    } else if touched.isEmpty {
      return nil
    } else {
      violations = record.places.violations(at: touched)
    }
    touched.removeAll(keepingCapacity: true)
    guard let first = violations.first else { return nil }
    return Complaint(
      first, about: "", cure: "report this with the steps; it is the library's fault")
  }
}

extension InterfaceChange {
  /// The place that the change is about and its container.
  fileprivate var concernedIDs: [UUID] {
    switch self {
    case .insert(let place, let parent, _, _), .remove(let place, let parent, _, _),
      .replace(_, let place, let parent, _, _):
      parent.map { [place.id, $0] } ?? [place.id]
    case .select(_, let parent), .addSlot(_, let parent, _), .removeSlot(_, let parent),
      .orderSlots(_, let parent):
      [parent]
    case .restore: []
    }
  }
}
