import DestinationsTesting
import Testing

struct ExplorationTraceTests {
  private let trace = ExplorationTrace([.tap(ExplorationTap("hall", "open")), .goBack])

  @Test func `a trace is parsed from its text without comments, and bad lines are named`() throws {
    // A trace is read back from its text.
    expectEqual(ExplorationTrace(trace.description), trace)

    // Comments, empty lines and indentation have no meaning.
    let text = "# seed 7, run 3\n\n    tap hall.open\n  go back  \n"
    try expectEqual(ExplorationTrace(parsing: text), trace)

    // A line that is not a step is named.
    let error = #expect(throws: MalformedTrace.self) {
      try ExplorationTrace(parsing: "go back\njump")
    }
    expectEqual(
      error?.description,
      "line 2 of the trace is not a step: \"jump\"; steps look like `tap notes.open` or `go back`")
  }

  @Test func `a trace is printed as a test to paste`() {
    expectEqual(
      trace.swift(named: "the hall is left"),
      """
      @Test func `the hall is left`() async throws {
        let trace = \"""
          tap hall.open
          go back
          \"""
        try await replay(trace, on: setup, contents: contents)
      }
      """)
    // Escapes in the text of a content are escaped once more, so that the pasted trace has them.
    let tap = ExplorationTap("hall", "write", content: #"text("a\n\"b\"")"#)
    expectContains(
      ExplorationTrace([.tap(tap)]).swift(named: #"row "a\n" is lost"#),
      #"""
      @Test func `row "an" is lost`() async throws {
        let trace = """
          tap hall.write with text("a\\n\\"b\\"")
          """
      """#)
    let own = trace.swift(named: "the hall is left", onScreen: true, ofOwnLaw: "it is dry")
    expectEqual(
      own.split(separator: "\n").suffix(3),
      [
        "  // The laws contain \"it is dry\".",
        "  try await replay(trace, on: setup, contents: contents, laws: laws, screen: screen)", "}",
      ])
  }
}
