/// What a place is, and so which slots it has.
public enum NodeKind: Hashable, Sendable {
  /// A place that contains no other.
  case screen
  /// A stack of places; with `keepsFirst`, its first element is its root and is never popped.
  case stack(keepsFirst: Bool)
  /// A tab bar: one slot for each tab, one of them selected.
  case tabs
  /// A split view: one slot for each column, one of them focused.
  case split
  /// A group of children, one of them focused.
  case group

  /// A stack whose own interface is its bottom, so that it may be empty.
  public static var stack: NodeKind { .stack(keepsFirst: false) }

  /// The word that stands for this kind in the text of a tree; nil for a screen.
  var word: String? {
    switch self {
    case .screen: nil
    case .stack(keepsFirst: false): "stack"
    case .stack(keepsFirst: true): "container"
    case .tabs: "tabs"
    case .split: "split"
    case .group: "group"
    }
  }

  /// The kind that a word of a tree's text stands for.
  init?(word: Substring) {
    switch word {
    case "stack": self = .stack
    case "container": self = .stack(keepsFirst: true)
    case "tabs": self = .tabs
    case "split": self = .split
    case "group": self = .group
    default: return nil
    }
  }
}
