#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Runs presentations and keeps what is presented; ``Flow`` is the library's own.
@MainActor
public protocol Flowable<DestinationType, ContentType, TabType>: AnyObject {
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The app's contents.
  associatedtype ContentType: ContentTypeable
  /// The app's tabs.
  associatedtype TabType: TabTypeable

  /// A presentation in this app.
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// A destination of this app.
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>

  /// The place that a person is at; never nil while anything is presented.
  var currentDestination: AnyDestination? { get }

  /// The root of all that is presented.
  var rootDestination: AnyDestination? { get }

  /// Everything that is presented, in order of arrival.
  var activeDestinations: [AnyDestination] { get }

  /// Tells the time and sleeps; a `ContinuousClock` unless implemented.
  ///
  /// The library itself waits for nothing by time. An interactor that does, as one that searches when
  /// typing pauses, is given this clock by its provider, so that a test can turn it by hand:
  ///
  /// ```swift
  /// destination.assignInteractor(interactor: SearchInteractor(clock: seed.appFlow.clock), for: .search)
  /// ```
  var clock: any Clock<Duration> { get }

  /// Presents the starting destination.
  func start()

  /// Returns a destination that is presented, by its identifier.
  func destination(for id: UUID) -> AnyDestination?

  /// Runs a presentation.
  ///
  /// - Returns: What it made or revealed, or nil if it was refused or waits for its turn.
  @discardableResult
  func presentDestination(configuration: Presentation) -> AnyDestination?

  /// Runs several presentations as one transition; if one is refused, none happens.
  ///
  /// - Parameters:
  ///   - path: The presentations in order; each acts from what the one before made or revealed.
  ///   - contentToPass: The content of elements that have none.
  /// - Returns: What the last one made or revealed, or nil if the path was refused or waits.
  @discardableResult
  func presentDestinationPath(path: [Presentation], contentToPass: ContentType?) -> AnyDestination?

  /// Removes a place with all it contains and presents.
  func removeDestination(destinationID: UUID)

  /// Removes several places as one transition.
  ///
  /// Those that leave with another are passed over. If one is not presented, all are refused.
  func removeDestinations(destinationIDs: [UUID])

  /// Returns the nearest stack at or above a place, never out of a sheet.
  func nearestStack(
    from id: UUID
  ) -> (any NavigatingDestinationable<DestinationType, ContentType, TabType>)?

  /// Returns the nearest tab bar at or above a place, never out of a sheet.
  func nearestTabBar(
    from id: UUID
  ) -> (any TabBarDestinationable<DestinationType, ContentType, TabType>)?

  /// Returns the nearest split view at or above a place, never out of a sheet.
  func nearestSplitView(
    from id: UUID
  ) -> (any SplitViewDestinationable<DestinationType, ContentType, TabType>)?
}

extension Flowable {
  /// The clock of the system, which goes on while the machine sleeps.
  public var clock: any Clock<Duration> { ContinuousClock() }

  /// Runs several presentations as one transition; if one is refused, none happens.
  @discardableResult
  public func presentDestinationPath(path: [Presentation]) -> AnyDestination? {
    presentDestinationPath(path: path, contentToPass: nil)
  }
}
