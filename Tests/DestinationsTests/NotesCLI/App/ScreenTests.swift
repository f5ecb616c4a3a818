import Foundation
import Testing

@testable import NotesCLI

/// Every screen at three sizes of the terminal, as `Tests/Golden/notes-screens.txt` shows them.
///
/// `DESTINATIONS_UPDATE_GOLDEN=1 swift test --filter ScreenTests` writes the file again, and the screens that the
/// app's README shows.
@MainActor
struct ScreenTests {
  private static let golden = "Tests/Golden/notes-screens.txt"

  private static let readme = "Examples/NotesCLI/README.md"

  private static let sizes = [(40, 12), (80, 24), (104, 18)]

  /// The screens, each with the keys that lead to it from the one before.
  private static let screens: [(name: String, keys: [Key])] = [
    ("list", [.down, .down, .down]),
    ("note", [.enter]),
    ("note, further down", [.pageDown]),
    ("editor", [.character("e"), .down, .end]),
    ("editor, changed", [.character("日"), .character("e\u{301}")]),
    ("note again", [.control("x"), .control("x")]),
    ("links", [.character("l")]),
    ("move", [.escape, .character("m")]),
    ("question", [.escape, .character("d")]),
    ("list without the note", [.character("y")]),
    ("search", [.character("/"), .character("t"), .character("a"), .character("g")]),
    ("new note", [.escape, .character("n"), .character("A"), .enter, .character("b")]),
    ("tags", [.control("x"), .control("x"), .character("2")]),
    ("notes of a tag", [.enter]),
    ("trash", [.character("3")]),
    ("note in the trash", [.enter]),
    ("help", [.escape, .character("?")]),
  ]

  @Test func `every screen is drawn as the golden file shows it`() async throws {
    var shown = ""
    let notes = Dictionary(uniqueKeysWithValues: SampleNotes.all.map { ($0.path, $0.text) })
    try await AppUnderTest.run(notes) { app in
      for screen in Self.screens {
        for key in screen.keys { await app.press(key) }
        app.session.followSelection()
        await app.session.settle()
        for (columns, rows) in Self.sizes {
          shown += "=== \(screen.name), \(columns) by \(rows)\n"
          shown += app.screen(columns: columns, rows: rows) + "\n\n"
        }
      }
    }
    if ProcessInfo.processInfo.environment["DESTINATIONS_UPDATE_GOLDEN"] != nil {
      try Data(shown.utf8).write(to: Repository.url(Self.golden))
      try Data(try picturing(shown).utf8).write(to: Repository.url(Self.readme))
    }
    let expected = try Repository.text(Self.golden).components(separatedBy: "=== ")
    let found = shown.components(separatedBy: "=== ")
    expectNil(zip(found, expected).first { $0 != $1 }.map { "\($0)\nnot\n\($1)" })
    expectEqual(found.count, expected.count)
    try expectEqual(Repository.text(Self.readme), picturing(shown))
  }

  /// The README with the current screens: each is in the block after a comment with its name.
  private func picturing(_ shown: String) throws -> String {
    let screens = shown.components(separatedBy: "=== ").dropFirst().map { screen in
      let parts = screen.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), text: parts[1].trimmingCharacters(in: .newlines))
    }
    var parts = try Repository.text(Self.readme).components(separatedBy: "<!-- screen: ")
    for index in parts.indices.dropFirst() {
      let name = parts[index].components(separatedBy: " -->")[0]
      let rest = parts[index].components(separatedBy: "\n```\n").dropFirst()
      let screen = try require(screens.first { $0.name == name }?.text)
      parts[index] =
        "\(name) -->\n```text\n\(screen)\n```\n" + rest.joined(separator: "\n```\n")
    }
    return parts.joined(separator: "<!-- screen: ")
  }
}
