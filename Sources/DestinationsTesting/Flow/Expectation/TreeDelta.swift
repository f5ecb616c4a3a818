internal import Destinations

/// The places that have arrived, left or changed between two trees, one line each.
///
/// ```text
/// + > noteDetail(7) #4
/// - compose #3
/// ~ home tabs selected=notes #1
/// > notes stack #2
/// ```
/// `+` means that a place arrived, `-` that it left, `~` that it stayed and changed, and `>` that
/// it became the current place. A place that arrived as the current one has both marks.
public struct TreeDelta: Sendable, Hashable, CustomStringConvertible {
  /// One line for each place that arrived, left, changed or became current.
  public var lines: [String] { entries.map(\.line) }

  /// Whether nothing changed.
  public var isEmpty: Bool { entries.isEmpty }

  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }

  /// A line, and the same line without contents.
  struct Entry: Hashable {
    let line: String
    let bare: String
  }

  let entries: [Entry]
}

extension TreeDelta {
  init<D, C>(from old: PresentationTree<Place<D, C>>, to new: PresentationTree<Place<D, C>>) {
    let (before, after) = (TreeRow.rows(of: old), TreeRow.rows(of: new))
    let earlier = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let later = Set(after.map(\.id))
    let came = after.filter { earlier[$0.id] == nil }.map { $0.entry($0.isCurrent ? "+ >" : "+") }
    let left = before.filter { !later.contains($0.id) }.map { $0.entry("-") }
    let stayed = after.compactMap { row in
      earlier[row.id].flatMap { row.sign(since: $0) }.map { row.entry($0) }
    }
    entries = came + left + stayed
  }
}

/// A place of a tree as a line without indentation and mark.
private struct TreeRow {
  let id: DestinationID
  let text: String
  let bare: String
  let isCurrent: Bool
  let parentID: DestinationID?
  /// The tabs, columns or children.
  ///
  /// Other slots exist only while they contain something.
  let slots: [SlotName]

  static func rows<D, C>(of tree: PresentationTree<Place<D, C>>) -> [TreeRow] {
    let lines = zip(lines(tree.text { $0.title }), lines(tree.text { "\($0)" }))
    let current = tree.currentID
    return zip(tree.nodes, lines).map { node, lines in
      TreeRow(
        id: node.id, text: lines.0, bare: lines.1, isCurrent: node.id == current,
        parentID: node.parentID, slots: node.slots.filter(\.isFocusable))
    }
  }

  /// Returns the lines that stand for places.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.last != ":" }
      .map { String($0.drop { $0 == " " }).withoutMark }
  }

  /// Returns the sign of the row in a delta; nil if the row does not appear.
  func sign(since old: TreeRow) -> String? {
    let isSame = text == old.text && parentID == old.parentID && slots == old.slots
    let becameCurrent = isCurrent && !old.isCurrent
    return isSame ? (becameCurrent ? ">" : nil) : (becameCurrent ? "~ >" : "~")
  }

  func entry(_ sign: String) -> TreeDelta.Entry {
    TreeDelta.Entry(line: "\(sign) \(text)", bare: "\(sign) \(bare)")
  }
}
