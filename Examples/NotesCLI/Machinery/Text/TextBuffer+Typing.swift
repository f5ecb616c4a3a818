extension TextBuffer {
  /// Performs the command of a key.
  ///
  /// - Parameters:
  ///   - key: Any key.
  ///   - page: The number of lines that the keys for a page move.
  ///   - width: The number of columns after which a line is broken.
  /// - Returns: False for a key that has no meaning in a text.
  /// - Throws: A complaint if there is nothing to undo, redo or insert.
  mutating func take(_ key: Key, page: Int = 15, width: Int = 80) throws -> Bool {
    switch key {
    case .character(let character): type(character)
    case .typed(let text), .paste(let text): insert(text)
    case .tab: type("\t")
    case .backTab: unindent()
    case .enter: try breakEntry()
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .control("k"): deleteToEnd()
    case .control("w"): deleteWord()
    case .control("y"): try putBack()
    case .control("u"): try undo()
    case .control("r"): try redo()
    default: return move(key, page, width)
    }
    return true
  }

  private mutating func move(_ key: Key, _ page: Int, _ width: Int) -> Bool {
    switch key {
    case .up: move(rows: -1, width: width)
    case .down: move(rows: 1, width: width)
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .wordLeft: moveToWordBefore()
    case .wordRight: moveBehindNextWord()
    case .top: move(toRow: 0, column: 0)
    case .bottom: move(toRow: lines.count - 1, column: .max)
    case .home, .control("a"): move(toRow: row, column: 0)
    case .end: move(toRow: row, column: .max)
    case .pageUp: move(toRow: row - page, column: column)
    case .pageDown: move(toRow: row + page, column: column)
    default: return false
    }
    return true
  }
}
