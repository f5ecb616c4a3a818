extension TextBuffer {
  /// Returns the lines with their numbers, broken to a width, and the position of the cursor.
  ///
  /// Only the visible rows are made. In place of an empty text, a hint is shown.
  @MainActor
  func body(width: Int, in viewport: Viewport? = nil, empty: String = "") -> ScreenBody {
    let isEmpty = lines.count == 1 && lines[0].isEmpty
    let hint = isEmpty ? TextWidth.truncate(empty, to: width - TextBuffer.gutter) : ""
    let viewport = viewport ?? Viewport()
    viewport.width = width
    viewport.layout.lay(lines, width: width - TextBuffer.gutter)
    let layout = viewport.layout
    let place = layout.place(row: row, column: column)
    let cursor = Frame.Cursor(row: place.row, column: TextBuffer.gutter + place.column)
    // An empty line after the last line end is shown only while the cursor is in it.
    let count = row < lineCount ? layout.count - lines.count + lineCount : layout.count
    return ScreenBody(count: count, anchor: .row(place.row), in: viewport, cursor: cursor) {
      layout.rows(in: $0).map { part in
        let space = String(repeating: " ", count: max(4 - "\(part.line + 1)".count, 0))
        let lead = part.isFirst ? "\(space)\(part.line + 1)  " : "      "
        return StyledLine(lead, .dim) + StyledLine(part.text) + StyledLine(hint, .dim)
      }
    }
  }

  /// Moves the cursor by rows on screen, of which a line may have several.
  mutating func move(rows: Int, width: Int) {
    let near = max(row - abs(rows), 0)..<min(row + abs(rows) + 1, lines.count)
    let text = TextLines(lines[near].joined(separator: "\n"))
    let layout = TextLayout(text, width: width - TextBuffer.gutter)
    let place = layout.place(row: row - near.lowerBound, column: column)
    guard (0..<layout.count).contains(place.row + rows) else { return }
    let target = layout.character(row: place.row + rows, column: place.column)
    move(toRow: near.lowerBound + target.line, column: target.column)
  }

  private static let gutter = 6
}
