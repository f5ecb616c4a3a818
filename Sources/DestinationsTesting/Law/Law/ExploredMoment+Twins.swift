internal import Destinations

extension ExploredMoment {
  /// Returns a watch that checks that a single gesture, with all its effects until the app is idle, presents no place
  /// twice.
  ///
  /// A request that presents a place twice does so by declaration. A double tap at a place that the first tap leaves on
  /// screen is two gestures, because the button is still there.
  func twinWatch() -> LawWatch {
    // The places that have arrived because of a step's gesture.
    var arrivals: [PresentedPlace] = []
    var number = 0
    return CheckWatch { [self] record in
      guard record.action.isAlone, !record.arrivals.isEmpty else { return nil }
      if number != record.action.number { arrivals.removeAll(keepingCapacity: true) }
      arrivals += record.effects
      number = record.action.number
      let isTwoGestures = record.action.tappedTwiceID.map(record.places.isVisible) ?? false
      guard arrivals.count > 1, !isTwoGestures else { return nil }
      for (index, arrival) in arrivals.enumerated() {
        for other in arrivals[..<index] where other.route == arrival.route {
          if other.request != arrival.request, isTwin(other.id, arrival.id) {
            return Complaint(
              "one gesture presented \(arrival.route) twice", about: arrival.route,
              cure: "present from the place itself, so that its second request is refused")
          }
        }
      }
      return nil
    }
  }

  /// Returns whether two places have the same content and are in the same slot.
  private func isTwin(_ left: DestinationID, _ right: DestinationID) -> Bool {
    guard let left = tree.node(id: left), let right = tree.node(id: right) else { return false }
    return left.payload == right.payload && left.parentID == right.parentID
      && left.slot == right.slot
  }
}
