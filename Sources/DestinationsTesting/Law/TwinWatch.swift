internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Looks after single gestures, with what comes of them while the app rests: nothing comes twice.
final class TwinWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType>, StepWatching {
  private var arrivals: [PresentedPlace] = []
  /// Whether what comes now comes of one gesture alone, and is not the answer to an earlier one.
  private var isAlone = false

  func before(_ record: StepRecord) {
    if record.step == .wait { return }
    arrivals.removeAll(keepingCapacity: true)
    isAlone = !record.isCrowded && !record.isBusy && record.step != .relaunchRestored
  }

  override func after(_ record: StepRecord) -> Complaint? {
    if record.arrivals.isEmpty || !isAlone { return nil }
    arrivals += record.arrivals
    guard arrivals.count > 1 else { return nil }
    for (index, arrival) in arrivals.enumerated() {
      for other in arrivals[..<index] where other.route == arrival.route {
        if isTwin(other.id, arrival.id) { return complaint(arrival.route) }
      }
    }
    return nil
  }

  /// Whether two places are of the same content and stand in the same slot.
  private func isTwin(_ left: UUID, _ right: UUID) -> Bool {
    let tree = moment.tree
    guard let left = tree.node(id: left), let right = tree.node(id: right) else { return false }
    return left.payload == right.payload && left.parentID == right.parentID
      && left.slot == right.slot
  }

  private func complaint(_ route: String) -> Complaint {
    Complaint(
      "one gesture brought \(route) twice", about: route,
      cure: "present from the place itself, so that its second request is refused")
  }
}
