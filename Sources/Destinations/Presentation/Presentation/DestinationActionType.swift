/// Whether a presentation responds to an interaction or to a control of the system.
public enum DestinationActionType: String, Sendable, CaseIterable {
  /// An answer to an interaction with the app.
  case presentation
  /// An answer to a control of the system, such as a swipe back.
  case systemNavigation
}
