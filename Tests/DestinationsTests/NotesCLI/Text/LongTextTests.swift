import Destinations
import Testing

@testable import NotesCLI

/// Long texts: their lines are stored in pages, which must not change the result.
struct LongTextTests {
  /// The lines of a text without pages.
  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a paged text equals a plain list of lines after any replacement`() {
    var random = SeededRandom(seed: 11)
    var plain = (0..<3_000).map { "line \($0)" }
    var lines = TextLines(plain.joined(separator: "\n"))
    let first = lines
    for step in 0..<400 {
      let start = Int.random(in: 0...plain.count, using: &random)
      let most = step.isMultiple(of: 20) ? plain.count - start : min(5, plain.count - start)
      let range = start..<start + Int.random(in: 0...max(most, 0), using: &random)
      let count = Int.random(in: 0...(step.isMultiple(of: 15) ? 1_500 : 4), using: &random)
      let new = (0..<count).map { "new \(step) \($0)" }
      if range.count == plain.count, new.isEmpty { continue }
      plain.replaceSubrange(range, with: new)
      lines.replace(range, with: new)
      let row = Int.random(in: 0..<plain.count, using: &random)
      plain[row] += "!"
      lines[row] += "!"
      #expect(lines.count == plain.count && lines[row] == plain[row])
    }
    expectEqual(lines.text, plain.joined(separator: "\n"))
    #expect(Array(lines) == plain && lines != first)
    #expect(lines.pages.allSatisfy { !$0.isEmpty && $0.count <= 512 })
    // Texts with equal lines are equal, however the lines are divided into pages.
    let again = TextLines(lines.text)
    #expect(again == lines && again.hashValue == lines.hashValue)
    var other = again
    other[other.count / 2] += "?"
    #expect(other != lines)
  }

  @Test func `the difference of two texts skips the pages around the changes`() {
    var lines = TextLines((0..<100_000).map { "line \($0)" }.joined(separator: "\n"))
    let former = lines
    lines[50_000] = "changed"
    lines.replace(70_000..<70_000, with: ["new"])
    let (old, new) = TextLines.differing(former, lines)
    // Both changes, and the lines between them.
    #expect(old.count == new.count && old.count < 50 && former.pages.count > 190)
    lines.replace(70_000..<70_001, with: [])
    lines[50_000] = "line 50000"
    expectEqual(lines, former)
  }

  @Test func `only changed rows are laid out again, with the result of a full layout`() {
    var random = SeededRandom(seed: 5)
    var lines = TextLines(
      (0..<2_000).map { String(repeating: "word ", count: $0 % 40) }.joined(separator: "\n"))
    var layout = TextLayout(lines, width: 30)
    for step in 0..<60 {
      let row = Int.random(in: 0..<lines.count, using: &random)
      switch step % 3 {
      case 0: lines[row] = String(repeating: "other ", count: step)
      case 1: lines.replace(row..<row, with: ["a", "日本\tb", ""])
      default: lines.replace(row..<min(row + 3, lines.count), with: ["c"])
      }
      let width = step < 50 ? 30 : 17
      layout.lay(lines, width: width)
      let fresh = TextLayout(lines, width: width)
      let shown = Int.random(in: 0..<fresh.count, using: &random)
      let column = lines[row < lines.count ? row : 0].count / 2
      #expect(layout.count == fresh.count)
      #expect(layout.rows(in: shown..<shown + 20) == fresh.rows(in: shown..<shown + 20))
      #expect(
        layout.place(row: min(row, lines.count - 1), column: column)
          == fresh.place(row: min(row, lines.count - 1), column: column))
      #expect(layout.character(row: shown, column: 5) == fresh.character(row: shown, column: 5))
    }
    expectEqual(layout.rows(in: 0..<layout.count).count, layout.count)
  }

  @MainActor @Test func `a long text is kept while it is edited and restored unchanged`()
    async throws
  {
    let text = (0..<20_000).map { "line \($0)" }.joined(separator: "\r\n")
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", text)
      let first = PipeRunner(Session(Services(store: folder.store, notices: Notices())))
      _ = await first.start()
      for line in ["open 1", "edit", "set 9000 mine"] { _ = await first.output(for: line) }
      let kept = try folder.read(".notescli/unsaved/notes/a.md")
      let wanted = text.replacing("\r\nline 8999\r\n", with: "\r\nmine\r\n")
      expectEqual(kept.split(separator: "\n", maxSplits: 1).last.map(String.init), wanted)
      // A text that equals the saved one is not kept, in whatever way it was restored.
      _ = await first.output(for: "set 9000 line 8999")
      folder.expectNoFile(".notescli/unsaved/notes/a.md")
      expectEqual(first.session.shown.current?.title, "Edit")
      first.session.flow.end()
      await first.session.settle()
    }
  }
}
