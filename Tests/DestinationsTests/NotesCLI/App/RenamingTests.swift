import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// Moving a note, and the links that lead to it.
@MainActor
struct RenamingTests {
  private static let notes = [
    "a.md": """
    # A

    [tea](kitchen/tea.md), [[tea]], [[tea#x|cup]], [[The Tea]] and `[tea](kitchen/tea.md)`.

        [tea](kitchen/tea.md)

    [ref]: <kitchen/tea.md>
    """,
    "b.md": "[t](/kitchen/tea.md#x) [t](kitchen/te%61.md \"Tea\")\n",
    "c.md": "[[b]], tea, [x](b.md) #tag\n",
    "kitchen/tea.md":
      "# The tea\n\n[a](../a.md), [p](x/pot.md), [[b]], [self](#x), [me](tea.md), https://w.de/a.md\n",
    "kitchen/x/pot.md": "# Pot\n\n[[../tea]]\n",
  ]

  private func texts(_ app: AppUnderTest) -> [String: String] {
    var texts: [String: String] = [:]
    for path in Self.notes.keys where app.folder.exists(path) { texts[path] = app.text(of: path) }
    return texts
  }

  @Test func `moving a note rewrites the links to it after confirmation`() async throws {
    try await AppUnderTest.run(Self.notes) { app in
      let question = await app.type("move 4 drinks/Green tea")
      for shown in [
        "┌ Rewrite links\n│ Rewrite 9 links in 4 notes, so that they lead to drinks/Green tea.md?",
        "│ a.md: kitchen/tea.md → drinks/Green%20tea.md, tea → Green tea, tea#x",
        "│ b.md: /kitchen/tea.md#x → /drinks/Green%20tea.md#x, kitchen/te%61.md →",
        "│ kitchen/tea.md: x/pot.md → ../kitchen/x/pot.md, tea.md → Green%20tea.md",
      ] { expectContains(question, shown) }
      expectEqual(texts(app), Self.notes)
      await expectEqual(
        app.sentences(after: "yes"),
        [
          "kitchen/tea.md is drinks/Green tea.md now.",
          "Rewrote 9 links in 4 notes; undo (u) takes that back.",
        ])
      app.folder.expectNoFile("kitchen/tea.md")
      expectEqual(
        app.text(of: "a.md"),
        """
        # A

        [tea](drinks/Green%20tea.md), [[Green tea]], [[Green tea#x|cup]], [[The Tea]] and \
        `[tea](kitchen/tea.md)`.

            [tea](kitchen/tea.md)

        [ref]: <drinks/Green%20tea.md>
        """)
      expectEqual(
        app.text(of: "b.md"),
        "[t](/drinks/Green%20tea.md#x) [t](drinks/Green%20tea.md \"Tea\")\n")
      expectEqual(
        app.text(of: "drinks/Green tea.md"),
        "# The tea\n\n[a](../a.md), [p](../kitchen/x/pot.md), [[b]], [self](#x), "
          + "[me](Green%20tea.md), https://w.de/a.md\n")
      expectEqual(app.text(of: "kitchen/x/pot.md"), "# Pot\n\n[[../../drinks/Green tea]]\n")
      expectEqual(app.text(of: "c.md"), Self.notes["c.md"])

      // Undo reverses the move, with all links; after that, the next undo restores the earlier deletion.
      await expectEqual(
        app.sentences(after: "undo"), ["drinks/Green tea.md is kitchen/tea.md again."])
      expectEqual(texts(app), Self.notes)
      app.folder.expectNoFile("drinks")
      await expectEqual(app.sentences(after: "undo"), ["There is nothing to bring back."])
    }
  }

  @Test func `a move that breaks no link asks nothing`() async throws {
    let notes = ["kitchen/tea.md": "# Tea\n\n[[a]]\n", "a.md": "[[tea]], [[Tea]], [x](tea.md)\n"]
    try await AppUnderTest.run(notes) { app in
      await expectEqual(
        app.sentences(after: "move 2 drinks/"), ["kitchen/tea.md is drinks/tea.md now."])
      expectEqual(app.text(of: "a.md"), notes["a.md"])
    }
    // An address with the folder of the note changes, even if its name alone would lead to the note.
    try await AppUnderTest.run(["tea.md": "# Tea\n", "a.md": "[[tea]], [x](tea.md)\n"]) { app in
      await app.type("move 2 drinks/", "yes")
      expectEqual(app.text(of: "a.md"), "[[tea]], [x](drinks/tea.md)\n")
    }
  }

