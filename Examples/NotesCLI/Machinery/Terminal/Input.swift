/// An input of the user.
enum Input: Hashable, Sendable {
  /// Keys that were pressed or arrived together; they are drawn at once.
  case keys([Key])
  /// A whole line came from a pipe or a file.
  case line(String)
  /// The size changed, or the screen must be drawn again.
  case resized(TerminalSize)
  /// The input has ended.
  case end
}
