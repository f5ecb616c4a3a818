/// The rows that show a Markdown text in a number of columns.
struct MarkdownRows {
  /// The rows.
  private(set) var lines: [StyledLine] = []
  /// For each row, the line of the Markdown text near it.
  private(set) var sources: [Int] = []
  /// The text that the rows show.
  let text: UnbrokenText
  /// The positions at which the pieces of the rows begin in the unbroken text, in its order.
  private let places: [(origin: Int, row: Int)]

  /// Creates a list of rows, each with its element.
  init(_ rows: [(line: StyledLine, source: Int)] = [], of text: UnbrokenText = UnbrokenText()) {
    lines = rows.map(\.line)
    sources = rows.map(\.source)
    self.text = text
    let found = rows.enumerated().flatMap { row, shown in
      shown.line.spans.compactMap { span in span.origin.map { (origin: $0, row: row) } }
    }
    places = found.sorted { ($0.origin, $0.row) < ($1.origin, $1.row) }
  }
}

extension MarkdownRows {
  /// Returns the first row that shows a place of the text.
  ///
  /// - Complexity: O(log n) in the number of pieces of the rows.
  func row(of place: Int) -> Int {
    let behind = places.firstSortedIndex(where: { $0.origin > place })
    guard behind > 0 else { return 0 }
    let origin = places[behind - 1].origin
    return places[places.firstSortedIndex(where: { $0.origin >= origin })].row
  }

  /// Returns the first position of the text that is shown in a row, or in a later row if this one shows none.
  func place(of row: Int) -> Int {
    let rest = lines.dropFirst(row).lazy
    return rest.compactMap { $0.spans.lazy.compactMap(\.origin).first }.first ?? text.end
  }
}

extension Array {
  /// Returns the first index at which a condition holds, if it also holds at all later ones.
  func firstSortedIndex(where isBehind: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        isBehind(self[middle])
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
