import Testing

@testable import NotesCLI

struct MarkdownViewTests {
  private func plain(_ text: String, _ width: Int = 40) -> String {
    MarkdownView.lines(of: text, width: width).map(\.plainText).joined(separator: "\n")
  }

  private func span(_ text: String, _ style: Style = .plain) -> StyledSpan {
    StyledSpan(text, style)
  }

  private func spans(_ text: String) -> [StyledSpan] {
    MarkdownInline.line(text).spans
  }

  @Test func `a Markdown note is laid out for the terminal`() {
    let text = """
      ---
      tags: a
      ---
      # The *Title*

      A paragraph of two
      source lines that wrap at the width.
      ## Section
      - one
        goes on
        - inner, which is too long for a line
      - [x] done
      12. twelve

      > quoted words that wrap around too, yes
      > - entry

      ```swift
      let x  = `1`
      ```
      ***
      | a | **b** |
      |---|---|


      end
      """
    expectEqual(
      plain(text, 24),
      """
      The Title

      A paragraph of two
      source lines that wrap
      at the width.
      ## Section
      • one goes on
        • inner, which is too
          long for a line
      ☑ done
      12. twelve

      │ quoted words that wrap
      │ around too, yes
      │ • entry

      ── swift
        let x  = `1`

      ────────────────────────
      a │ b
      ──┼──

      end
      """)
  }

