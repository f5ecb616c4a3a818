import Foundation

/// Lays out the rows of lists.
@MainActor
enum ListLayout {
  /// The guides of the keys that move the cursor of a list.
  static let guides = CommandGuide.moving(
    "selects another", "selects one a page further", "selects the first or the last")

  /// Returns the body of a list.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - cursor: The selected element and the visible rows.
  ///   - isGrowing: Whether more elements will follow.
  ///   - empty: The text for an empty list.
  ///   - below: Lines under the rows.
  ///   - row: Makes the row of an element when it is shown.
  /// - Returns: The rows, and the lines below.
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

  /// Returns whether there is no room for a column of titles, so that each title takes only what it needs.
  private static func isNarrow(_ width: Int) -> Bool { width < 60 }

  /// Returns the row of a note, with the date by which the list is sorted, if there is one.
  static func row(_ note: NoteSummary, width: Int, date: Date? = nil) -> StyledLine {
    var line = StyledLine()
    if let date { line.append("\(time(date).prefix(isNarrow(width) ? 10 : 16))  ", .dim) }
    line = line + name(note.plainTitle, note.id, width: width - line.columns)
    for tag in note.tags where width - line.columns > 3 { line.append(" #\(tag)", .accent) }
    return line
  }

  /// Returns a title and the path of the note, which stays visible however long the title is.
  static func name(
    _ title: String, _ note: NoteID, suffix: String = "", width: Int
  ) -> StyledLine {
    let needed = TextWidth.columns(of: note.path + suffix)
    let wanted = isNarrow(width) ? TextWidth.columns(of: title) : columns(width)
    let columns = min(wanted, max(width / 3, width - 2 - needed))
    let line = StyledLine(TextWidth.pad(TextWidth.truncate(title, to: columns), to: columns), .bold)
    let path = path(note, width: width - columns - 2 - suffix.utf8.count)
    return line + StyledLine("  \(path)\(suffix)", .dim)
  }

  /// Returns a path cut to a width: its folders are left out first, then the end of its file name.
  static func path(_ note: NoteID, width: Int) -> String {
    if TextWidth.columns(of: note.path) <= width { return note.path }
    let name = "…/\(note.fileName)"
    return TextWidth.columns(of: name) <= width
      ? name : TextWidth.truncate(note.fileName, to: width)
  }

  /// Returns the day and the time of a date.
  private static func time(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return String(date.formatted(style).prefix(16))
  }

  /// Returns lines about the problems in listing.
  static func problems(_ problems: [ListingProblem], width: Int) -> [StyledLine] {
    guard !problems.isEmpty else { return [] }
    return [StyledLine()]
      + problems.flatMap {
        StyledLine("! \($0)", .dim).wrapped(to: width)
      }
  }

  /// Returns a text cut and padded to the first column of a list.
  ///
  /// A narrow list leaves the needed columns beside this one, or three fifths of the width if none are given.
  static func column(_ text: String, _ width: Int, beside needed: Int? = nil) -> String {
    let columns = isNarrow(width) ? max(width - 2 - (needed ?? width * 3 / 5), 10) : columns(width)
    return TextWidth.pad(TextWidth.truncate(text, to: columns), to: columns)
  }

  /// Returns the width of the first column of a list where there is room for more than one.
  private static func columns(_ width: Int) -> Int {
    min((width - 2) * 7 / 10, max(width / 2, 40), 44)
  }
}
