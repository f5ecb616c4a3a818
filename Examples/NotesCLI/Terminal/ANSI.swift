/// Writes what a terminal understands.
enum ANSI {
  /// Switches to the other screen, hides the cursor and clears the screen.
  static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[0m\u{1b}[2J\u{1b}[H"
  /// Undoes `enter`.
  static let leave = "\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"
  /// Clears the screen.
  static let clear = "\u{1b}[0m\u{1b}[2J\u{1b}[H"
  /// Clears the rest of the row.
  static let clearToEnd = "\u{1b}[K"
  /// Shows the cursor.
  static let showCursor = "\u{1b}[?25h"
  /// Hides the cursor.
  static let hideCursor = "\u{1b}[?25l"
  /// Ends all styles.
  static let reset = "\u{1b}[0m"

  /// Moves the cursor; row and column count from 0.
  static func move(row: Int, column: Int) -> String {
    "\u{1b}[\(row + 1);\(column + 1)H"
  }

  /// Returns a line with its styles, ending in no style.
  static func render(_ line: StyledLine, _ support: ColorSupport) -> String {
    line.spans.map { render($0, support) }.joined()
  }

  private static func render(_ span: StyledSpan, _ support: ColorSupport) -> String {
    let codes = codes(of: span.style, support)
    if codes.isEmpty { return span.text }
    return "\u{1b}[\(codes.joined(separator: ";"))m\(span.text)\(reset)"
  }

  private static func codes(of style: Style, _ support: ColorSupport) -> [String] {
    guard support != .none else { return [] }
    let known: [(Style, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.inverse, "7"),
    ]
    let codes = known.filter { style.contains($0.0) }.map(\.1)
    switch support {
    case .full where style.contains(.accent): return codes + ["36"]
    case .light where style.contains(.accent): return codes + ["34"]
    default: return codes
    }
  }
}
