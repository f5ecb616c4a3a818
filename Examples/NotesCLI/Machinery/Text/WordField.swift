/// Words that are typed on one line, with their cursor.
struct WordField: Hashable, Sendable {
  private var buffer: TextBuffer

  /// Creates a field with the words before and after the cursor.
  init(_ words: String = "", before rest: String = "") {
    buffer = TextBuffer(rest)
    buffer.insert(words)
  }

  /// The typed text.
  var words: String { buffer.text }

  /// The part of the text after the cursor.
  var rest: String { String(words.dropFirst(buffer.column)) }

  /// Performs the command of a key.
  ///
  /// - Returns: False for a key that has no meaning on one line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .paste(let text): buffer.insert(Command("", text).words)
    case .typed(let text): buffer.insert(text)
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

extension WordField {
  /// Returns the words on as many rows as they need, and the position of the cursor.
  @MainActor
  func body(width: Int) -> ScreenBody {
    let layout = TextLayout(buffer.lines, width: width)
    let place = layout.place(row: 0, column: buffer.column)
    let cursor = Frame.Cursor(row: place.row, column: place.column)
    return ScreenBody(count: layout.count, anchor: .row(place.row), cursor: cursor) {
      layout.rows(in: $0).map { StyledLine($0.text) }
    }
  }
}
