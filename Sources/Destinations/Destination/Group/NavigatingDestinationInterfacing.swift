/// An interface that shows a stack.
@MainActor
public protocol NavigatingDestinationInterfacing: DestinationInterfacing {
  /// The path of the stack, for bindings.
  ///
  /// It is created when needed unless the interface keeps one.
  var navigator: any DestinationPathNavigating { get }

  /// Goes back from a place that the stack shows.
  ///
  /// A back button of the interface calls this.
  func backToPreviousDestination(currentDestination: any Destinationable)
}

extension NavigatingDestinationInterfacing {
  /// The path of the destination.
  public var navigator: any DestinationPathNavigating {
    let stack = destination() as? any NavigatingDestinationable
    return stack?.navigator() ?? DestinationNavigator()
  }

  /// Carries out the system navigation `navigateBackInStack` at that place.
  public func backToPreviousDestination(currentDestination: any Destinationable) {
    currentDestination.performSystemNavigationAction(navigationType: .navigateBackInStack)
  }
}

/// Connects the interface of a stack with its destination, and keeps the navigator of the stack.
@MainActor
open class NavigationDestinationInterfaceState<Destination: Destinationable>:
  DestinationInterfaceState<Destination>
{
  /// The path of the stack, for bindings.
  public final var navigator: any DestinationPathNavigating

  /// Creates the connection.
  ///
  /// Call it when the interface is initialised.
  public override init(destination: Destination) {
    let stack = destination as? any NavigatingDestinationable
    navigator = stack?.navigator() ?? DestinationNavigator()
    super.init(destination: destination)
  }
}
