internal import Destinations

/// A line of a tree or a delta as it may be written: without its identifier, contents or mark.
extension String {
  /// The line without the mark of the current place.
  var withoutMark: String {
    let indent = prefix { $0 == " " || $0 == "+" || $0 == "~" }
    let rest = self[indent.endIndex...]
    if rest.starts(with: "> ") { return String(indent + rest.dropFirst(2)) }
    guard let mark = indices.first(where: { self[$0...].starts(with: ": > ") }) else { return self }
    return String(self[...mark] + self[mark...].dropFirst(3))
  }

  /// Whether the line has the mark of the current place.
  var hasMark: Bool { self != withoutMark }
}

/// Lines written by a test, to be compared with complete lines.
struct WrittenLines {
  let lines: [String]

  /// Whether the mark of the current place is compared, because the test has written it.
  let isMarked: Bool
  private let hasIDs: Bool

  init(_ lines: [String]) {
    self.lines = lines
    isMarked = lines.contains(where: \.hasMark)
    hasIDs = lines.contains { $0 != $0.withoutID }
  }

  /// Returns the actual lines, each written like the expected line that it matches, if there is
  /// one.
  ///
  /// - Parameter actual: The lines, and the same lines without contents.
  /// - Returns: The same number of lines.
  func rewritten(_ actual: [TreeDelta.Entry]) -> [String] {
    let known = Set(lines)
    return actual.map { entry in
      let forms = [entry.line, entry.line.withoutID, entry.bare, entry.bare.withoutID]
        .map { isMarked ? $0 : $0.withoutMark }
      return forms.first(where: known.contains) ?? (hasIDs ? forms[0] : forms[1])
    }
  }

  /// Returns how the actual lines differ; nil if they do not.
  func difference(from actual: [TreeDelta.Entry]) -> String? {
    let actual = rewritten(actual)
    guard actual != lines else { return nil }
    return TextDifference(
      lines.joined(separator: "\n"), actual.joined(separator: "\n")
    ).folded
  }
}
