/// The text that a note shows, before it is broken into rows, so that it is the same at every width.
struct UnbrokenText: Hashable, Sendable {
  /// The lines: a paragraph, an entry of a list, a row of code or of a table.
  private(set) var lines: [String] = []
  /// The start of each line, in bytes of UTF-8.
  private(set) var starts: [Int] = []
  /// The end of the text.
  private(set) var end = 0

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - parts: The parts of the line.
  ///   - separator: The text between two parts.
  /// - Returns: The parts, whose pieces now have their positions.
  mutating func add(_ parts: [StyledLine], separator: String = "") -> [StyledLine] {
    let texts = parts.map(\.plainText)
    let line = texts.joined(separator: separator)
    let isPlain = !line.utf8.contains { $0 == ASCII.newline || $0 == ASCII.tab }
    lines.append(
      isPlain ? line : line.replacing("\n", with: " ").replacing("\t", with: " "))
    starts.append(end)
    let numbered = zip(parts, texts).map { part, text in
      defer { end += text.utf8.count + separator.utf8.count }
      return part.numbered(from: end)
    }
    end += 1
    return numbered
  }
}

extension UnbrokenText {
  /// Returns the current position of a place in a former text.
  ///
  /// The place moves with the nearest following line that occurs once in both texts, else with the nearest line before.
  ///
  /// - Complexity: O(n) in the length of both texts, unless they are the same.
  func offset(of place: Int, in former: UnbrokenText) -> Int {
    if self == former { return place }
    let line = max((former.starts.firstIndex { $0 > place } ?? former.lines.count) - 1, 0)
    let (mine, others) = (linesByText, former.linesByText)
    let order = Array(line..<former.lines.count) + (0..<line).reversed()
    for other in order {
      guard case .some(.some) = others[former.lines[other]],
        case .some(.some(let same)) = mine[former.lines[other]]
      else { continue }
      let now = max(min(same - other + line, lines.count - 1), 0)
      return starts[now] + (same == now && other == line ? place - former.starts[line] : 0)
    }
    return min(place, end)
  }

  /// The line that contains each text, or nil for a text that spans several.
  private var linesByText: [String: Int?] {
    Dictionary(lines.enumerated().map { ($1, $0) }) { _, _ in nil }
  }
}
