/// Finds the backticks that close inline code, in linear time for a whole paragraph.
struct CodeSpanFinder {
  private let bytes: [UInt8]
  private let end: Int
  /// The start of the last run of each length; nil until a search has found no run.
  private var lastRuns: [Int: Int]?

  /// Creates a finder for a paragraph that ends here.
  init(_ bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// Returns the run of backticks that starts here.
  func run(at start: Int) -> Range<Int> {
    var position = start
    while position < end, bytes[position] == ASCII.backtick { position += 1 }
    return start..<position
  }

  /// Returns the run that closes an opening one, or nil if the opening run is plain text.
  mutating func closing(of opening: Range<Int>) -> Range<Int>? {
    if let lastRuns, lastRuns[opening.count, default: -1] < opening.upperBound { return nil }
    var position = opening.upperBound
    while position < end {
      guard bytes[position] == ASCII.backtick else {
        position += 1
        continue
      }
      let found = run(at: position)
      if found.count == opening.count { return found }
      position = found.upperBound
    }
    rememberRuns(from: opening.upperBound)
    return nil
  }

  private mutating func rememberRuns(from start: Int) {
    guard lastRuns == nil else { return }
    var runs: [Int: Int] = [:]
    var position = start
    while position < end {
      let found = run(at: position)
      if !found.isEmpty { runs[found.count] = position }
      position = max(found.upperBound, position + 1)
    }
    lastRuns = runs
  }
}
