/// Who or what asked for a change.
public enum NavigationCause: String, Sendable, CaseIterable, Codable {
  /// A person, by an interaction with the app.
  case user
  /// The system, by a gesture or a control of its own.
  case system
  /// A link.
  case link
  /// Restoration of an earlier state.
  case restore
  /// The app's own code.
  case program
  /// A flow embedded in this one.
  case embedded
}
