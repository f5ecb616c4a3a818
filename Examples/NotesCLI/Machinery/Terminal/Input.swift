/// An input of the user.
enum Input: Hashable, Sendable {
  /// Some keys were pressed, or came together from somewhere: they are shown at once.
  case keys([Key])
  /// A whole line came from a pipe or a file.
  case line(String)
  /// The size changed, or the screen must be drawn again.
  case resized(TerminalSize)
  /// The input has ended.
  case end
}
