internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks the rules of the tree itself.
final class TreeWatch: LawWatch, ChangeWatching {
  private var touched: [UUID] = []

  func take(_ change: InterfaceChange, among places: PresentedPlaces) {
    let (place, container) = change.concerned
    if let place { touched.append(place) }
    if let container { touched.append(container) }
  }

  override var occasions: StepAspects { [.transition, .sixteenth] }

  override func after(_ record: StepRecord) -> Complaint? {
    let violations =
      record.aspects.contains(.sixteenth)
      ? record.places.violations() : record.places.violations(at: touched)
    touched.removeAll(keepingCapacity: true)
    guard let first = violations.first else { return nil }
    return Complaint(
      first, about: "", cure: "report this bug in the library with the steps")
  }
}
