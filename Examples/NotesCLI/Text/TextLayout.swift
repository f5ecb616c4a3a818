/// Says on which rows the lines of a text stand if each is broken to a width.
struct TextLayout {
  /// What stands on one row.
  struct Part: Hashable {
    /// The line, counted from 0.
    let line: Int
    /// Whether the line begins here.
    let isFirst: Bool
    /// The text.
    let text: String
  }

  private let lines: [String]
  private let width: Int
  /// The first row of each line, and the number of all rows.
  private let starts: [Int]

  /// Measures lines; one column is left for a cursor, or a space, behind a full row.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(_ lines: ArraySlice<String>, width: Int) {
    let width = max(width - 1, 2)
    self.lines = Array(lines)
    self.width = width
    starts = lines.reduce(into: [0]) { starts, line in
      starts.append((starts.last ?? 0) + TextLayout.rowCount(of: line, width))
    }
  }

  /// The number of rows.
  var count: Int { starts.last ?? 0 }

  /// Returns what stands on some rows.
  func rows(in range: Range<Int>) -> [Part] {
    guard !range.isEmpty else { return [] }
    var line = starts.partitioningIndex { $0 > range.lowerBound } - 1
    var parts: [Part] = []
    while line < lines.count, starts[line] < range.upperBound {
      let own = max(range.lowerBound - starts[line], 0)..<(range.upperBound - starts[line])
      let texts = self.parts(of: line)
      for index in own.clamped(to: texts.indices) {
        parts.append(Part(line: line, isFirst: index == 0, text: String(texts[index])))
      }
      line += 1
    }
    return parts
  }

  /// Returns where a character stands, by its line and its place there.
  func place(row line: Int, column: Int) -> (row: Int, column: Int) {
    let parts = parts(of: line)
    var offset = TextLayout.clean(String(lines[line].prefix(column))).count
    var number = 0
    while number + 1 < parts.count, offset >= parts[number].count {
      offset -= parts[number].count
      number += 1
    }
    return (starts[line] + number, TextWidth.columns(of: parts[number].prefix(offset)))
  }

  /// Returns the character that stands at a place, or nearest to it on its row, by its line and its place there.
  func character(row: Int, column: Int) -> (line: Int, column: Int) {
    let line = starts.partitioningIndex { $0 > row } - 1
    let parts = parts(of: line)
    let number = row - starts[line]
    let part = parts[number]
    let fitting = TextWidth.prefix(of: String(part), columns: column).count
    let isLast = number + 1 == parts.count
    let offset = parts[..<number].reduce(0) { $0 + $1.count }
    return (line, rawColumn(of: offset + min(fitting, isLast ? fitting : part.count - 1), line))
  }

  /// Returns the place in a line of what is shown at another, where tabs are wider and other signs are not there.
  private func rawColumn(of offset: Int, _ line: Int) -> Int {
    var shown = 0
    return lines[line].prefix { character in
      shown += TextLayout.clean(String(character)).count
      return shown <= offset
    }.count
  }

  /// The rows of a line.
  private func parts(of line: Int) -> [Substring] {
    TextWidth.fold(TextLayout.clean(lines[line]), to: width)
  }

  private static func rowCount(of line: String, _ width: Int) -> Int {
    let length = line.utf8.count
    if length < width, !line.utf8.contains(ASCII.tab) { return 1 }
    return TextWidth.fold(clean(line), to: width).count
  }

  private static func clean(_ line: String) -> String {
    StyledLine(line).sanitized().plainText
  }
}

extension [Int] {
  /// Returns the first index whose element is so, in an array where all after it are so too.
  fileprivate func partitioningIndex(where isSo: (Int) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isSo(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
