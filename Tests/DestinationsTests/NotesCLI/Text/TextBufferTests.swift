import Testing

@testable import NotesCLI

struct TextBufferTests {
  @Test(arguments: ["", "\n", "a\r", "a\n", "a\nb", "\n\na\r\nb\n"])
  func `unedited text stays unchanged`(text: String) {
    expectEqual(TextBuffer(text).text, text)
  }

  @Test func `lines are added or refused, and every change can be undone`() throws {
    // Lines are added before the last line end.
    do {
      var buffer = TextBuffer("a\n")
      buffer.add("b")
      expectEqual(buffer.text, "a\nb\n")
      try buffer.insert("c", before: 3)
      try buffer.set("A", at: 1)
      try buffer.remove(2)
      expectEqual(buffer.text, "A\nc\n")
    }

    // Missing lines are refused.
    do {
      var buffer = TextBuffer("a\n")
      #expect(throws: Complaint("There is no line 2; the text has 1.")) { try buffer.remove(2) }
      #expect(throws: Complaint.self) { try buffer.set("x", at: 0) }
      #expect(throws: Complaint.self) { try buffer.insert("x", before: 3) }
      #expect(throws: Complaint("There is nothing to undo.")) { try buffer.undo() }
      expectEqual(buffer.text, "a\n")
    }

    // The cursor is after the last difference from the former text.
    let former = [("", "a\nbc"), ("a\nb\n", "a\nxyb\n"), ("a\nb\n", "b\n"), ("a\n", "a\nb\nc\n")]
    expectEqual(
      former.map { text, now in
        var buffer = TextBuffer(now)
        buffer.move(toChangeSince: TextLines(text))
        return "\(buffer.row) \(buffer.column)"
      }, ["1 2", "1 2", "0 0", "2 1"])

    // Every change can be undone: a word, a deletion or a paste at once.
    do {
      var buffer = TextBuffer("a")
      for character in "one two" { buffer.type(character) }
      buffer.breakLine()
      for _ in 1...3 { buffer.deleteBackward() }
      buffer.insert("three\nfour")
      buffer.replace(with: "other")
      var texts = [buffer.text]
      while (try? buffer.undo()) != nil { texts.append("\(buffer.text)|\(buffer.column)") }
      expectEqual(
        texts,
        [
          "other", "one tthree\nfoura|4", "one ta|5", "one two\na|0", "one twoa|7", "onea|3", "a|0",
        ])
      // An undone change is redone, until the text is changed again.
      while (try? buffer.redo()) != nil { texts.append(buffer.text) }
      try buffer.undo()
      buffer.add("b")
      expectEqual(
        texts.dropFirst(7),
        [
          "onea", "one twoa", "one two\na", "one ta", "one tthree\nfoura", "other",
        ])
      #expect(buffer.canUndo && !buffer.canRedo)
    }
  }

