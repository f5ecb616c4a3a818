/// What a planned change would do to the tree.
///
/// Guards see it before anything is built.
public struct NavigationDifference<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: Sendable {
  /// A route and its content.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// A place that would leave.
  public struct Departure: Sendable, Identifiable {
    /// The identifier of the place.
    public let id: DestinationID
    /// The route and the content of the place.
    public let place: Place
    /// Its route.
    public var route: DestinationType { place.route }
    /// The content that was passed to it.
    public var content: ContentType? { place.content }
  }

  /// What has caused the request.
  public let cause: NavigationCause

  /// The requester; nil for a request from the app's own code.
  public let requesterID: DestinationID?

  /// The place that hosts the embedded flow in which the change would happen; nil for this flow
  /// itself.
  public let hostID: DestinationID?

  /// The places that would arrive, containers before their contents.
  public let arriving: [Place]

  /// The places that would leave, deepest and last first.
  ///
  /// This includes the places of embedded flows.
  public let leaving: [Departure]

  /// The place that is current now, in the flow that would change.
  public let currentID: DestinationID?

  /// The place that would be current afterwards, whether it is new or not; nil if there would be
  /// none.
  public let nextCurrent: Place?

  /// The same request, as if it presented one place and did nothing else.
  package func bringing(only place: Place) -> Self {
    Self(
      cause: cause, requesterID: requesterID, hostID: hostID, arriving: [place], leaving: [],
      currentID: currentID, nextCurrent: place)
  }

  /// The same request, as if it brought a place before all others and showed it.
  package func bringing(first place: Place) -> Self {
    Self(
      cause: cause, requesterID: requesterID, hostID: hostID,
      arriving: [place] + arriving.filter { $0 != place }, leaving: leaving, currentID: currentID,
      nextCurrent: place)
  }

  /// Returns whether a place with a route would arrive.
  public func brings(_ route: DestinationType) -> Bool {
    arriving.contains { $0.route == route }
  }

  /// Returns whether a place with a route would leave.
  public func removes(_ route: DestinationType) -> Bool {
    leaving.contains { $0.place.route == route }
  }
}

extension NavigationDifference: PrintedByProperties {}

extension NavigationDifference.Departure: CustomStringConvertible {
  /// The place and its identifier.
  public var description: String {
    "\(place) \(TreeTextToken.id(id))"
  }
}
