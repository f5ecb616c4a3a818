/// Anything that shows a place: a view, a controller, a terminal screen, a test double.
///
/// A class or a struct. It reports what a person did by `destination().performInterfaceAction(…)` and
/// knows neither other interfaces nor datasources.
@MainActor
public protocol DestinationInterfacing {
  /// The destination of the interface.
  associatedtype Destination: Destinationable
  /// What connects the interface with its destination.
  associatedtype DestinationState: DestinationStateable
  where DestinationState.Destination == Destination

  /// What connects the interface with its destination.
  var destinationState: DestinationState { get }
}

extension DestinationInterfacing {
  /// Returns the destination of this interface.
  public func destination() -> Destination {
    destinationState.destination
  }
}

/// What an interface keeps to reach its destination; may hold other state of the interface too.
///
/// A state class of an app's own is best a subclass of ``DestinationInterfaceState``, which never keeps an
/// interface and its destination alive by each other. One that conforms by itself refers to the destination
/// as it likes; see ``Destinationable/assignAssociatedInterface(_:)`` for what a strong reference means.
@MainActor
public protocol DestinationStateable<Destination>: AnyObject {
  /// The destination.
  associatedtype Destination: Destinationable

  /// The destination.
  var destination: Destination { get set }
}
