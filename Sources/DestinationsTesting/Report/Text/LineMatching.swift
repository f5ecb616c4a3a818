/// Matches the lines of an old text with those of a new one, keeping the order of both.
///
/// Short texts are compared by their shortest edit script. In long texts, lines that occur once in both
/// are matched first and only the parts between them are compared, so that the time does not grow with
/// the product of length and differences.
struct LineMatching {
  /// For each line of the old text the index of its partner in the new one; nil for a removed line.
  private(set) var partners: [Int?]

  private let old: [Substring]
  private let new: [Substring]

  /// A part of both texts.
  private typealias Part = (old: Range<Int>, new: Range<Int>)

  /// The largest number of line pairs for which the shortest edit script is computed.
  private static var pairLimit: Int { 10_000 }

  init(_ old: [Substring], _ new: [Substring]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: old.count)
    let whole = withoutEnds((old.indices, new.indices))
    for part in isShort(whole) ? [whole] : partsBetweenAnchors(in: whole) {
      let part = withoutEnds(part)
      if isShort(part) { compareBriefly(part) }
    }
  }

  /// Matches the lines that occur once in both, and returns the parts between them.
  private mutating func partsBetweenAnchors(in part: Part) -> [Part] {
    var parts: [Part] = []
    var (oldStart, newStart) = (part.old.lowerBound, part.new.lowerBound)
    for (oldLine, newLine) in anchors(in: part) {
      parts.append((oldStart..<oldLine, newStart..<newLine))
      partners[oldLine] = newLine
      (oldStart, newStart) = (oldLine + 1, newLine + 1)
    }
    parts.append((oldStart..<part.old.upperBound, newStart..<part.new.upperBound))
    return parts
  }

  private func isShort(_ part: Part) -> Bool {
    part.old.count * part.new.count <= Self.pairLimit
  }

  /// Matches the equal lines at both ends of a part, and returns the part between them.
  private mutating func withoutEnds(_ part: Part) -> Part {
    var part = part
    while let line = part.old.first, let other = part.new.first, old[line] == new[other] {
      partners[line] = other
      part.old.removeFirst()
      part.new.removeFirst()
    }
    while let line = part.old.last, let other = part.new.last, old[line] == new[other] {
      partners[line] = other
      part.old.removeLast()
      part.new.removeLast()
    }
    return part
  }

  private mutating func compareBriefly(_ part: Part) {
    let changes = new[part.new].difference(from: old[part.old])
    let removed = Set(changes.removals.map(\.index))
    let inserted = Set(changes.insertions.map(\.index))
    let kept = part.new.indices.filter { !inserted.contains($0 - part.new.lowerBound) }
    let partners = part.old.filter { !removed.contains($0 - part.old.lowerBound) }
    for (line, partner) in zip(partners, kept) { self.partners[line] = partner }
  }

  // MARK: Lines that occur once in both

  /// Returns the lines that occur once on each side of a part: the longest selection in the same order.
  private func anchors(in part: Part) -> [(old: Int, new: Int)] {
    let ours = once(old, part.old)
    let theirs = once(new, part.new)
    let common = part.old.compactMap { line -> (old: Int, new: Int)? in
      guard ours[old[line]] == line, let other = theirs[old[line]] ?? nil else { return nil }
      return (line, other)
    }
    return Self.longestRise(of: common)
  }

  /// Returns the index of each line, or nil if the line occurs more than once.
  private func once(_ lines: [Substring], _ range: Range<Int>) -> [Substring: Int?] {
    Dictionary(range.map { (lines[$0], $0) }) { _, _ in nil }
  }

  /// Returns the longest subsequence of some pairs in which the second numbers increase.
  private static func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// The last pair of the best subsequence of each length.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before.append(low == 0 ? nil : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      rise.append(pairs[index])
      next = before[index]
    }
    return rise.reversed()
  }
}

extension CollectionDifference.Change {
  fileprivate var index: Int {
    switch self {
    case .insert(let index, _, _), .remove(let index, _, _): index
    }
  }
}
