/// Remembers which rows a screen shows of more than fit, from one drawing to the next.
@MainActor
final class Viewport {
  /// The first row that is shown.
  private(set) var first = 0
  /// How many rows were shown the last time; a guess before.
  private(set) var height = 20
  /// Whether there are more rows than are shown.
  private(set) var isTooSmall = false
  /// How many columns there were the last time; a guess before.
  var width = 80

  /// Scrolls as little as possible to have a row in sight, so that a slow line has little to carry.
  ///
  /// - Returns: The first row to show.
  func show(row: Int, of count: Int, height: Int) -> Int {
    let least = max(first, row - height + 1)
    return show(from: min(least, row), of: count, height: height)
  }

  /// Shows the rows from one on, or the last ones if there are not enough.
  ///
  /// - Returns: The first row to show.
  func show(from row: Int, of count: Int, height: Int) -> Int {
    self.height = height
    isTooSmall = count > height
    first = max(min(row, count - height), 0)
    return first
  }
}
