import Foundation

/// Lays out the rows of lists.
@MainActor
enum ListLayout {
  /// What moves the cursor of a list.
  static let guides = CommandGuide.moving(
    "selects another", "selects one a page further", "selects the first or the last")

  /// Returns the body of a list.
  ///
  /// - Parameters:
  ///   - elements: What is listed.
  ///   - cursor: Which of them is selected.
  ///   - isGrowing: Whether more is to come.
  ///   - empty: What stands there if there are none.
  ///   - below: Lines under the rows.
  ///   - row: Makes the row of an element when it is shown.
  /// - Returns: The rows, and what is below.
  static func body<Element>(
    _ elements: [Element], cursor: ListCursor<Element>, isGrowing: Bool = false, empty: String,
    below: [StyledLine] = [], row: @escaping (Element) -> StyledLine
  ) -> ScreenBody {
    if elements.isEmpty { return ScreenBody(lines: [StyledLine(empty, .dim)] + below) }
    let selected = cursor.row(in: elements, isGrowing: isGrowing)
    let count = elements.count
    let isLast = selected == count - 1 && below.count < cursor.viewport.height
    let anchor = selected.map { ScreenBody.Anchor.row(isLast ? $0 + below.count : $0) }
    return ScreenBody(
      count: count + below.count, numberedCount: count,
      anchor: anchor ?? .top(cursor.viewport.first), in: cursor.viewport
    ) { rows in
      rows.map { number in
        guard number < count else { return below[number - count] }
        let row = row(elements[number])
        return number == selected ? row.toggling(.inverse) : row
      }
    }
  }

  /// Tells whether titles have all the room that they need, and no column of their own.
  private static func isNarrow(_ width: Int) -> Bool { width < 60 }

  /// Returns the row of a note, after the time of what it is listed by, if there is one.
  ///
  /// A narrow list has no room for paths.
  static func row(_ note: NoteSummary, width: Int, date: Date? = nil) -> StyledLine {
    let isNarrow = isNarrow(width)
    var line = StyledLine()
    if let date { line.append("\(time(date).prefix(isNarrow ? 10 : 16))  ", .dim) }
    line.append(title(note.plainTitle, width, behind: line.columns), .bold)
    if !isNarrow { line.append("  \(note.id)", .dim) }
    for tag in note.tags { line.append(" #\(tag)", .accent) }
    return line
  }

  /// Returns a day, and the time of it.
  private static func time(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return String(date.formatted(style).prefix(16))
  }

  /// Returns lines that say what could not be listed.
  static func problems(_ problems: [ListingProblem], width: Int) -> [StyledLine] {
    guard !problems.isEmpty else { return [] }
    return [StyledLine()]
      + problems.flatMap {
        StyledLine("! \($0)", .dim).wrapped(to: width)
      }
  }

  /// Returns a title as the first column behind some others, but in a narrow list with all the room that it needs.
  static func title(_ text: String, _ width: Int, behind others: Int = 0) -> String {
    let room = width - others
    return isNarrow(width) ? TextWidth.truncate(text, to: max(room, 10)) : column(text, room)
  }

  /// Returns a text cut and padded to the first column of a list.
  ///
  /// In a narrow one so much is left as is needed beside it, or most if that is not said.
  static func column(_ text: String, _ width: Int, beside columns: Int? = nil) -> String {
    let room = width - 2
    let narrow = columns.map { room - $0 } ?? room * 2 / 5
    let wanted = isNarrow(width) ? narrow : min(room * 7 / 10, max(width / 2, 40), 44)
    let columns = max(wanted, 10)
    return TextWidth.pad(TextWidth.truncate(text, to: columns), to: columns)
  }
}
