internal import Destinations

/// A tree as written by a test.
///
/// Identifiers, contents and the mark of the current place may be missing.
struct WrittenTree {
  private let lines: WrittenLines

  /// Parses the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - leavesOutIDs: Whether identifiers in the text are ignored.
  /// - Throws: ``DestinationError`` if the text is not a tree, or marks a place that is not the
  ///   current one.
  init(_ text: String, withoutIDs leavesOutIDs: Bool = false) throws(DestinationError) {
    let written = text.split(separator: "\n").map(String.init)
      .filter { $0.contains { $0 != " " } }
    let tree = try PresentationTree<String>(parsing: text) { $0 }
    let ids =
      leavesOutIDs ? [] : Set(text.split { $0 == " " || $0 == "\n" }.filter { $0.first == "#" })
    let canonical = tree.text { $0 }.split(separator: "\n").map { line in
      line.split(separator: " ").last.map(ids.contains) == true
        ? String(line) : String(line).withoutID
    }
    let marked = written.firstIndex(where: \.hasMark)
    lines = WrittenLines(marked == nil ? canonical.map(\.withoutMark) : canonical)
    if let marked, let current = canonical.firstIndex(where: \.hasMark), marked != current {
      throw DestinationError(
        .malformedText,
        "Line \(marked + 1) is marked as the current place, but in this tree line \(current + 1) is."
      )
    }
  }

  /// Returns how a tree differs; nil if it does not.
  func difference<D, C>(from tree: PresentationTree<Place<D, C>>) -> String? {
    let full = tree.text { $0.title }.split(separator: "\n").map(String.init)
    let bare = tree.text { "\($0)" }.split(separator: "\n").map(String.init)
    return lines.difference(from: zip(full, bare).map(TreeDelta.Entry.init))
  }
}

/// A delta as written by a test.
struct WrittenDelta {
  private let lines: WrittenLines

  init(_ text: String) {
    lines = WrittenLines(
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty })
  }

  /// Whether the delta lists no changes.
  var isEmpty: Bool { lines.lines.isEmpty }

  /// Returns how a delta differs; nil if it does not.
  ///
  /// - Parameters:
  ///   - delta: The actual changes.
  ///   - isWhole: Whether the expected delta must list all actual changes.
  /// - Returns: The difference as text, or nil.
  func difference(from delta: TreeDelta, isWhole: Bool) -> String? {
    let saysCurrent = lines.lines.contains { $0.hasMark || $0.starts(with: "> ") }
    var actual = delta.entries
    if !saysCurrent { actual.removeAll { $0.line.starts(with: "> ") } }
    if !isWhole {
      let known = Set(lines.lines)
      let rewritten = lines.rewritten(actual)
      actual = zip(actual, rewritten).filter { known.contains($1) }.map(\.0)
    }
    return lines.difference(from: actual)
  }
}
