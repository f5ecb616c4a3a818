import Testing

@testable import NotesCLI

struct FrameTests {
  private let size = TerminalSize(columns: 10, rows: 3)

  private func frame(_ lines: StyledLine..., cursor: Frame.Cursor? = nil) -> Frame {
    Frame(size: size, lines: lines, cursor: cursor)
  }

  @Test func `a frame has exactly its size, and its text contains no terminal commands`() {
    // A frame has exactly its size.
    do {
      let frame = frame("a much too long line", "b", "c", "d")
      expectEqual(frame.lines.count, 3)
      expectEqual(frame.plainText, "a much to…\nb\nc")
      expectEqual(self.frame().lines.count, 3)
      expectEqual(self.frame("x  ").plainText, "x")
    }

    // Text cannot control the terminal.
    do {
      let frame = frame("a\u{1b}[2J\u{7}b\tc", "x\u{202e}y\u{ad}\u{9b}z\r\n")
      expectEqual(frame.plainText, "a[2Jb    c\nxyz")
    }

    // Lines are cut and padded with their styles.
    do {
      let line = StyledLine("title", .bold) + StyledLine(" rest", .dim)
      expectEqual(
        line.truncated(to: 7).spans, [StyledSpan("title", .bold), StyledSpan(" …", .dim)])
      expectEqual(StyledLine("a", .inverse).padded(to: 3).spans, [StyledSpan("a  ", .inverse)])
      expectEqual(line.padded(to: 12).columns, 12)
    }
  }

  @Test(arguments: [
    ("the same sends nothing", "a", "a", ""),
    ("the changed part is sent", "0123", "01x3", "[1;3Hx"),
    ("the added part is sent", "01", "0123456789", "[1;3H23456789"),
    ("a longer row is cleared", "abc", "ab", "[1;3H[K"),
    ("a row that became empty is cleared", "a", "", "[1;1H[K"),
    ("half of a wide character is never sent", "日本語", "日a 語", "[1;3Ha "),
    ("a combining mark is sent with its character", "xe", "xe\u{301}", "[1;2He\u{301}"),
    ("text after a joined emoji is placed by its column", "", "❤️a", "[1;1H❤️[3Ga"),
  ])
  func `a frame update sends only the changed part of a row`(
    why: String, old: String, new: String, sent: String
  ) {
    let output = FrameDiff.output(
      from: frame("same", StyledLine(old)), to: frame("same", StyledLine(new)), .full)
    let expected = sent.replacing("[1;", with: "[2;").replacing("[", with: "\u{1b}[")
    expectEqual(output, expected, "\(why)")
  }

  @Test func `a new size redraws everything, and the cursor is placed as requested`() {
    // Another size draws everything.
    do {
      let other = Frame(size: TerminalSize(columns: 9, rows: 3), lines: ["a"])
      let output = FrameDiff.output(from: other, to: frame("a"), .full)
      expectEqual(output, "\u{1b}[?25l" + ANSI.clear + "\u{1b}[1;1Ha")
      expectEqual(output, FrameDiff.output(from: nil, to: frame("a"), .full))
    }

    // The cursor is shown at the requested position.
    do {
      let output = FrameDiff.output(
        from: frame("a"), to: frame("a", cursor: Frame.Cursor(row: 1, column: 2)), .full)
      expectEqual(output, "\u{1b}[2;3H\u{1b}[?25h")
      expectNil(frame(cursor: Frame.Cursor(row: 3, column: 0)).cursor)
    }
  }

  @Test func `styles and size follow the terminal and its environment`() {
    // Styles follow what the terminal supports.
    let line = StyledLine([
      StyledSpan("a", [.bold, .accent]), StyledSpan("b", .accent), StyledSpan("c"),
    ])
    expectEqual(ANSI.render(line, .full), "\u{1b}[1;36ma\u{1b}[0m\u{1b}[36mb\u{1b}[0mc")
    expectEqual(ANSI.render(line, .attributes), "\u{1b}[1ma\u{1b}[0mbc")
    expectEqual(ANSI.render(line, .none), "abc")

    // NO_COLOR and TERM take precedence, then the user's option for the background, then COLORFGBG.
    let light = ["COLORFGBG": "0;default;15"]
    let cases: [([String: String], Bool?)] = [
      ([:], nil), (["NO_COLOR": ""], nil), (["NO_COLOR": "1"], true), (["TERM": "dumb"], true),
      (light, nil), (light, false), ([:], true),
    ]
    expectEqual(
      cases.map { ColorSupport.detect(environment: $0, isLight: $1) },
      [
        .full, .full, .attributes, .none, .light, .full, .light,
      ])

    // The size is read from the environment if the terminal reports none.
    let size = TerminalSize.fallback(environment: ["COLUMNS": "100", "LINES": "x"])
    expectEqual(size, TerminalSize(columns: 100, rows: 24))
    expectEqual(TerminalSize(columns: 0, rows: -1), TerminalSize(columns: 1, rows: 1))
    expectEqual(TerminalSize.current(of: -1, environment: [:]), TerminalSize(columns: 80, rows: 24))
  }
}
