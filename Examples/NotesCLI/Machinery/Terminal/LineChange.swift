/// The bytes that change the line of a row into another.
struct LineChange: Hashable, Sendable {
  /// The column where writing begins, counted from 0.
  let column: Int
  /// The spans to write.
  let line: StyledLine

  /// Finds the part that differs; its end matters only if both lines are equally wide.
  init(from old: StyledLine, to new: StyledLine) {
    let (before, after) = (LineChange.cells(of: old), LineChange.cells(of: new))
    var start = zip(before, after).prefix { $0 == $1 }.count
    while start > 0, start < after.count, after[start].columns == 0 { start -= 1 }
    let rest = old.columns == new.columns ? min(before.count, after.count) - start : 0
    var end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.prefix(rest).count
    while end > 0, after[after.count - end].columns == 0 { end -= 1 }
    column = after[..<start].reduce(0) { $0 + $1.columns }
    line = StyledLine(after[start..<(after.count - end)].map(\.span))
  }

  /// A character with its style and its width in columns.
  private struct Cell: Equatable {
    let span: StyledSpan
    let columns: Int
  }

  private static func cells(of line: StyledLine) -> [Cell] {
    line.spans.flatMap { span in
      span.text.map {
        Cell(span: StyledSpan(String($0), span.style), columns: TextWidth.columns(of: $0))
      }
    }
  }
}
