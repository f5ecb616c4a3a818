/// Whether a presentation responds to an interaction or to a control of the system.
public enum DestinationActionType: String, Sendable, CaseIterable {
  /// It responds to an interaction with the app.
  case presentation
  /// It responds to a control of the system, such as a swipe back.
  case systemNavigation
}
