/// A place that is a stack: other places are pushed on top of its own interface.
@MainActor
public protocol NavigatingDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}

extension NavigatingDestinationable {
  /// A stack that begins with its own interface.
  public var nodeKind: NodeKind { .stack }

  /// Returns the path of this stack, for bindings.
  public func navigator() -> (any DestinationPathNavigating)? {
    DestinationNavigator(self)
  }

  /// Goes back by one, as a system navigation.
  public func navigateBackInStack() {
    guard arrangement is FlowEngine else { return arrange(.goBack) }
    performSystemNavigationAction(
      navigationType: .navigateBackInStack, options: SystemNavigationOptions(parentID: id))
  }
}

extension Destinationable {
  /// Goes back from this place in the stack that contains it, as a system navigation.
  public func moveBackInNavigationStack() {
    performSystemNavigationAction(navigationType: .navigateBackInStack)
  }
}
