/// A key that was pressed.
enum Key: Hashable, Sendable {
  /// A character that was typed.
  case character(Character)
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// The left and right arrows, Home and End, together with the control key.
  case wordLeft
  case wordRight
  case top
  case bottom
  /// F1.
  case help
  /// F3.
  case search
  /// A text that was pasted; its line ends are `\n`.
  case paste(String)
  /// Many characters that arrived at once, too many to be typed: text where letters are text, else single keys.
  case typed(String)
  /// A letter, in lower case, or a sign pressed together with the control key.
  case control(Character)
}

extension Key {
  /// The largest number of characters read at once that still count as single keys.
  private static let mostByHand = 32

  /// Returns keys in which each long run of characters is one.
  static func joined(_ keys: [Key]) -> [Key] {
    var (joined, rest) = ([Key](), keys[...])
    while !rest.isEmpty {
      let run = rest.prefix { $0.character != nil }
      joined +=
        run.count > mostByHand ? [.typed(String(run.compactMap(\.character)))] : Array(run)
      joined += rest.dropFirst(run.count).prefix(1)
      rest = rest.dropFirst(run.count + 1)
    }
    return joined
  }

  private var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }

  /// The name of a key that may stand for a command; nil for one that moves, or changes a text.
  var name: String? {
    switch self {
    case .character(let character): String(character)
    case .control(let character): "^\(character.uppercased())"
    case .enter: "Enter"
    case .delete: "d"
    case .help: "F1"
    default: nil
    }
  }
}
