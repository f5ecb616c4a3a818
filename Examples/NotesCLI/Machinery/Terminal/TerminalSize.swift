import Foundation

/// Holds the size of a terminal in characters.
struct TerminalSize: Hashable, Sendable {
  /// The number of characters in a row, at least 1.
  let columns: Int
  /// The number of rows, at least 1.
  let rows: Int

  /// Takes a size; less than 1 counts as 1.
  init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}

extension TerminalSize {
  /// The size of a terminal that does not report its own.
  static let standard = TerminalSize(columns: 80, rows: 24)

  /// Asks the terminal for its size, else takes that of the environment, else 80 by 24.
  ///
  /// - Parameters:
  ///   - descriptor: A file that may be a terminal.
  ///   - environment: The variables of the process.
  /// - Returns: The current size.
  static func current(of descriptor: Int32, environment: [String: String]) -> TerminalSize {
    var size = winsize()
    let answer = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    guard answer == 0, size.ws_col > 0, size.ws_row > 0 else {
      return fallback(environment: environment)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Returns the size that `COLUMNS` and `LINES` give, else 80 and 24.
  static func fallback(environment: [String: String]) -> TerminalSize {
    func number(_ name: String, _ other: Int) -> Int {
      environment[name].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
        ?? other
    }
    return TerminalSize(columns: number("COLUMNS", 80), rows: number("LINES", 24))
  }
}
