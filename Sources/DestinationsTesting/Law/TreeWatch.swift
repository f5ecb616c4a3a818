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
    for change in transition.changes {
      if let id = change.placeID { touched.append(id) }
      if let id = change.containerID { touched.append(id) }
    }
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
