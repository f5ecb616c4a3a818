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

  /// The word that stands for this kind in the text of a tree; nil for a screen.
  var word: String? {
    switch self {
    case .screen: nil
    case .stack(keepsFirst: false): "stack"
    case .stack(keepsFirst: true): "container"
    case .tabs: "tabs"
    case .split: "split"
    case .group: "group"
    case .alert: "alert"
    }
  }

  /// The kind that a word of a tree's text stands for.
  package init?(word: Substring) {
    switch word {
    case "stack": self = .stack
    case "container": self = .stack(keepsFirst: true)
    case "tabs": self = .tabs
    case "split": self = .split
    case "group": self = .group
    case "alert": self = .alert
    default: return nil
    }
  }
}
