/// Names a key that was pressed.
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
  /// The arrows to the sides, and the keys for the ends, together with the control key.
  case wordLeft
  case wordRight
  case top
  case bottom
  /// F1.
  case help
  /// A text that was pasted; its line ends are `\n`.
  case paste(String)
  /// A letter, in lower case, or a sign pressed together with the control key.
  case control(Character)
}

extension Key {
  /// What a letter or a sign is called, alone or together with the control key; nil for other keys.
  var name: String? {
    switch self {
    case .character(let character): String(character)
    case .control(let character): "^\(character.uppercased())"
    default: nil
    }
  }
}
