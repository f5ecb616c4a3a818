extension TextBuffer {
  /// Does what a key says.
  ///
  /// - Parameters:
  ///   - key: Any key.
  ///   - page: How many lines the keys for a page move.
  /// - Returns: False for a key that has no meaning in a text.
  /// - Throws: A complaint if there is nothing to undo or to redo.
  mutating func take(_ key: Key, page: Int = 15) throws -> Bool {
    switch key {
    case .character(let character): type(character)
    case .paste(let text): insert(text)
    case .tab: type("\t")
    case .enter: breakLine()
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .control("u"): try undo()
    case .control("r"): try redo()
    default: return move(key, page)
    }
    return true
  }

  private mutating func move(_ key: Key, _ page: Int) -> Bool {
    switch key {
    case .up: move(toRow: row - 1, column: column)
    case .down: move(toRow: row + 1, column: column)
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .home: move(toRow: row, column: 0)
    case .end: move(toRow: row, column: .max)
    case .pageUp: move(toRow: row - page, column: column)
    case .pageDown: move(toRow: row + page, column: column)
    default: return false
    }
    return true
  }
}
