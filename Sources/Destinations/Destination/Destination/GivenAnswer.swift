/// An answer that a request gives once it is done.
@MainActor
final class GivenAnswer {
  let value: PlaceAnswer

  /// The place that gives the answer; nil until the request is resolved.
  private(set) var placeID: DestinationID?

  /// Whether the place leaves when it gives the answer, so that only questions at that place are answered.
  private let leaves: Bool

  private var link: HostLink?

  /// Creates an answer; if `placeID` is given, that place leaves when it gives the answer.
  init(_ value: PlaceAnswer, ofLeaving placeID: DestinationID? = nil) {
    self.value = value
    self.placeID = placeID
    leaves = placeID != nil
  }

  /// Records the place that gives the answer, and its flow.
  func willBeGiven(from asker: DestinationID?, in host: TreeHost) {
    link = host.link
    if leaves { return }
    placeID = (asker ?? host.tree.currentID).map { host.place(finishing: value, from: $0) }
  }

  /// Gives the answer to the questions at its place, or reports that they have it already.
  func give() {
    guard let placeID else { return }
    link?.host?.give(value, at: placeID, isLeaving: leaves)
  }
}
