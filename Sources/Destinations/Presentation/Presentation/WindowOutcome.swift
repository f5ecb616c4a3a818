/// The app's answer to a request to open another window.
public enum WindowOutcome: Sendable, Hashable {
  /// The window is open, or the app has asked the system to open it.
  case opened
  /// The app opens no window, for a reason that users may read.
  case refused(reason: String)
}
