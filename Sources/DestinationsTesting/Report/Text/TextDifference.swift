/// Two texts compared line by line.
package struct TextDifference {
  package private(set) var lines: [(mark: Character, text: Substring)] = []

  /// Compares two texts.
  package init(_ old: String, _ new: String) {
    let oldLines = old.split(separator: "\n")
    let newLines = new.split(separator: "\n")
    let matching = LineMatching(oldLines, newLines)
    var position = 0
    for (offset, line) in oldLines.enumerated() {
      guard let partner = matching.partners[offset] else {
        lines.append(("-", line))
        continue
      }
      lines += newLines[position..<partner].map { ("+", $0) }
      lines.append((" ", line))
      position = partner + 1
    }
    lines += newLines[position...].map { ("+", $0) }
  }

  /// The differing lines with one line of context; longer unchanged runs as a count.
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

  /// The same for the texts of two trees; if only identifiers differ, it says so.
  var ofTrees: String {
    let (old, new) = (lines.filter { $0.mark != "+" }, lines.filter { $0.mark != "-" })
    let isAlike = old.map { String($0.text).withoutID } == new.map { String($0.text).withoutID }
    return isAlike ? "The same shape; only identifiers differ." : folded
  }

  private func fold(_ run: [Substring], isFirst: Bool, isLast: Bool) -> [String] {
    let head = isFirst ? 0 : 1
    let tail = isLast ? 0 : 1
    guard run.count > head + tail + 1 else { return run.map { "  \($0)" } }
    let folded = "  … \(run.count - head - tail) unchanged"
    return run.prefix(head).map { "  \($0)" } + [folded] + run.suffix(tail).map { "  \($0)" }
  }
}

extension String {
  /// The line without the identifier at its end.
  var withoutID: String {
    guard let space = lastIndex(of: " "), self[index(after: space)...].first == "#" else {
      return self
    }
    return String(self[..<space])
  }
}
