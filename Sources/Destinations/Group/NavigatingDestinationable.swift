#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A place that is a stack: its own interface is the bottom, and others are pushed on it.
@MainActor
public protocol NavigatingDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}

extension NavigatingDestinationable {
  /// A stack whose own interface is its bottom.
  public var nodeKind: NodeKind { .stack }

  /// Returns the face of this stack's path.
  public func navigator() -> (any DestinationPathNavigating)? {
    DestinationNavigator(self)
  }

  /// Goes back by one, as a navigation of the system does.
  public func navigateBackInStack() {
    guard arrangement is FlowEngine else { return arrange(.goBack) }
    performSystemNavigationAction(
      navigationType: .navigateBackInStack, options: SystemNavigationOptions(parentID: id))
  }
}

extension Destinationable {
  /// Goes back from this place, which stands in a stack, as a navigation of the system does.
  public func moveBackInNavigationStack() {
    performSystemNavigationAction(navigationType: .navigateBackInStack)
  }
}
