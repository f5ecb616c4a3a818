/// The answer of a place, without its type.
@MainActor
final class PlaceAnswer {
  let key: TypedName
  let value: any Sendable

  /// Whether any question has received the answer.
  var isGiven = false

  /// The place that leaves when it gives the answer, so that only questions at that place are answered; nil if no
  /// place has to leave.
  var leavingID: DestinationID?

  /// The place that gives the answer; nil until the request that gives it is resolved.
  private(set) var placeID: DestinationID?

  private var link: HostLink?

  init(_ key: TypedName, _ value: any Sendable) {
    self.key = key
    self.value = value
  }

  /// Records the place that gives the answer once a request is done, and its flow.
  func willBeGiven(from asker: DestinationID?, in host: TreeHost) {
    link = host.link
    let giver = asker ?? host.tree.currentID
    placeID = leavingID ?? giver.map { host.place(finishing: self, from: $0) }
  }

  /// Gives the answer to the questions at its place, or reports that they have it already.
  func give() {
    if let placeID { link?.host?.give(self, at: placeID) }
  }
}
