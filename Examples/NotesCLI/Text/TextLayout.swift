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

  /// Measures lines; one column is left for a cursor behind a full row.
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
      let texts = TextWidth.chop(TextLayout.clean(lines[line]), to: width)
      for index in own.clamped(to: texts.indices) {
        parts.append(Part(line: line, isFirst: index == 0, text: String(texts[index])))
      }
      line += 1
    }
    return parts
  }

  /// Returns where a character stands, by its line and its place there.
  func place(row line: Int, column: Int) -> (row: Int, column: Int) {
    let before = TextWidth.chop(TextLayout.clean(String(lines[line].prefix(column))), to: width)
    return (starts[line] + before.count - 1, TextWidth.columns(of: before.last ?? ""))
  }

  private static func rowCount(of line: String, _ width: Int) -> Int {
    let length = line.utf8.count
    if length < width, !line.utf8.contains(ASCII.tab) { return 1 }
    return TextWidth.chop(clean(line), to: width).count
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
