import Foundation
import Testing

@testable import NotesCLI

/// The path of a note beside its title: in lists, in results of a search, and above the note.
@MainActor
struct NotePathTests {
  /// Notes that share long titles.
  private static let notes = Dictionary(
    uniqueKeysWithValues: ["alpha", "beta", "gamma"].map { name in
      (
        "\(name).md",
        "# A title that all of these documents share with each other and that is long\n\n"
          + "The words of \(name) go on for a while, so that a row has no room for them all.\n"
          + "\n#one #two #three-and-more\n"
      )
    })

  private func rows(_ app: AppUnderTest, _ columns: Int) -> [Substring] {
    app.screen(columns: columns, rows: 10).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [30, 40, 60, 80, 104, 120, 200])
  func `a list shows the path of every note, however long the titles are`(columns: Int) async throws
  {
    try await AppUnderTest.run(Self.notes) { app in
      let names = ["alpha.md", "beta.md", "gamma.md"]
      for keys in ["", "s", "/words", "/of"] as [String] {
        await app.press(keys)
        let shown = rows(app, columns).dropFirst(2).prefix(3)
        for name in names {
          #expect(shown.contains { $0.contains(name) }, "\(name) is not shown after \(keys)")
        }
        if keys.hasPrefix("/") { await app.press(.control("u"), .escape) }
      }
    }
  }

  @Test(arguments: [30, 40, 60, 80, 104, 120])
  func `the path is shown above a note while it is read, searched and edited`(columns: Int)
    async throws
  {
    try await AppUnderTest.run(Self.notes) { app in
      for keys in [[.enter], [.character("/"), .character("w")], [.enter, .character("e")]]
        as [[Key]]
      {
        await app.press(keys[0])
        for key in keys.dropFirst() { await app.press(key) }
        expectContains(String(rows(app, columns)[1]), "alpha.md")
      }
    }
  }

  @Test func `a path that is too long keeps the beginning of its file name`() async throws {
    let path = "a-folder-with-a-name/0001-a-file-with-a-name-that-fits-nowhere-at-all.md"
    try await AppUnderTest.run([path: "# Short\n"]) { app in
      for columns in [40, 60, 104] {
        expectContains(String(rows(app, columns)[2]), "0001-a-fi")
      }
    }
  }

  @Test func `a heading is the title if it comes first or is of level one`() {
    let titles = [
      "Words.\n\n## Summary\n": "Words.", "## Summary\n\n# Proposal\n": "Summary",
      "Words.\n\n## Summary\n\n# Proposal\n": "Proposal", "Words.\n\nProposal\n===\n": "Proposal",
      "Words.\n\nSummary\n---\n": "Words.", "Summary\n---\n": "Summary",
      "- entry\n\n### Deep\n": "entry", "<!-- One\n\nlicence -->\n\n## Own\n": "Own",
      "<p align=\"center\">\n\nWords.\n\n## Use\n": "Words.",
    ]
    for (text, title) in titles { expectEqual(NoteParser.header(of: text).title, title) }
  }
}
