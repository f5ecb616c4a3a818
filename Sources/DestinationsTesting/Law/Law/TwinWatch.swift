internal import Destinations

/// Checks that a single gesture presents nothing twice, including what it causes until the app is
/// idle.
///
/// A request that presents a place twice does so by declaration. A double tap at a place that the first tap leaves on
/// screen is two gestures, because the button is still there.
final class TwinWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: AppLawWatch<DestinationType, ContentType, TabType> {
  /// The places that have arrived because of a step's gesture, and the requests that have presented them.
  private var arrivals: [(place: PresentedPlace, request: Int)] = []
  private var number = 0

  override var occasions: StepAspects { .arrival }

  override func after(_ record: StepRecord) -> Complaint? {
    guard record.isActionAlone else { return nil }
    if number != record.actionNumber { arrivals.removeAll(keepingCapacity: true) }
    arrivals += record.effects
    number = record.actionNumber
    guard arrivals.count > 1, !isSeveralGestures(record) else { return nil }
    for (index, arrival) in arrivals.enumerated() {
      for other in arrivals[..<index] where other.place.route == arrival.place.route {
        if other.request != arrival.request, isTwin(other.place.id, arrival.place.id) {
          return complaint(arrival.place.route)
        }
      }
    }
    return nil
  }

  private func isSeveralGestures(_ record: StepRecord) -> Bool {
    record.tappedTwiceID.map(record.places.isVisible) ?? false
  }

  /// Returns whether two places have the same content and are in the same slot.
  private func isTwin(_ left: DestinationID, _ right: DestinationID) -> Bool {
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
