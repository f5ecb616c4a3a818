/// Names a key that was pressed.
enum Key: Hashable, Sendable {
  /// A character that was typed or pasted.
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
  /// A letter, in lower case, or a sign pressed together with the control key.
  case control(Character)
}
