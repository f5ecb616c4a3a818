extension NavigatingDestinationable {
  /// A stack that begins with its own interface.
  public var nodeKind: NodeKind { .stack }

  /// Returns the path of this stack, for bindings.
  public func navigator() -> (any DestinationPathNavigating)? {
    DestinationNavigator(self)
  }

  /// Goes back by one, as a system navigation.
  public func navigateBackInStack() {
    guard arrangement.presents else { return arrange(.goBack) }
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
