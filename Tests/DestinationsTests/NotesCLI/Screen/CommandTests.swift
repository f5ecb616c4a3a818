import Testing

@testable import NotesCLI

struct CommandTests {
  @Test func `a line is parsed into a command and its argument`() throws {
    // A line is a word and an argument.
    expectEqual(Command(line: "  Open  3 "), Command("open", " 3 "))
    expectEqual(Command(line: "add   indented")?.argument, "  indented")
    expectEqual(Command(line: "quit"), Command("quit"))
    expectNil(Command(line: "   "))

    // An argument has words, or a number and the rest.
    expectEqual(Command("search", " two  cups ").words, "two cups")
    #expect(try Command("set", "3  x").numbered("set N TEXT") == (3, " x"))
    #expect(throws: Complaint("Usage: title TEXT.")) {
      try Command("title", " ").required("title TEXT")
    }
  }
}
