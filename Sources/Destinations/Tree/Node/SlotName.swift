/// The position of a place within its parent.
///
/// A slot contains an ordered list of places, bottom first.
public enum SlotName: Hashable, Sendable {
  /// The path of a stack.
  case path
  /// A tab of a tab bar, identified by its ``TabTypeable/tabName``.
  case tab(name: String)
  /// A column of a split view.
  case column(SplitViewColumn)
  /// A child of a group, identified by a number that is unique within the group.
  case child(number: Int)
  /// The places attached to a place of any kind with `addToCurrent`.
  case attached
  /// The sheet that a place of any kind presents.
  case sheet

  /// The numbers of children that texts and snapshots can name.
  package static let childNumbers = 0..<1_000_000

  /// The name of the tab, if the slot is one.
  package var tabName: String? {
    if case .tab(let name) = self { name } else { nil }
  }

  /// The column, if the slot is one.
  package var column: SplitViewColumn? {
    if case .column(let column) = self { column } else { nil }
  }

  /// Whether a push may go onto this slot itself.
  var takesPushes: Bool {
    switch self {
    case .path, .tab, .column, .sheet: true
    case .child, .attached: false
    }
  }

  /// Whether a container of several slots shows this one by focusing it.
  package var isFocusable: Bool { rank == 0 && self != .path }

  /// The position of this slot among a node's slots: its own first, then attached ones, then its sheet.
  package var rank: Int {
    switch self {
    case .path, .tab, .column, .child: 0
    case .attached: 1
    case .sheet: 2
    }
  }
}

extension SlotName {
  /// The word for the kind of slot, and the name of the slot; nil if a place has only one slot of
  /// the kind.
  var words: (kind: String, name: String?) {
    switch self {
    case .path: ("path", nil)
    case .tab(let name): ("tab", name)
    case .column(let column): ("column", column.rawValue)
    case .child(let number): ("child", String(number))
    case .attached: ("attached", nil)
    case .sheet: ("sheet", nil)
    }
  }
}

extension SlotName: Printed {
  /// The slot as written in the text of a tree.
  var printed: String {
    [words.kind, words.name.map(TreeTextToken.quoted)].compactMap(\.self).joined(separator: " ")
  }
}
