#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Carries out presentations and keeps the presented places.
///
/// ``Flow`` is the library's implementation. Providers receive a value of this protocol, so that a
/// test can pass a flow of its own.
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

  /// The destination of the current place, which is where the user is.
  ///
  /// Nil only if nothing is presented.
  var currentDestination: AnyDestination? { get }

  /// The destination at the root of the tree.
  var rootDestination: AnyDestination? { get }

  /// The destinations of all places, in the order in which they were presented.
  var activeDestinations: [AnyDestination] { get }

  /// The clock for objects that depend on time; a `ContinuousClock` unless implemented.
  ///
  /// The library itself never waits for time. A provider passes this clock to interactors that do,
  /// for example to one that searches when the user stops typing. A test can then control the time:
  ///
  /// ```swift
  /// destination.assignInteractor(interactor: SearchInteractor(clock: seed.appFlow.clock), for: .search)
  /// ```
  var clock: any Clock<Duration> { get }

  /// Presents the starting destination.
  func start()

  /// Returns the destination of a place, or nil if the place is not presented.
  func destination(for id: DestinationID) -> AnyDestination?

  /// Carries out a presentation.
  ///
  /// - Returns: The destination that was created or revealed. Nil if there is none, if the
  ///   presentation was refused, or if it waits for its turn.
  @discardableResult
  func presentDestination(configuration: Presentation) -> AnyDestination?

  /// Carries out several presentations as one transition; if one of them is refused, nothing
  /// changes.
  ///
  /// - Parameters:
  ///   - path: The presentations, in order. Each one starts from the place that the previous one
  ///     created or revealed.
  ///   - contentToPass: The content for presentations that have none of their own.
  /// - Returns: The destination that the last presentation created or revealed. Nil if there is
  ///   none, if the path was refused, or if it waits for its turn.
  @discardableResult
  func presentDestinationPath(path: [Presentation], contentToPass: ContentType?) -> AnyDestination?

  /// Carries out a presentation and returns a handle to await its outcome or to cancel it.
  ///
  /// Unless implemented, this calls ``presentDestination(configuration:)``, and refuses the request with `notBuilt` if
  /// that returns no destination.
  @discardableResult
  func request(_ presentation: Presentation, cause: NavigationCause) -> RequestHandle

  /// Opens a link; refused with `unknownLink` unless implemented. See ``Flow/open(_:)``.
  @discardableResult
  func open(_ url: URL) -> RequestHandle

  /// Returns a link to the presented places, or nil if there is none; nil unless implemented.
  func link(onWeb: Bool) -> URL?

  /// Sends a value to the nearest receiver of its type; refused with `noReceiver` unless implemented.
  ///
  /// See ``Flow/send(_:)``.
  @discardableResult
  func send(_ value: some Sendable) -> RequestHandle

  /// Continues the requests that guards hold for a signal; does nothing unless implemented.
  ///
  /// See ``Flow/signal(_:)``.
  func signal(_ signal: GuardSignal)

  /// Cancels the requests that guards hold for a signal; does nothing unless implemented.
  func cancelHeld(_ signal: GuardSignal)

  /// Returns the faults that can be found in the setup without running anything; none unless implemented.
  func validate() -> [DestinationError]

  /// The events of this flow from now on; an empty sequence unless implemented.
  var events: AsyncStream<NavigationEvent> { get }

  /// Removes a place, with everything that it contains and presents.
  func removeDestination(destinationID: DestinationID)

  /// Removes several places as one transition; if one of them cannot be removed, none is.
  ///
  /// Places inside another one of the list are removed together with it.
  func removeDestinations(destinationIDs: [DestinationID])

  /// Returns the stack on which a place would push, or nil if it would push on a tab, a column or a
  /// sheet, or nowhere.
  func nearestStack(
    from id: DestinationID
  ) -> (any NavigatingDestinationable<DestinationType, ContentType, TabType>)?

  /// Returns the nearest tab bar at or above a place, without leaving its sheet, or nil if there is
  /// none.
  func nearestTabBar(
    from id: DestinationID
  ) -> (any TabBarDestinationable<DestinationType, ContentType, TabType>)?

  /// Returns the nearest split view at or above a place, without leaving its sheet, or nil if there
  /// is none.
  func nearestSplitView(
    from id: DestinationID
  ) -> (any SplitViewDestinationable<DestinationType, ContentType, TabType>)?
}

extension Flowable {
  /// A `ContinuousClock`, which keeps running while the machine sleeps.
  public var clock: any Clock<Duration> { ContinuousClock() }

  /// Carries out several presentations as one transition; if one of them is refused, nothing
  /// changes.
  @discardableResult
  public func presentDestinationPath(path: [Presentation]) -> AnyDestination? {
    presentDestinationPath(path: path, contentToPass: nil)
  }

  /// Carries out a presentation of the program, and returns a handle for its outcome.
  @discardableResult
  public func request(_ presentation: Presentation) -> RequestHandle {
    request(presentation, cause: .program)
  }
}

/// The default behaviour of a flow of the app's own.
extension Flowable {
  /// Calls ``presentDestination(configuration:)``.
  @discardableResult
  public func request(_ presentation: Presentation, cause: NavigationCause) -> RequestHandle {
    if let destination = presentDestination(configuration: presentation) {
      return .ended(.done(id: destination.id))
    }
    return .ended(.refused(DestinationError(.notBuilt, "\(presentation) led to no destination.")))
  }

  /// Refuses the link.
  @discardableResult
  public func open(_ url: URL) -> RequestHandle {
    .ended(.refused(DestinationError(.unknownLink, "\(Self.self) opens no links.")))
  }

  /// Returns no link.
  public func link(onWeb: Bool) -> URL? { nil }

  /// Refuses the value.
  @discardableResult
  public func send(_ value: some Sendable) -> RequestHandle {
    .ended(.refused(DestinationError(.noReceiver, "\(Self.self) sends no values.")))
  }

  /// Does nothing.
  public func signal(_ signal: GuardSignal) {}

  /// Does nothing.
  public func cancelHeld(_ signal: GuardSignal) {}

  /// Returns no faults.
  public func validate() -> [DestinationError] { [] }

  /// No events.
  public var events: AsyncStream<NavigationEvent> { AsyncStream { $0.finish() } }
}
