/// Lays out the rows of a table in columns.
struct MarkdownTable {
  /// Says on which side of a column its texts stand.
  private enum Side {
    case left
    case right
    case middle
  }

  private let header: [StyledLine]
  private let rows: [[StyledLine]]
  private let sides: [Side]

  /// Reads the rows as they are written; nil if the second is no line of hyphens.
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

  /// Tells whether a row is the line below the header.
  static func isRule(_ row: String) -> Bool {
    row.contains("-") && row.contains("|") && row.allSatisfy { "|-: \t".contains($0) }
  }

  /// Returns the lines that show the table; cells that do not fit are broken inside their columns.
  ///
  /// - Returns: The lines, or nil if there is no room for its columns.
  func lines(width: Int) -> [StyledLine]? {
    let bars = (header.count - 1) * 3
    guard let widths = widths(within: width - bars) else { return nil }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
    return lines(of: header, widths) + [StyledLine(rule, .dim)]
      + rows.flatMap { lines(of: $0, widths) }
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

  /// Returns the widths of the columns, the widest made narrower until all fit.
  private func widths(within room: Int) -> [Int]? {
    var widths = header.indices.map { column in
      ([header] + rows).map { $0[column].columns }.max().map { max($0, 1) } ?? 1
    }
    guard room >= widths.count * 4 || widths.reduce(0, +) <= room else { return nil }
    while widths.reduce(0, +) > room {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
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
