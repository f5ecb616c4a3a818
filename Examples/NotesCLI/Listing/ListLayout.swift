/// Lays out numbered rows.
enum ListLayout {
  /// Returns the body of a list.
  ///
  /// - Parameters:
  ///   - rows: The rows, without numbers.
  ///   - cursor: Which of them is selected.
  ///   - empty: What stands there if there are none.
  ///   - below: Lines under the rows.
  /// - Returns: The rows with their numbers, and what is below.
  static func body(
    _ rows: [StyledLine], cursor: ListCursor, empty: String, below: [StyledLine] = []
  ) -> ScreenBody {
    let selected = cursor.row(in: rows.count)
    let lines = rows.enumerated().map { row, line in
      numbered(line, row + 1, isSelected: row == selected)
    }
    let shown = rows.isEmpty ? [StyledLine(empty, .dim)] : lines
    return ScreenBody(lines: shown + below, anchor: .around(selected ?? 0))
  }

  /// Returns the row of a note.
  static func row(_ note: NoteSummary, width: Int) -> StyledLine {
    var line = StyledLine(column(note.title, width), .bold)
    line.append("  \(note.id)", .dim)
    for tag in note.tags { line.append(" #\(tag)", .accent) }
    return line
  }

  /// Returns lines that say what could not be listed.
  static func problems(_ problems: [ListingProblem], width: Int) -> [StyledLine] {
    guard !problems.isEmpty else { return [] }
    return [StyledLine()]
      + problems.flatMap {
        StyledLine("! \($0)", .dim).wrapped(to: width)
      }
  }

  /// Returns a text cut and padded to the first column of a list.
  static func column(_ text: String, _ width: Int) -> String {
    let columns = max(min(width / 2, 44), 10)
    return TextWidth.pad(TextWidth.truncate(text, to: columns), to: columns)
  }

  private static func numbered(
    _ line: StyledLine, _ number: Int, isSelected: Bool
  ) -> StyledLine {
    let space = String(repeating: " ", count: max(4 - "\(number)".count, 0))
    let row = StyledLine("\(space)\(number)  ", .dim) + line
    return isSelected ? row.adding(.inverse) : row
  }
}
