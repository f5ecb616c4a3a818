internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks that a single gesture presents nothing twice, including what it causes until the app is
/// idle.
final class TwinWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  /// The places that have arrived because of a step's gesture.
  private var arrivals: [PresentedPlace] = []
  private var number = 0

  override var occasions: StepAspects { .arrival }

  override func after(_ record: StepRecord) -> Complaint? {
    guard record.isActionAlone else { return nil }
    if number != record.actionNumber { arrivals.removeAll(keepingCapacity: true) }
    arrivals += record.arrivals
    number = record.actionNumber
    guard arrivals.count > 1 else { return nil }
    for (index, arrival) in arrivals.enumerated() {
      for other in arrivals[..<index] where other.route == arrival.route {
        if isTwin(other.id, arrival.id) { return complaint(arrival.route) }
      }
    }
    return nil
  }

  /// Whether two places have the same content and are in the same slot.
  private func isTwin(_ left: UUID, _ right: UUID) -> Bool {
    let tree = moment.tree
    guard let left = tree.node(id: left), let right = tree.node(id: right) else { return false }
    return left.payload == right.payload && left.parentID == right.parentID
      && left.slot == right.slot
  }

  private func complaint(_ route: String) -> Complaint {
    Complaint(
      "one gesture presented \(route) twice", about: route,
      cure: "present from the place itself, so that its second request is refused")
  }
}
