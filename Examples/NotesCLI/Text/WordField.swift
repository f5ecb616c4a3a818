/// Words that are typed on one line, with the place where the next character goes.
struct WordField: Hashable, Sendable {
  private var buffer: TextBuffer

  /// Takes the words to begin with, behind which one goes on.
  init(_ words: String = "") {
    buffer = TextBuffer()
    buffer.insert(words)
  }

  /// What is typed.
  var words: String { buffer.text }

  /// What of it stands behind the cursor.
  var rest: String { String(words.dropFirst(buffer.column)) }

  /// Does what a key says.
  ///
  /// - Returns: False for a key that means nothing on one line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .paste(let text): buffer.insert(Command("", text).words)
    case .control("u"): self = WordField()
    case .control("e"): buffer.move(toRow: 0, column: .max)
    case .character, .backspace, .delete, .left, .right, .wordLeft, .wordRight, .home, .end,
      .control("a"), .control("k"), .control("w"):
      return (try? buffer.take(key)) ?? false
    default: return false
    }
    return true
  }
}
