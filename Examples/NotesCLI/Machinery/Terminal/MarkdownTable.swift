/// Lays out the rows of a table: in columns, or one cell below the other where columns have no room.
struct MarkdownTable {
  /// The alignment of a column.
  private enum Side {
    case left
    case right
    case middle
  }

  private var header: [StyledLine]
  private var rows: [[StyledLine]]
  private let sides: [Side]

  /// Reads the rows as they are written; nil if the second is not a line of hyphens.
  init?(_ lines: [String], names: MarkdownNames) {
    guard lines.count > 1, MarkdownTable.isRule(lines[1]) else { return nil }
    let count = MarkdownTable.cells(of: lines[0]).count
    let read = { (line: String, base: Style) in
      let cells = MarkdownTable.cells(of: line).prefix(count).map {
        MarkdownInline.line($0, base: base, names: names).sanitized()
      }
      return cells + Array(repeating: StyledLine(), count: count - cells.count)
    }
    header = read(lines[0], .bold)
    rows = lines.dropFirst(2).map { read($0, .plain) }
    sides = MarkdownTable.cells(of: lines[1]).map(MarkdownTable.side)
  }

  /// Adds each row to an unbroken text, as a line of it.
  mutating func add(to text: inout UnbrokenText) {
    header = text.add(header, separator: " ")
    rows = rows.map { text.add($0, separator: " ") }
  }

  /// Returns whether a row is the line below the header.
  static func isRule(_ row: String) -> Bool {
    row.contains("-") && row.contains("|") && row.allSatisfy { "|-: \t".contains($0) }
  }

  /// Returns the lines that show the table.
  func lines(width: Int) -> [StyledLine] {
    let bars = (header.count - 1) * 3
    return widths(within: width - bars).map(lines) ?? records(width: width)
  }
}

extension MarkdownTable {
  /// Splits a row at its bars, but not at those after a backslash or in code.
  private static func cells(of row: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    var isCode = false
    for character in row.trimmed {
      if character == "|", !isEscaped, !isCode {
        cells.append("")
        continue
      }
      if isEscaped, character == "|" { cells[cells.count - 1].removeLast() }
      if character == "`" { isCode.toggle() }
      isEscaped = character == "\\" && !isEscaped
      cells[cells.count - 1].append(character)
    }
    if cells.count > 1, cells.first?.isEmpty ?? false { cells.removeFirst() }
    if cells.count > 1, cells.last?.trimmed.isEmpty ?? false { cells.removeLast() }
    return cells.map(\.trimmed)
  }

  private static func side(_ rule: String) -> Side {
    guard rule.hasSuffix(":") else { return .left }
    return rule.hasPrefix(":") ? .middle : .right
  }

  /// Returns the widths of the columns, the widest made narrower until all fit; nil if words had to be broken for that.
  private func widths(within room: Int) -> [Int]? {
    let columns = header.indices.map { column in ([header] + rows).map { $0[column] } }
    var widths = columns.map { max($0.map(\.columns).max() ?? 1, 1) }
    let share = max(room / widths.count, MarkdownTable.longestWord)
    let least = columns.map { min($0.map(\.columnsOfLongestWord).max() ?? 1, share) }
    var spare = room - widths.reduce(0, +)
    while spare < 0 {
      let others = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = others.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      spare += 1
    }
    return widths
  }

  /// The length up to which a word is kept whole, even if its column becomes wider than its share of the room.
  private static let longestWord = 8

  /// Shows the rows in columns; cells that do not fit are wrapped within them, and lines then separate the rows.
  private func lines(_ widths: [Int]) -> [StyledLine] {
    let rule = StyledLine(
      widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .dim)
    let rows = rows.map { lines(of: $0, widths) }
    let isParted = rows.contains { $0.count > 1 }
    return lines(of: header, widths) + [rule] + rows.joined(separator: isParted ? [rule] : [])
  }

  /// Shows the cells of each row below each other, with their headers.
  private func records(width: Int) -> [StyledLine] {
    let rule = StyledLine(String(repeating: "─", count: width), .dim)
    let rows = rows.isEmpty ? [header.map { _ in StyledLine() }] : rows
    return Array(
      rows.map { row in
        zip(header, row).flatMap { name, cell in
          cell.wrapped(to: width, behind: name + StyledLine(": ", .bold))
        }
      }.joined(separator: [rule]))
  }

  private func lines(of cells: [StyledLine], _ widths: [Int]) -> [StyledLine] {
    let parts = zip(cells, widths).map { $0.wrapped(to: $1) }
    let height = parts.map(\.count).max() ?? 1
    return (0..<height).map { row in
      var line = StyledLine()
      for column in parts.indices {
        if column > 0 { line.append(" │ ", .dim) }
        let part = row < parts[column].count ? parts[column][row] : StyledLine()
        line = line + placed(part, column, widths[column])
      }
      return line
    }
  }

  private func placed(_ part: StyledLine, _ column: Int, _ width: Int) -> StyledLine {
    let missing = max(width - part.columns, 0)
    let before =
      switch column < sides.count ? sides[column] : .left {
      case .left: 0
      case .middle: missing / 2
      case .right: missing
      }
    return StyledLine(String(repeating: " ", count: before)) + part
      + StyledLine(String(repeating: " ", count: missing - before))
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
  }
}