  @MainActor @Test func `the cursor moves within the text and is drawn at the typing position`()
    throws
  {
    // Typing, breaking and joining move the cursor.
    do {
      var buffer = TextBuffer()
      for key in [Key.character("a"), .character("b"), .left, .enter] { _ = try buffer.take(key) }
      expectEqual(buffer.text, "a\nb")
      for key in [Key.backspace, .end, .character("é"), .home, .delete] { _ = try buffer.take(key) }
      expectEqual(buffer.text, "bé")
      let isTaken = try buffer.take(.escape)
      #expect(!isTaken)
      buffer = TextBuffer("one two  three\nfour")
      for key in [Key.end, .control("w"), .control("w"), .home, .right] { _ = try buffer.take(key) }
      for key in [Key.control("k"), .control("k"), .end, .control("a"), .control("w")] {
        _ = try buffer.take(key)
      }
      expectEqual(buffer.text, "ofour")
      // A text that was cut at one place is inserted elsewhere, and undone as one change.
      for key in [Key.control("k"), .control("w"), .control("y"), .control("y")] {
        _ = try buffer.take(key)
      }
      expectEqual(buffer.text, "ofourofour")
      buffer = TextBuffer("one\ntwo\nthree")
      for key in [.control("k"), .control("k"), .down, .control("y")] as [Key] {
        _ = try buffer.take(key)
      }
      expectEqual(buffer.text, "two\none\nthree")
      try buffer.undo()
      expectEqual(buffer.text, "two\nthree")
      buffer = TextBuffer("one  two\nthree")
      let keys: [Key] = [
        .wordRight, .wordRight, .wordRight, .wordLeft, .wordLeft, .bottom, .wordLeft, .top,
      ]
      let places = try keys.map { key in
        _ = try buffer.take(key)
        return [buffer.row, buffer.column]
      }
      expectEqual(
        places, [[0, 3], [0, 8], [1, 0], [0, 8], [0, 5], [1, 5], [1, 0], [0, 0]])
    }

    // A return before a line feed belongs to the line end, and new lines get the line end of their neighbours.
    do {
      var buffer = TextBuffer("one\r\ntwo\r\nx\ny")
      let keys: [Key] = [
        .end, .backspace, .enter, .paste("a\nb"), .down, .end, .delete, .bottom, .enter, .top,
      ]
      for key in keys { _ = try buffer.take(key) }
      expectEqual(buffer.text, "on\r\na\r\nb\r\ntwox\ny\n")
      buffer = TextBuffer("\u{feff}one")
      buffer.type("x")
      expectEqual(buffer.text, "\u{feff}xone")
      buffer = TextBuffer("one\r\ntwo")
      buffer.add("three")
      expectEqual(buffer.text, "one\r\ntwo\r\nthree\r\n")
    }

    // After an entry of a list another one begins, and an entry without text ends the list.
    let entries = [
      "- a": "- a\n- |", "  9) b": "  9) b\n  10) |", "* [x] c": "* [x] c\n* [ ] |", "- [ ] ": "|",
      "-a": "-a\n|", "--- d": "--- d\n|", "1.": "1.\n|", "1234567890. e": "1234567890. e\n|",
    ]
    for (line, expected) in entries {
      var buffer = TextBuffer(line)
      for key in [Key.end, .enter, .character("|")] { _ = try buffer.take(key) }
      expectEqual(buffer.text, expected)
    }
    var broken = TextBuffer("- ab")
    for key in [Key.right, .enter, .end, .left, .enter] { _ = try broken.take(key) }
    expectEqual(broken.text, "-\n a\nb")

    // Moving never leaves the text.
    do {
      var buffer = TextBuffer("ab\n\ncd")
      let keys: [Key] = [
        .up, .left, .right, .down, .right, .pageDown, .end, .right, .pageUp, .home,
      ]
      for key in keys {
        _ = try buffer.take(key)
        #expect(buffer.lines.indices.contains(buffer.row))
        #expect((0...buffer.lines[buffer.row].count).contains(buffer.column))
      }
    }

    // The cursor is drawn at the position of the next character.
    do {
      var buffer = TextBuffer("abcdef")
      _ = try buffer.take(.end)
      let body = buffer.body(width: 11)
      expectEqual(body.lines.map(\.plainText), ["   1  abcd", "      ef"])
      expectEqual(body.lines(in: 1..<9).map(\.plainText), ["      ef"])
      expectEqual(body.cursor, Frame.Cursor(row: 1, column: 8))
    }

    // Lines are broken between words, and Up and Down move between the rows of a line.
    do {
      var buffer = TextBuffer("one two\t three\n日 b")
      let rows = buffer.body(width: 13).lines.map { $0.plainText.dropFirst(6) }
      expectEqual(rows, ["one ", "two    ", " three", "日 b"])
      var places: [[Int]] = []
      for key in [Key.right, .right, .right, .down, .down, .down, .down, .down, .up, .up, .up] {
        _ = try buffer.take(key, width: 13)
        places.append([buffer.row, buffer.column])
      }
      expectEqual(
        places,
        [
          [0, 1], [0, 2], [0, 3], [0, 7], [0, 11], [1, 2], [1, 2], [1, 2], [0, 11], [0, 7], [0, 3],
        ])
    }
  }
}
