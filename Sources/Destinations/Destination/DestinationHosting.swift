#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a destination needs from where it lives: a flow, or a group of its own without one.
///
/// Destinations refer to it weakly; it owns them and their interfaces.
@MainActor
protocol DestinationHosting<DestinationType, ContentType, TabType>: AnyObject {
  associatedtype DestinationType: RoutableDestinations
  associatedtype ContentType: ContentTypeable
  associatedtype TabType: TabTypeable

  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias Place = Destinations.Place<DestinationType, ContentType>
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>

  /// The tree as it is, without making the reading known to whoever observes.
  var arrangedTree: PresentationTree<Place> { get }

  func destination(for id: UUID) -> AnyDestination?

  /// The tab of a name, if a shape or a presentation has named it.
  func tab(named name: String) -> TabType?

  /// Makes a tab known by its name.
  func register(_ tab: TabType)

  /// Presents on behalf of a place; refusals that are known at once are thrown.
  func present(
    _ presentation: Presentation, from id: UUID, cause: NavigationCause
  ) throws(DestinationError)

  /// Changes the arrangement, bringing in destinations that exist already by their identifiers.
  func arrange(_ move: TreeMove<Place>, bringing: [AnyDestination], from id: UUID?)
    throws(DestinationError)

  func interface(of id: UUID) -> (any DestinationInterfacing)?
  func keep(_ interface: (any DestinationInterfacing)?, of id: UUID)

  /// Makes reading of a face known to whoever observes.
  func observe(_ face: TreeFace)

  /// Counts work in progress, so that `pending` can name it; returns the key to end it with.
  func begin(_ work: PendingWork) -> Int
  func end(_ key: Int)

  /// Tells of something that went wrong; somebody is always told.
  func report(_ problem: NavigationEvent.Kind)
}
