internal import Destinations

/// A tree or a delta as written by a test.
///
/// Identifiers, contents and the mark of the current place may be missing.
extension WrittenLines {
  /// Parses the text of a tree.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - leavesOutIDs: Whether identifiers in the text are ignored.
  /// - Throws: ``DestinationError`` if the text is not a tree, or marks a place that is not the
  ///   current one.
  init(tree text: String, withoutIDs leavesOutIDs: Bool = false) throws(DestinationError) {
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
    self.init(marked == nil ? canonical.map(\.withoutMark) : canonical)
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
    return difference(from: zip(full, bare).map(TreeDelta.Entry.init))
  }

  /// Reads the text of a delta.
  init(delta text: String) {
    self.init(
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty })
  }

  /// Returns how a delta differs; nil if it does not.
  ///
  /// - Parameters:
  ///   - delta: The actual changes.
  ///   - isWhole: Whether the expected delta must list all actual changes.
  /// - Returns: The difference as text, or nil.
  func difference(from delta: TreeDelta, isWhole: Bool) -> String? {
    var actual = delta.entries
    if !isMarked { actual.removeAll { $0.line.starts(with: "> ") } }
    if !isWhole {
      let known = Set(lines)
      actual = zip(actual, rewritten(actual)).filter { known.contains($1) }.map(\.0)
    }
    return difference(from: actual)
  }
}
