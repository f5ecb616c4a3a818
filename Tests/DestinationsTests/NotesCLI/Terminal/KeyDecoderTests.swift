import Testing

@testable import NotesCLI

struct KeyDecoderTests {
  private func keys(_ parts: String...) -> [Key] {
    var decoder = KeyDecoder()
    return parts.flatMap { decoder.feed($0.utf8) } + decoder.flush()
  }

  @Test(arguments: [
    ("a", Key.character("a")), ("\r", .enter), ("\n", .enter), ("\t", .tab),
    ("\u{7f}", .backspace), ("\u{8}", .backspace), ("\u{1}", .control("a")),
    ("\u{1a}", .control("z")), ("\u{0}", .control(" ")), ("\u{1f}", .control("_")),
    ("\u{1b}[A", .up), ("\u{1b}OB", .down), ("\u{1b}[C", .right), ("\u{1b}[1;2D", .left),
    ("\u{1b}[1;5D", .wordLeft), ("\u{1b}[1;3C", .wordRight), ("\u{1b}[1;5F", .bottom),
    ("\u{1b}[H", .home), ("\u{1b}[4~", .end), ("\u{1b}[3~", .delete), ("\u{1b}[5~", .pageUp),
    ("\u{1b}[6;2~", .pageDown), ("\u{1b}[Z", .backTab), ("\u{1b}", .escape), ("é", .character("é")),
    ("日", .character("日")), ("🌱", .character("🌱")), ("\u{1b}[7~", .home), ("\u{1b}OM", .enter),
    ("\u{1b}OP", .help), ("\u{1b}[11~", .help), ("\u{1b}[[A", .help),
    ("\u{1b}[200~a\rb\r\n\u{1b}[A\tc\u{1b}[201~", .paste("a\nb\n\u{1b}[A\tc")),
  ])
  func `each escape sequence decodes to one key`(bytes: String, key: Key) {
    expectEqual(keys(bytes), [key])
  }

  @Test(arguments: ["a🌱\u{1b}[1;5Cé\u{1b}[3~z\u{1b}OAx"])
  func `keys are decoded the same wherever the bytes are split`(text: String) {
    let bytes = Array(text.utf8)
    let expected: [Key] = [
      .character("a"), .character("🌱"), .wordRight, .character("é"), .delete, .character("z"), .up,
      .character("x"),
    ]
    for split in bytes.indices {
      var decoder = KeyDecoder()
      expectEqual(decoder.feed(bytes[..<split]) + decoder.feed(bytes[split...]), expected)
    }
  }

  @Test func `an escape is a key unless a sequence follows`() {
    // A lone escape waits for a flush.
    do {
      var decoder = KeyDecoder()
      var waits: [Bool] = []
      let steps: [(inout KeyDecoder) -> [Key]] = [
        { $0.feed([0x1b]) }, { $0.flush() }, { $0.flush() },
      ]
      var found: [[Key]] = []
      for step in steps {
        found.append(step(&decoder))
        waits.append(decoder.isWaitingForSequence)
      }
      expectEqual(found, [[], [.escape], []])
      expectEqual(waits, [true, false, false])
    }

    // A letter immediately after an escape was pressed with Alt, and at most moves by words.
    expectEqual(
      ["\u{1b}xy", "\u{1b}b\u{1b}f\u{1b}\u{7f}", "\u{1b}\r", "\u{1b}\u{1b}[A", "\u{1b}["]
        .map { keys($0) },
      [
        [.character("y")], [.wordLeft, .wordRight, .control("w")], [.escape, .enter],
        [.escape, .up], [],
      ])

    // A sequence without an end is ignored.
    do {
      var decoder = KeyDecoder()
      _ = decoder.feed("\u{1b}[".utf8)
      _ = decoder.feed([UInt8](repeating: 0x31, count: 1_000))
      #expect(!decoder.isWaitingForSequence)
    }
  }

  @Test(arguments: [
    "\u{1b}[201~", "\u{1b}[[B", "\u{1b}[15~", "\u{1b}[?1;2c", "\u{1b}OQ", "\u{1b}[<0;1;1m",
    "\u{1b}[<0;12;5M", "\u{1b}[M !!", "\u{1b}[Mdy!", "\u{1b}[32;12;5M", "\u{1b}[I",
    "\u{1b}]11;rgb:ffff/ffff/dddd\u{7}", "\u{1b}]11;rgb:ffff/ffff/dddd\u{1b}\\",
    "\u{1b}]52;c;ZHlkeQ==\u{1b}\\", "\u{1b}P1+r544e=787465726d\u{1b}\\",
    "\u{1b}P>|a terminal, dydy é(1)\u{1b}\\", "\u{1b}_Gi=31;OK\u{1b}\\", "\u{1b}[12;40R",
  ])
  func `an unknown escape sequence is ignored`(sequence: String) {
    expectEqual(keys(sequence, "x"), [.character("x")])
  }

  @Test func `a reply of the terminal is never read as a key, however it is split`() {
    let reply = Array("\u{1b}]11;rgb:ffff/dydy\u{1b}\\x".utf8)
    for split in reply.indices {
      var decoder = KeyDecoder()
      expectEqual(decoder.feed(reply[..<split]) + decoder.feed(reply[split...]), [.character("x")])
    }
    // A reply without an end is ignored once no bytes follow; a key with Alt that looks like the beginning of a reply
    // ends soon.
    for begin in ["\u{1b}]11;rgb", "\u{1b}P", "\u{1b}[M "] {
      var decoder = KeyDecoder()
      expectEqual(decoder.feed(begin.utf8) + decoder.flush(), [])
      expectEqual(decoder.feed("y".utf8), [.character("y")])
    }
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1b}P".utf8)
    #expect(decoder.isWaitingForSequence && !decoder.isInSequence)
  }

  @Test func `invalid bytes are replaced, and lines are split at line endings`() {
    // Bytes that are not UTF-8 are replaced.
    do {
      var decoder = KeyDecoder()
      let bytes: [UInt8] = [0xff, 0xe6, 0x97, 0x61, 0x80]
      let bad = Key.character("\u{fffd}")
      let found = [decoder.feed(bytes), decoder.feed([0xf0, 0x9f]) + decoder.flush()]
      expectEqual(found, [[bad, bad, .character("a"), bad], [bad]])
    }

    // Lines are complete at their end.
    do {
      var decoder = LineDecoder()
      let lines = ["one\r\ntw", "o\n\nlast"].map { decoder.feed($0.utf8) }
      let rest = [decoder.flush(), decoder.flush()]
      #expect(lines == [["one"], ["two", ""]] && rest == ["last", nil])
    }
  }
}