  @Test func `links that are not rewritten still lead to the moved note`() async throws {
    let notes = [
      "a.md": "[[tea]] [[kitchen/tea]] [t](kitchen/tea.md)\n", "kitchen/tea.md": "# Cup\n",
    ]
    try await AppUnderTest.run(notes) { app in
      await expectEqual(
        app.sentences(after: "move 2 drinks/Green", "no"),
        ["kitchen/tea.md is drinks/Green.md now.", "Did not rewrite 3 links in 1 note."])
      await app.type("move drinks/Green.md drinks/Black", "no")
      await expectContains(app.type("open 1", "links"), "│    1  to    Cup  ")
      await expectEqual(app.type("links").contains("new "), false)
      expectEqual(app.text(of: "a.md"), notes["a.md"])

      // Old links lead to the moved note after the next start, too.
      let again = Session(Services(store: app.folder.store, notices: Notices()))
      let runner = PipeRunner(again)
      _ = await runner.start()
      _ = await runner.output(for: "open 1")
      let links = await runner.output(for: "links") ?? ""
      #expect(links.contains("to    Cup") && !links.contains("new "))
    }
  }

  @Test func `leaving the question moves nothing, and rewriting skips notes with unsaved text`()
    async throws
  {
    try await AppUnderTest.run(Self.notes) { app in
      await app.type("move 4 drinks/tea", "back", "back")
      expectEqual(texts(app), Self.notes)
      expectEqual(app.session.shown.layers.map(\.titles), [["Notes"]])

      await app.type("open 2", "edit", "add mine", "tab tags", "open 1")
      let said = await app.sentences(after: "move kitchen/tea.md drinks/Green tea", "yes")
      expectEqual(
        said,
        [
          "kitchen/tea.md is drinks/Green tea.md now.",
          "Rewrote 7 links in 3 notes; undo (u) takes that back.",
          "b.md stays as it is: it has unsaved text.",
        ])
      expectEqual(app.text(of: "b.md"), Self.notes["b.md"])
    }
  }

  @Test func `a note moves only once, and can move to another path after one is refused`()
    async throws
  {
    try await AppUnderTest.run { app in
      await app.type("move 1")
      let place = try require(app.session.flow.currentDestination as? MoveDestination)
      place.move(to: "first")
      place.move(to: "second")
      await app.session.settle()
      expectEqual(app.session.notices.sentences, ["kitchen/tea.md is first.md now."])
      app.folder.expectNoFile("second.md")
    }
    try await AppUnderTest.run { app in
      await app.press(.character("m"), .control("u"))
      await app.press("plan.md")
      await app.press(.enter, .control("u"))
      app.folder.expectFile("kitchen/tea.md")
      await app.press("fresh.md")
      await app.press(.enter)
      app.folder.expectFile("fresh.md")
    }
  }

  @Test func `a moved note is shown at the line where the user was`() async throws {
    try await AppUnderTest.run { app in
      await app.type("open 2")
      let note = try require(app.session.flow.currentDestination as? NoteDestination)
      note.act(.move, .reading(note.noteID, line: 2))
      try require(app.session.flow.currentDestination as? MoveDestination).move(to: "fresh")
      await app.session.settle()
      let tree = app.session.flow.tree
      expectEqual(
        tree.currentID.flatMap { tree.node(id: $0) }?.payload.content,
        .reading(NoteID("fresh.md"), line: 2))
    }
  }

  @Test func `neither a move nor an undo takes the path of a note with unsaved text`() async throws
  {
    try await AppUnderTest.run { app in
      await app.type("open 2", "edit", "add mine", "tab tags", "open 2")
      try app.folder.remove("plan.md")
      await expectEqual(
        app.sentences(after: "move kitchen/tea.md plan.md"),
        ["plan.md has unsaved text; edit it to save or discard the text first."])
      app.folder.expectFile("kitchen/tea.md")
    }
    try await AppUnderTest.run { app in
      await app.type("move 2 kitchen/fresh", "open 1", "edit", "add mine", "tab tags", "open 1")
      await expectEqual(
        app.sentences(after: "undo"),
        ["kitchen/fresh.md has unsaved text; edit it to save or discard the text first."])
      app.folder.expectFile("kitchen/fresh.md")
    }
  }

  @Test func `undoing a move leaves alone notes that were changed since`() async throws {
    try await AppUnderTest.run(Self.notes) { app in
      await app.type("move 4 drinks/Green tea", "yes")
      try app.folder.write("b.md", "Written since.\n")
      await expectEqual(
        app.sentences(after: "undo"),
        [
          "drinks/Green tea.md is kitchen/tea.md again.",
          "b.md was changed since, and stays as it is.",
        ])
      expectEqual(app.text(of: "b.md"), "Written since.\n")
      expectEqual(app.text(of: "a.md"), Self.notes["a.md"])
    }
  }

  @Test func `undo takes back the last move or deletion, then the one before`() async throws {
    try await AppUnderTest.run(Self.notes) { app in
      await app.type("move 3 z", "delete 1", "yes")
      await expectEqual(app.sentences(after: "undo"), ["a.md is back from the trash."])
      await expectEqual(app.sentences(after: "undo"), ["z.md is c.md again."])
    }
  }
}
