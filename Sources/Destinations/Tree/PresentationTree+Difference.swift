extension PresentationTree {
  /// Returns the difference to another tree as text: `-` is only here, `+` only there.
  ///
  /// One unchanged line is shown beside each change; where more than one is left out, a count stands
  /// for them. Trees that differ in identifiers alone are told apart in one line.
  /// - Returns: Nil if both have the same text.
  /// - Complexity: O(*n* · *d*) for *n* lines of which *d* differ.
  public func difference(to other: Self, payload: (Payload) -> String) -> String? {
    let old = text(payload: payload)
    let new = other.text(payload: payload)
    guard old != new else { return nil }
    let sameShape =
      text(showsIDs: false, payload: payload) == other.text(showsIDs: false, payload: payload)
    return sameShape ? "The same shape; only identifiers differ." : TextDifference(old, new).folded
  }
}

/// Two texts compared line by line.
package struct TextDifference {
  package let lines: [(mark: Character, text: Substring)]

  /// Compares two texts.
  package init(_ old: String, _ new: String) {
    let oldLines = old.split(separator: "\n")
    let newLines = new.split(separator: "\n")
    let changes = newLines.difference(from: oldLines)
    let removed = Set(changes.removals.map(offset))
    let inserted = Set(changes.insertions.map(offset))
    var lines: [(Character, Substring)] = []
    var position = 0
    for (offset, line) in oldLines.enumerated() {
      if removed.contains(offset) {
        lines.append(("-", line))
        continue
      }
      while inserted.contains(position) {
        lines.append(("+", newLines[position]))
        position += 1
      }
      lines.append((" ", line))
      position += 1
    }
    lines += newLines[position...].map { ("+", $0) }
    self.lines = lines
  }

  /// The lines that differ with one line around them; longer unchanged runs as a count.
  package var folded: String {
    var result: [String] = []
    var run: [Substring] = []
    for line in lines {
      if line.mark == " " {
        run.append(line.text)
      } else {
        result += fold(run, isFirst: result.isEmpty, isLast: false)
        run = []
        result.append("\(line.mark) \(line.text)")
      }
    }
    return (result + fold(run, isFirst: false, isLast: true)).joined(separator: "\n")
  }

  private func fold(_ run: [Substring], isFirst: Bool, isLast: Bool) -> [String] {
    let head = isFirst ? 0 : 1
    let tail = isLast ? 0 : 1
    guard run.count > head + tail + 1 else { return run.map { "  \($0)" } }
    let folded = "  … \(run.count - head - tail) unchanged"
    return run.prefix(head).map { "  \($0)" } + [folded] + run.suffix(tail).map { "  \($0)" }
  }
}

private func offset(of change: CollectionDifference<Substring>.Change) -> Int {
  switch change {
  case .insert(let offset, _, _), .remove(let offset, _, _): offset
  }
}
