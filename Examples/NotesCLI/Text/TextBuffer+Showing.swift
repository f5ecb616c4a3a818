extension TextBuffer {
  /// Returns the lines with their numbers, broken to a width, and where the cursor stands.
  func body(width: Int) -> ScreenBody {
    let room = max(width - TextBuffer.gutter, 2)
    var shown: [StyledLine] = []
    var place: Frame.Cursor?
    for number in 0..<max(lineCount, row + 1) {
      if number == row { place = cursor(below: shown.count, room: room) }
      shown += rows(of: number, room: room)
    }
    return ScreenBody(lines: shown, anchor: .around(place?.row ?? 0), cursor: place)
  }

  private static let gutter = 6

  private func rows(of number: Int, room: Int) -> [StyledLine] {
    let space = String(repeating: " ", count: max(4 - "\(number + 1)".count, 0))
    let line = StyledLine(lines[number]).sanitized()
    return line.wrapped(to: room, breakingWords: true).enumerated().map { index, part in
      let lead = index == 0 ? "\(space)\(number + 1)  " : "      "
      return StyledLine(lead, .dim) + part
    }
  }

  private func cursor(below count: Int, room: Int) -> Frame.Cursor {
    let before = StyledLine(String(lines[row].prefix(column))).sanitized()
    let parts = before.wrapped(to: room, breakingWords: true)
    let last = parts.last?.columns ?? 0
    return Frame.Cursor(row: count + parts.count - 1, column: TextBuffer.gutter + last)
  }
}
