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
@MainActor
public protocol DestinationStateable<Destination>: AnyObject {
  /// The destination.
  associatedtype Destination: Destinationable

  /// The destination.
  var destination: Destination { get set }
}

/// The ready-made connection of an interface with its destination.
@MainActor
public final class DestinationInterfaceState<Destination: Destinationable>: DestinationStateable {
  /// The destination.
  public var destination: Destination

  /// Creates the connection; an interface does so when it is initialised.
  public init(destination: Destination) {
    self.destination = destination
  }
}
