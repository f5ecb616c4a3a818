internal import Destinations

/// A tree as a test writes it: identifiers may be missing, and so may the mark of the current place.
struct ExpectedTree {
  private let lines: [String]
  private let isMarked: Bool

  /// Reads the text.
  ///
  /// - Throws: ``DestinationError`` if it is no tree, or marks a place that is not the current one.
  init(_ text: String) throws(DestinationError) {
    let written = text.split(separator: "\n").filter { $0.contains { $0 != " " } }
    let tree = try PresentationTree<String>(parsing: text) { $0 }
    let ids = Set(text.split { $0 == " " || $0 == "\n" }.filter { $0.first == "#" })
    let canonical = tree.text { $0 }.split(separator: "\n").map { line in
      line.split(separator: " ").last.map(ids.contains) == true
        ? String(line) : line.withoutID
    }
    isMarked = written.contains { $0.hasMark }
    lines = isMarked ? canonical : canonical.map(\.withoutMark)
    try checkMark(of: written, against: canonical)
  }

  private func checkMark(
    of written: [Substring], against canonical: [String]
  ) throws(DestinationError) {
    guard isMarked, let marked = written.firstIndex(where: { $0.hasMark }),
      let current = canonical.firstIndex(where: { $0[...].hasMark }), marked != current
    else { return }
    throw DestinationError(
      .malformedText,
      "Line \(marked + 1) has the mark, and in such a tree line \(current + 1) is the current place."
    )
  }

  /// Returns how a tree differs; nil if it does not.
  func difference<D, C>(from tree: PresentationTree<Place<D, C>>) -> String? {
    let known = Set(lines)
    let hasIDs = lines.contains { $0 != $0[...].withoutID }
    let actual = tree.description.split(separator: "\n").map { line in
      let full = isMarked ? String(line) : String(line).withoutMark
      let short = full[...].withoutID
      return known.contains(short) || !hasIDs ? short : full
    }
    guard actual != lines else { return nil }
    return TextDifference(
      lines.joined(separator: "\n"), actual.joined(separator: "\n")
    ).folded
  }
}

extension Substring {
  /// The line without the identifier at its end.
  fileprivate var withoutID: String {
    guard let space = lastIndex(of: " "), self[index(after: space)...].first == "#" else {
      return String(self)
    }
    return String(self[..<space])
  }

  /// Whether the line has the mark of the current place.
  fileprivate var hasMark: Bool {
    let text = drop { $0 == " " }
    return text.starts(with: "> ") || contains(": > ")
  }
}

extension String {
  /// The line without the mark of the current place.
  fileprivate var withoutMark: String {
    let indent = prefix { $0 == " " }
    let rest = self[indent.endIndex...]
    if rest.starts(with: "> ") { return String(indent + rest.dropFirst(2)) }
    guard let mark = indices.first(where: { self[$0...].starts(with: ": > ") }) else { return self }
    return String(self[...mark] + self[mark...].dropFirst(3))
  }
}
