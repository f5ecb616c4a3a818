/// The cause of a request.
public enum NavigationCause: String, Sendable, CaseIterable, Codable {
  /// An interaction of the user with the app.
  case user
  /// A gesture or a control of the system.
  case system
  /// A deep link.
  case link
  /// The restoration of an earlier state.
  case restore
  /// The app's own code.
  case program
  /// An embedded flow.
  case embedded
  /// A signal; the places that a guard has presented until then leave.
  case signal
}
