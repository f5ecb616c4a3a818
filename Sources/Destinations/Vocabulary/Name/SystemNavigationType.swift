/// A way in which the user can navigate with controls of the system instead of the app.
public enum SystemNavigationType: String, UserInteractionTypeable, CaseIterable {
  /// Going back in a stack: a back button, a swipe from the edge, or a key.
  case navigateBackInStack
  /// Dismissing a sheet: a drag, a tap outside of it, or a key.
  case dismissSheet
  /// A tap on the tab that is selected already.
  ///
  /// It has no effect unless the provider of the tab bar declares one.
  case tapSelectedTab
}

/// Details of a system navigation.
public struct SystemNavigationOptions: Sendable, Equatable, PrintedByProperties {
  /// The place to go back to, or the place in the sheet to dismiss; nil for the destination that is
  /// called.
  public var targetID: DestinationID?

  /// The requester, if it is another place than the destination that is called.
  public var parentID: DestinationID?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - targetID: The place to go back to, or the place in the sheet to dismiss.
  ///   - parentID: The requester.
  public init(targetID: DestinationID? = nil, parentID: DestinationID? = nil) {
    self.targetID = targetID
    self.parentID = parentID
  }
}
