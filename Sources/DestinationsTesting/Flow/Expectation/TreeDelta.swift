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
    let (before, after) = (TreeRows(old), TreeRows(new))
    let came = after.rows.filter { before[$0.id] == nil }.map {
      $0.entry($0.isCurrent ? "+ >" : "+")
    }
    let left = before.rows.filter { after[$0.id] == nil }.map { $0.entry("-") }
    let stayed = after.rows.compactMap { row in
      before[row.id].flatMap { row.sign(since: $0) }.map { row.entry($0) }
    }
    entries = came + left + stayed
  }
}

/// The places of a tree as lines without indentation and marks.
private struct TreeRows {
  struct Row {
    let id: DestinationID
    let text: String
    let bare: String
    let isCurrent: Bool
    let parentID: DestinationID?
    /// The tabs, columns or children.
    ///
    /// Other slots exist only while they contain something.
    let slots: [SlotName]

    /// Returns the sign of the row in a delta; nil if the row does not appear.
    func sign(since old: Row) -> String? {
      let isSame = text == old.text && parentID == old.parentID && slots == old.slots
      let becameCurrent = isCurrent && !old.isCurrent
      return isSame ? (becameCurrent ? ">" : nil) : (becameCurrent ? "~ >" : "~")
    }

    func entry(_ sign: String) -> TreeDelta.Entry {
      TreeDelta.Entry(line: "\(sign) \(text)", bare: "\(sign) \(bare)")
    }
  }

  let rows: [Row]
  private let byID: [DestinationID: Row]

  init<D, C>(_ tree: PresentationTree<Place<D, C>>) {
    let lines = zip(Self.lines(tree.text { $0.title }), Self.lines(tree.text { "\($0)" }))
    let current = tree.currentID
    rows = zip(tree.nodes, lines).map { node, lines in
      Row(
        id: node.id, text: lines.0, bare: lines.1, isCurrent: node.id == current,
        parentID: node.parentID, slots: node.slots.filter(\.isFocusable))
    }
    byID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the lines that stand for places.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.last != ":" }
      .map { String($0.drop { $0 == " " }).withoutMark }
  }

  subscript(id: DestinationID) -> Row? { byID[id] }
}
