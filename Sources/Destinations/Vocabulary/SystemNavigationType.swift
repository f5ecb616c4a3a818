#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the system, not the app's own controls, may do to navigation.
public enum SystemNavigationType: String, UserInteractionTypeable, CaseIterable {
  /// Goes back in a stack: a back button, a swipe from the edge, a key.
  case navigateBackInStack
  /// Dismisses a sheet: a drag, a tap outside, a key.
  case dismissSheet
}

/// What the system says about one of its own navigations.
public struct SystemNavigationOptions: Sendable, Equatable {
  /// The place concerned, or nil for the one that reports.
  public var targetID: UUID?

  /// The place that asked, when that is another one.
  public var parentID: UUID?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - targetID: The place to go back to, or in the sheet to dismiss.
  ///   - parentID: The place that asked.
  public init(targetID: UUID? = nil, parentID: UUID? = nil) {
    self.targetID = targetID
    self.parentID = parentID
  }
}
