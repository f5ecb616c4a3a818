extension TextBuffer {
  /// Does what a key says.
  ///
  /// - Returns: False for a key that has no meaning in a text.
  mutating func take(_ key: Key) throws -> Bool {
    switch key {
    case .character(let character): type(character)
    case .tab: type("\t")
    case .enter: breakLine()
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .control("z"): return false
    case .control("u"): try undo()
    default: return move(key)
    }
    return true
  }

  private mutating func move(_ key: Key) -> Bool {
    switch key {
    case .up: move(toRow: row - 1, column: column)
    case .down: move(toRow: row + 1, column: column)
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .home: move(toRow: row, column: 0)
    case .end: move(toRow: row, column: .max)
    case .pageUp: move(toRow: row - 15, column: column)
    case .pageDown: move(toRow: row + 15, column: column)
    default: return false
    }
    return true
  }
}
