import Foundation

/// Whether input arrives key by key or line by line.
enum InputMode: Hashable, Sendable {
  /// Keys of a terminal in raw mode.
  case keys
  /// Lines of a pipe or a file.
  case lines

  /// Returns the mode for the standard input and output of this process.
  ///
  /// - Returns: `keys` if both input and output are terminals.
  static func detect() -> InputMode {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 ? .keys : .lines
  }
}
