/// Remembers the visible rows of a long screen from one drawing to the next.
@MainActor
final class Viewport {
  /// The first row that is shown.
  private(set) var first = 0
  /// The number of rows that were shown last; a guess before the first drawing.
  private(set) var height = 20
  /// The number of rows.
  private(set) var count = 0
  /// Whether there are more rows than are shown.
  var isTooSmall: Bool { count > height }
  /// The percentage of rows that are shown or above those shown; nil if all are visible.
  var percent: Int? { isTooSmall ? min(first + height, count) * 100 / count : nil }
  /// The last layout of a text that is being written.
  var layout = TextLayout()
  /// The last number of columns; a guess before the first drawing.
  var width = 80

  /// Scrolls as little as possible to show a row, which suits slow connections; a row more than a page away, or not
  /// visible at first, moves to the middle.
  ///
  /// - Returns: The first row to show.
  func show(row: Int, of count: Int, height: Int) -> Int {
    let isFar = row >= first + 2 * height || row < first - height
    if isFar || self.count == 0 && row >= height {
      return show(from: row - height / 2, of: count, height: height)
    }
    let least = max(first, row - height + 1)
    return show(from: min(least, row), of: count, height: height)
  }

  /// Shows the rows that begin with a given one, or the last rows if fewer follow than fit.
  ///
  /// - Returns: The first row to show.
  func show(from row: Int, of count: Int, height: Int) -> Int {
    self.height = height
    self.count = count
    first = max(min(row, count - height), 0)
    return first
  }

  /// Shows the rows from `row` on, or, if those do not include `seen`, the rows around it.
  ///
  /// - Returns: The first row to show.
  func show(from row: Int, seeing seen: Int, of count: Int, height: Int) -> Int {
    let isSeen = (row..<row + height).contains(seen)
    return show(from: isSeen ? row : seen - height / 2, of: count, height: height)
  }

  /// Returns the first row to show after a key, nil if the key does not scroll.
  func first(after key: Key) -> Int? {
    key.row(from: first, of: count, page: height).map { max(min($0, count - height), 0) }
  }
}
