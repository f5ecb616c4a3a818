#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The whole difference that a planned change makes, as guards see it before anything is built.
public struct NavigationDifference<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: Sendable {
  /// A route and what is handed to it.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// A place that would leave.
  public struct Departure: Sendable, Identifiable {
    /// The identifier of the place.
    public let id: UUID
    /// What it is for.
    public let place: Place
    /// Its route.
    public var route: DestinationType { place.route }
    /// What was handed to it.
    public var content: ContentType? { place.content }
  }

  /// Who or what asked.
  public let cause: NavigationCause

  /// The place that asked; nil for the app's own code.
  public let requesterID: UUID?

  /// The place in whose embedded flow the change would be made; nil for one of this flow itself.
  public let hostID: UUID?

  /// Places that would come, a container before what it contains.
  public let arriving: [Place]

  /// Places that would leave, deepest and last first; those of flows that end with their place too.
  public let leaving: [Departure]

  /// The place that is current now, in the flow that would change.
  public let currentID: UUID?

  /// What would be current afterwards, be it new or there already; nil if nothing would.
  public let nextCurrent: Place?

  /// The same request, as if it brought one place and did nothing else.
  package func bringing(only place: Place) -> Self {
    Self(
      cause: cause, requesterID: requesterID, hostID: hostID, arriving: [place], leaving: [],
      currentID: currentID, nextCurrent: place)
  }

  /// Whether a place of a route would come.
  public func brings(_ route: DestinationType) -> Bool {
    arriving.contains { $0.route == route }
  }

  /// Whether a place of a route would leave.
  public func removes(_ route: DestinationType) -> Bool {
    leaving.contains { $0.place.route == route }
  }
}
