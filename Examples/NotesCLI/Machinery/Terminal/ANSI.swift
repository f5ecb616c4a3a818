import Foundation

/// Writes control sequences of terminals.
enum ANSI {
  /// Switches to the alternate screen, marks pastes, never breaks rows, hides the cursor and clears the screen.
  static let enter =
    "\u{1b}[?1049h\u{1b}[?2004h\u{1b}[?7l\u{1b}[?25l\u{1b}[0m\u{1b}[2J\u{1b}[H"
  /// Undoes `enter`.
  static let leave = "\u{1b}[0m\u{1b}[?25h\u{1b}[?7h\u{1b}[?2004l\u{1b}[?1049l"
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

  /// Returns the escape sequence with which the terminal copies a text.
  static func copy(_ text: String) -> String {
    "\u{1b}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
  }

  /// Moves the cursor; row and column count from 0.
  static func move(row: Int, column: Int) -> String {
    "\u{1b}[\(row + 1);\(column + 1)H"
  }

  /// Returns a line with its styles, and ends all styles after it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - support: The colours that the terminal supports.
  ///   - column: The column where the text begins, counted from 0.
  /// - Returns: Text and escape sequences.
  static func render(_ line: StyledLine, _ support: ColorSupport, at column: Int = 0) -> String {
    var output = ""
    var column = column
    for span in line.spans {
      let codes = codes(of: span.style, support)
      let text = placed(span.text, from: &column)
      output += codes.isEmpty ? text : "\u{1b}[\(codes.joined(separator: ";"))m\(text)\(reset)"
    }
    return output
  }

  /// Returns a text in which the part after a joined emoji is placed by its column, because terminals disagree on its
  /// width.
  private static func placed(_ text: String, from column: inout Int) -> String {
    let begin = column
    column += TextWidth.columns(of: text)
    guard text.unicodeScalars.contains(where: { joiners.contains($0.value) }) else { return text }
    var output = ""
    var place = begin
    for character in text {
      output.append(character)
      place += TextWidth.columns(of: character)
      let isJoined = character.unicodeScalars.contains { joiners.contains($0.value) }
      if isJoined { output += "\u{1b}[\(place + 1)G" }
    }
    return output
  }

  /// The scalars that join others into one emoji: joiner, variation, regional letters, skin tones.
  private static let joiners: Set<UInt32> =
    Set([0x200d, 0xfe0f]).union(0x1f1e6...0x1f1ff).union(0x1f3fb...0x1f3ff)

  private static func codes(of style: Style, _ support: ColorSupport) -> [String] {
    guard support != .none else { return [] }
    let known: [(Style, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.inverse, "7"),
      (.struck, "9"),
    ]
    let codes = known.filter { style.contains($0.0) }.map(\.1)
    switch support {
    case .full where style.contains(.accent): return codes + ["36"]
    case .light where style.contains(.accent): return codes + ["34"]
    default: return codes
    }
  }
}
