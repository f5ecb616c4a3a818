/// The kind of a place, which determines the slots that it has.
public enum NodeKind: Hashable, Sendable {
  /// A place that contains no other places.
  case screen
  /// A stack of places.
  ///
  /// If `keepsFirst`, the first place is the root of the stack and is never popped.
  case stack(keepsFirst: Bool)
  /// A tab bar: it has a slot for each tab, and one tab is selected.
  case tabs
  /// A split view: it has a slot for each column, and one column is focused.
  case split
  /// A group of children, one of them focused.
  case group
  /// An alert or a confirmation dialog, which contains and presents no other places.
  case alert

  /// A stack that begins with its own interface, so that its path may be empty.
  public static var stack: NodeKind { .stack(keepsFirst: false) }

  /// The words that stand for kinds in the text of a tree; a screen has none.
  package static let words: KeyValuePairs<String, NodeKind> = [
    "stack": .stack, "container": .stack(keepsFirst: true), "tabs": .tabs, "split": .split,
    "group": .group, "alert": .alert,
  ]

  /// The word that stands for this kind in the text of a tree; nil for a screen.
  var word: String? { Self.words.first { $0.value == self }?.key }
}
