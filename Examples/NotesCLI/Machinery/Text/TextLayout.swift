/// Lays out the lines of a text in rows, each line broken to a width.
struct TextLayout {
  /// The text of one row.
  struct Part: Hashable {
    /// The line, counted from 0.
    let line: Int
    /// Whether the line begins here.
    let isFirst: Bool
    /// The text.
    let text: String
  }

  /// The rows of a page of lines.
  private struct Page {
    /// The first row of each line, counted within the page; at the end, the number of all rows.
    let starts: [Int]
    var lineCount: Int { starts.count - 1 }
    var rowCount: Int { starts[lineCount] }
  }

  private var lines = TextLines()
  private var width = 0
  private var pages = [Page(starts: [0, 1])]

  /// Lays out lines; one column is left for a cursor, or a space, after a full row.
  ///
  /// - Complexity: O(n) in the length of the changed pages.
  mutating func lay(_ new: TextLines, width: Int) {
    let width = max(width - 1, 2)
    if width != self.width { self = TextLayout(width: width) }
    let (old, changed) = TextLines.differing(lines, new)
    pages.replaceSubrange(old, with: new.pages[changed].map { page(of: $0.map(\.text)) })
    lines = new
  }

  private init(width: Int) { self.width = width }

  /// Lays out lines.
  init(_ lines: TextLines = TextLines(), width: Int = 80) { lay(lines, width: width) }

  private func page(of lines: [String]) -> Page {
    Page(starts: lines.reduce(into: [0]) { $0.append(($0.last ?? 0) + rowCount(of: $1)) })
  }

  /// The number of rows.
  var count: Int { pages.reduce(0) { $0 + $1.rowCount } }

  /// Returns the texts of some rows.
  func rows(in range: Range<Int>) -> [Part] {
    guard !range.isEmpty else { return [] }
    var line = line(at: range.lowerBound)
    var row = start(of: line)
    var parts: [Part] = []
    while line < lines.count, row < range.upperBound {
      for (index, text) in self.parts(of: line).enumerated() {
        if range.contains(row) {
          parts.append(Part(line: line, isFirst: index == 0, text: String(text)))
        }
        row += 1
      }
      line += 1
    }
    return parts
  }

  /// Returns the row and column of a character, given by its line and its position in that line.
  func place(row line: Int, column: Int) -> (row: Int, column: Int) {
    let parts = parts(of: line)
    var offset = TextLayout.clean(String(lines[line].prefix(column))).count
    var number = 0
    while number + 1 < parts.count, offset >= parts[number].count {
      offset -= parts[number].count
      number += 1
    }
    return (start(of: line) + number, TextWidth.columns(of: parts[number].prefix(offset)))
  }

  /// Returns the line, and the position in it, of the character at a row and column, or of the nearest one on that row.
  func character(row: Int, column: Int) -> (line: Int, column: Int) {
    let line = line(at: row)
    let parts = parts(of: line)
    let number = row - start(of: line)
    let part = parts[number]
    let fitting = TextWidth.prefix(of: String(part), columns: column).count
    let isLast = number + 1 == parts.count
    let offset = parts[..<number].reduce(0) { $0 + $1.count }
    return (line, rawColumn(of: offset + min(fitting, isLast ? fitting : part.count - 1), line))
  }

  /// Returns the first row of a line.
  private func start(of line: Int) -> Int {
    var (row, line) = (0, line)
    for page in pages {
      if line < page.lineCount { return row + page.starts[line] }
      row += page.rowCount
      line -= page.lineCount
    }
    return row
  }

  /// Returns the line that a row shows.
  private func line(at row: Int) -> Int {
    var (line, row) = (0, row)
    for page in pages {
      if row < page.rowCount { return line + page.starts.firstSortedIndex(where: { $0 > row }) - 1 }
      line += page.lineCount
      row -= page.rowCount
    }
    return line - 1
  }

  /// Returns the position, in a line, of the character in a column; on screen, tabs are wider, and some characters are
  /// left out.
  private func rawColumn(of offset: Int, _ line: Int) -> Int {
    var shown = 0
    return lines[line].prefix { character in
      shown += TextLayout.clean(String(character)).count
      return shown <= offset
    }.count
  }

  /// Returns the rows of a line.
  private func parts(of line: Int) -> [Substring] {
    TextWidth.fold(TextLayout.clean(lines[line]), to: width)
  }

  private func rowCount(of line: String) -> Int {
    let length = line.utf8.count
    if length < width, !line.utf8.contains(ASCII.tab) { return 1 }
    return TextWidth.fold(TextLayout.clean(line), to: width).count
  }

  private static func clean(_ line: String) -> String {
    StyledLine(line).sanitized().plainText
  }
}