  @Test func `Markdown marks, headings and quotations become styles`() {
    // Marks become styles.
    expectEqual(
      spans("a *b* **c** `d`"),
      [
        span("a "), span("b", .italic), span(" "), span("c", .bold), span(" "), span("d", .accent),
      ])
    expectEqual(
      spans("**a *b* c**"),
      [
        span("a ", .bold), span("b", [.bold, .italic]), span(" c", .bold),
      ])
    expectEqual(
      spans("***a** b* ~~c~~"),
      [
        span("a", [.bold, .italic]), span(" b", .italic), span(" "), span("c", .struck),
      ])
    expectEqual(
      ["***x***", "***a* b** c", "***a _b* c**", "***a* b"].map(spans),
      [
        [span("x", [.bold, .italic])],
        [span("a", [.bold, .italic]), span(" b", .bold), span(" c")],
        [span("a _b", [.bold, .italic]), span(" c", .bold)],
        [span("**"), span("a", .italic), span(" b")],
      ])

    // Links show their addresses.
    expectEqual(
      spans("see [the `docs`](https://a.b/c_(d) \"title\")."),
      [
        span("see "), span("the ", .underline), span("docs", [.underline, .accent]),
        span(" (https://a.b/c_(d))", .dim), span("."),
      ])
    expectEqual(
      spans("[a][b] ![i](j)"),
      [
        span("a", .underline), span(" "), span("i", .underline), span(" (j)", .dim),
      ])
    expectEqual(
      spans("<https://a.b> <b a='>'>c</b>"),
      [
        span("https://a.b", .underline), span(" "), span("<b a='>'>", .dim), span("c"),
        span("</b>", .dim),
      ])

    // Headings and quotations have their styles.
    let lines = MarkdownView.lines(of: "# A\n## B\n> c", width: 20)
    expectEqual(lines[0].spans, [span("A", [.bold, .accent])])
    expectEqual(lines[1].spans, [span("## ", .dim), span("B", .bold)])
    expectEqual(lines[2].spans, [span("│ ", .dim), span("c")])
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "**open", "a ` b", "[x] y", "a] b", "[a](no end", "1 < 2 > 1",
    "****", "__init", "!", "[", "a ** b", "[^a]", "<!-- a", "a & b; &c;", "a<1>", "</>", "<a",
  ])
  func `a mark without a partner is plain text`(text: String) {
    expectEqual(spans(text), [span(text)])
  }

  @Test func `code and escaped characters keep their text`() {
    // A backslash escapes a mark.
    expectEqual(spans(#"\*a\* \`b\` \n \\"#), [span(#"*a* `b` \n \"#)])

    // Code keeps its text.
    expectEqual(spans("`` a`b ``"), [span("a`b", .accent)])
    expectEqual(spans("`*a* [b](c)`"), [span("*a* [b](c)", .accent)])

    // Code that is too wide is broken, not lost.
    expectEqual(plain("```\n0123456789abcdef\n```", 12), "  0123456789\n↳ abcdef")
  }

  @Test func `lines wrap at the right column, even with wide characters`() {
    // Two spaces at the end break a line.
    expectEqual(plain("one  \ntwo\nthree"), "one\ntwo three")

    // Wide and combining characters wrap in the right place.
    expectEqual(plain("- 日本語の長い文章", 8), "• 日本語\n  の長い\n  文章")
    let combined = "e\u{301}e\u{301}e\u{301}"
    expectEqual(plain(combined + " " + combined, 3), combined + "\n" + combined)
  }

  @Test(arguments: [
    (
      "| a | Count | c |\n|:-:|--:|---|\n| long | 2 | `x|y` |\n| d | 12 | 日 \\| 本 | x |", 40,
      " a   │ Count │ c\n─────┼───────┼────────\nlong │     2 │ x|y\n d   │    12 │ 日 | 本"
    ),
    ("a | b\n--|--\n1 | 2\n\nx | y", 40, "a │ b\n──┼──\n1 │ 2\n\nx | y"),
    ("| one two | three four |\n|---|---|", 15, "one    │ three\ntwo    │ four\n───────┼───────"),
    ("|a|b|c|d|e|f|\n|-|-|-|-|-|-|", 8, "a:\nb:\nc:\nd:\ne:\nf:"),
    (
      "|one|two|\n|-|-|\n|three four|a|\n|b|five|", 12,
      "one   │ two\n──────┼─────\nthree │ a\nfour  │\n──────┼─────\nb     │ five"
    ),
    (
      "|one|two|\n|-|-|\n|elephants three|hippopotamus|\n|b|c|", 14,
      "one: elephants\n     three\ntwo: hippopota\n     mus\n──────────────\none: b\ntwo: c"
    ),
    (
      "- a\n  ```c\n  d\n  ```\n  > e\n\n  |f|g|\n  |-|-|\n10. h\n    - i\n\n      j\n\n> k", 40,
      "• a\n  ── c\n    d\n\n  │ e\n\n  f │ g\n  ──┼──\n10. h\n    • i\n\n      j\n\n│ k"
    ),
    ("[a][], [b][A ]; [a]\n\n[A]: <x:y> 'T'", 60, "a (x:y), b (x:y); a (x:y)"),
    ("![p](q.png) [u](<v w>) [x](#y)", 40, "p (q.png) u (v w) x"),
    ("1. a\n   2) b\n      - c\n\n      d\n3. e", 40, "1. a\n   2) b\n      • c\n\n      d\n3. e"),
    ("&euro;1 &frac12; &#8364;&#x20AC; &#7; &nope;", 40, "€1 ½ €€ &#7; &nope;"),
    ("> a\n> > b\n>\n> ```c\n> d\n> ```", 40, "│ a\n│ │ b\n│\n│ ── c\n│   d"),
    ("~~~\n\ta\n~~~\n\n    b\n", 40, "      a\n\n  b"),
    (
      "a[^n] [^?]\n[^n]: one\n two\n[^10]: c\n\nb[^10]", 8,
      "a¹ [^?]\n\nb²\n\n¹ one\n  two\n² c"
    ),
    (
      "[^n]: one\n\n    two\n\n    - c\n    - d\n\ne[^n]\n\n[^o]: f", 40,
      "e¹\n\n¹ one\n\n  two\n\n  • c\n  • d\n² f"
    ),
    ("a [[b c]] [[d|`e`]] [[]] [[f]", 40, "a b c `e` [[]] [[f]"),
    ("a <!-- b --> c\n<!-- # d\n\n- e --> f\n\ng", 40, "a  c f\n\ng"),
    ("<!-- a\n\nb", 40, "<!-- a\n\nb"),
    ("<p>\na &lt; b<BR /> c\n</p>", 40, "<p>\na < b\nc\n</p>"),
    ("|a|\n|-|\n|b<br>c|", 40, "a\n───\nb c"),
    ("a\n<pre>\n# b\n\n  c\n<pre>\n</pre>\nd", 40, "a\n  # b\n\n    c\n  <pre>\n\nd"),
  ])
  func `tables, named links, lists and code are laid out when nested`(
    text: String, width: Int, shown: String
  ) {
    let lines = plain(text, width).split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    expectEqual(found.joined(separator: "\n"), shown)
  }

  @Test(arguments: [2, 3, 5, 9, 33, 80])
  func `no laid out line is wider than the given width`(width: Int) {
    for note in SampleNotes.all {
      for line in MarkdownView.lines(of: note.text, width: width) {
        #expect(line.columns <= width, "\(note.path): \(line.plainText)")
      }
    }
  }

  @Test(arguments: [
    "[", "*a ", "***a ", "<!--", "<a ", "&a", "[^a]: ", "`` ` ", "> ", "[a](", "<a:", "_a *b ",
    "- ", "#", "|",
  ])
  func `unusual text of any length can be laid out`(part: String) {
    let text = String(repeating: part, count: 2_000)
    #expect(!MarkdownView.lines(of: text, width: 80).isEmpty)
    #expect(NoteParser.header(of: text).tags.count <= 1)
  }
}
