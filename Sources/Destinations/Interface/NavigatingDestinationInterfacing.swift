#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An interface that shows a stack.
@MainActor
public protocol NavigatingDestinationInterfacing: DestinationInterfacing {
  /// The face of the stack's path, to which the interface binds; made when asked for unless kept.
  var navigator: any DestinationPathNavigating { get }

  /// Goes back from a place that the stack shows; what a back button of the interface calls.
  func backToPreviousDestination(currentDestination: any Destinationable)
}

extension NavigatingDestinationInterfacing {
  /// A face of the destination's path.
  public var navigator: any DestinationPathNavigating {
    let stack = destination() as? any NavigatingDestinationable
    return stack?.navigator() ?? DestinationNavigator()
  }

  /// Runs `navigateBackInStack` of that place as a navigation of the system.
  public func backToPreviousDestination(currentDestination: any Destinationable) {
    currentDestination.performSystemNavigationAction(navigationType: .navigateBackInStack)
  }
}

/// The ready-made connection of a stack's interface with its destination; a subclass may hold more.
@MainActor
open class NavigationDestinationInterfaceState<Destination: Destinationable>:
  DestinationInterfaceState<Destination>
{
  /// The face of the stack's path.
  public final var navigator: any DestinationPathNavigating

  /// Creates the connection; an interface does so when it is initialised.
  public override init(destination: Destination) {
    let stack = destination as? any NavigatingDestinationable
    navigator = stack?.navigator() ?? DestinationNavigator()
    super.init(destination: destination)
  }
}

/// An interface that shows a tab bar.
@MainActor
public protocol TabBarDestinationInterfacing: DestinationInterfacing
where Destination: TabBarDestinationable {
  /// Gives a tab its looks; called for each tab when it is presented.
  func customizeTabItem(for tab: TabModel<Destination.TabType>)
}

extension TabBarDestinationInterfacing {
  /// Does nothing.
  public func customizeTabItem(for tab: TabModel<Destination.TabType>) {}
}
