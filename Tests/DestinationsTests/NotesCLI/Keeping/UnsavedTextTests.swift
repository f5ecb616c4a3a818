import Foundation
import Testing

@testable import NotesCLI

/// Texts that were not saved when the program ended come back, and overwrite nothing.
@MainActor
struct UnsavedTextTests {
  private static let kept = ".notescli/unsaved/notes/plan.md"

  /// Types lines into a session over a folder, and then drops the session without notice, as a signal would.
  private func run(_ folder: TemporaryFolder, _ lines: String...) async -> [String] {
    weak var journal: TextJournal?
    let said: [String]
    do {
      let services = Services(store: folder.store, notices: Notices())
      journal = services.journal
      said = await run(Session(services), lines)
    }
    // A program releases its lock with the last text that belongs to it.
    while journal != nil { await Task.yield() }
    return said
  }

  private func run(_ session: Session, _ lines: [String]) async -> [String] {
    let runner = PipeRunner(session)
    _ = await runner.start()
    var said = session.notices.sentences
    for line in lines {
      _ = await runner.output(for: line)
      said += session.notices.sentences
    }
    return said
  }

  private func text(_ folder: TemporaryFolder, _ path: String = "plan.md") -> String {
    (try? folder.read(path)) ?? ""
  }

  private func withNotes(_ test: @MainActor (TemporaryFolder) async throws -> Void) async throws {
    try await TemporaryFolder.run { folder in
      for (path, text) in AppUnderTest.notes { try folder.write(path, text) }
      try await test(folder)
    }
  }

  @Test func `unsaved text comes back after a restart and overwrites nothing`() async throws {
    // A text comes back in its note's editor, until it is saved or dropped.
    try await withNotes { folder in
      await expectEqual(run(folder, "open 2", "edit", "add mine"), [])
      let said = await run(folder, "open 2", "edit", "save")
      expectEqual(
        said,
        [
          "plan.md has unsaved text: edit brings it back.",
          "Your unsaved text is back: save keeps it, discard drops it.", "Saved plan.md.",
        ])
      expectSuffix(text(folder), "mine\n")
      folder.expectNoFile(Self.kept)
      _ = await run(folder, "open 2", "edit", "add more", "undo")
      folder.expectNoFile(Self.kept)
      _ = await run(folder, "open 2", "edit", "add more", "discard")
      await expectEqual(run(folder, "open 2", "edit"), [])
    }

    // A kept text that equals the text of the note is forgotten.
    try await withNotes { folder in
      _ = await run(folder, "open 2", "edit", "add mine")
      try folder.write("plan.md", require(UnsavedText(file: text(folder, Self.kept))).text)
      let said = await run(folder, "open 2", "edit", "back")
      expectEqual(said, ["plan.md has unsaved text: edit brings it back."])
      folder.expectNoFile(Self.kept)
    }

    // A text that comes back overwrites no change, and needs no note.
    try await withNotes { folder in
      _ = await run(folder, "open 2", "edit", "add mine")
      try folder.write("plan.md", "theirs\n")
      let said = await run(folder, "open 2", "edit", "save")
      #expect(said.contains("plan.md was changed by another program."))
      expectEqual(text(folder), "theirs\n")
      try FileManager.default.removeItem(at: folder.url("plan.md"))
      let session = Session(Services(store: folder.store, notices: Notices()))
      session.link = URL(string: "notes://note/plan.md?edit=1")
      let runner = PipeRunner(session)
      _ = await runner.start()
      _ = await runner.output(for: "overwrite")
      expectSuffix(text(folder), "mine\n")
    }

    // A text of another program comes back, if this program ended first.
    try await withNotes { folder in
      _ = await run(folder, "open 2", "edit", "add mine")
      for isKept in [true, false] {
        let draft = ".notescli/drafts/notes/plan.md"
        try folder.write(draft, "theirs \(isKept)\n")
        if !isKept { try folder.write("plan.md", "changed\n") }
        let said = await run(folder, "open 2", "edit", "save")
        expectEqual(
          said,
          [
            "plan.md has unsaved text: edit brings it back.",
            "Your unsaved text is back: save keeps it, discard drops it.", "Saved plan.md.",
          ])
        expectEqual(text(folder), "theirs \(isKept)\n")
        folder.expectNoFile(draft)
        folder.expectNoFile(Self.kept)
      }
    }

    // The text of another program does not overwrite a later change of the note, either.
    try await withNotes { folder in
      _ = await run(folder, "open 2", "edit", "add mine")
      try folder.write(".notescli/drafts/notes/plan.md", "theirs\n")
      try folder.write("plan.md", "changed since\n")
      let said = await run(folder, "open 2", "edit", "save")
      #expect(said.contains("plan.md was changed by another program."))
      expectEqual(text(folder), "changed since\n")
    }

    // A text whose note is gone becomes a new note.
    try await withNotes { folder in
      _ = await run(folder, "open 2", "edit", "add mine")
      try folder.remove("plan.md")
      let said = await run(folder, "new", "title # My plan", "save")
      expectEqual(
        said,
        [
          "plan.md is no longer there; its unsaved text is now a new note.",
          "A new note is not saved: new brings it back.",
          "A note that was not saved is back: save keeps it, discard drops it.",
          "Created my-plan.md.",
        ])
      expectSuffix(text(folder, "my-plan.md"), "mine\n")
      folder.expectNoFile(Self.kept)
    }

    // A new note that is discarded does not come back.
    try await withNotes { folder in
      _ = await run(folder, "new First", "add one", "discard")
      await expectEqual(run(folder), [])
    }

    // A new note is restored, and another new note leaves it unchanged.
    try await withNotes { folder in
      _ = await run(folder, "new First", "add one")
      await expectEqual(run(folder), ["A new note is not saved: new brings it back."])
      _ = await run(folder, "new Second", "save")
      let said = await run(folder, "new", "save")
      expectEqual(said.last, "Created first.md.")
      expectEqual(text(folder, "first.md"), "# First\n\none\n")
      await expectEqual(run(folder), [])
      // Waiting texts are reported, and restored one after the other.
      for title in ["Third", "Fourth"] { _ = await run(folder, "new \(title)") }
      let both = await run(folder, "new", "save", "new", "save")
      expectEqual(both.filter { $0.contains("wait") }, ["1 more waits: new brings the next."])
      folder.expectFile("third.md")
      folder.expectFile("fourth.md")
    }
  }

  @Test func `another program leaves the unsaved text of a running program alone`() async throws {
    try await withNotes { folder in
      let first = PipeRunner(Session(Services(store: folder.store, notices: Notices())))
      _ = await first.start()
      for line in ["open 2", "edit", "add mine", "new Live", "add one"] {
        _ = await first.output(for: line)
      }
      // A second program begins without texts, and discards only its own.
      let said = await run(
        folder, "new", "discard", "open 2", "edit", "add theirs", "discard")
      expectEqual(said, [])
      folder.expectFile(Self.kept)
      // A text that the second program leaves when it is killed is restored in the first, and once.
      await expectEqual(run(folder, "open 3", "edit", "add theirs"), [])
      await expectEqual(run(folder).count, 1)
      _ = await first.output(for: "save")
      expectEqual(text(folder, "live.md"), "# Live\n\none\n")
    }
  }

  @Test func `the app writes and removes nothing through a symbolic link`() async throws {
    try await TemporaryFolder.run { folder in
      let own = [".notescli/place.json", ".notescli/unsaved/notes/plan.md"]
      for path in own { try folder.write("outside/\(path.dropFirst(10))", "theirs") }
      try folder.write("notes/plan.md", "# The plan\n")
      try folder.link("notes/.notescli", to: "../outside")
      let said = await run(
        TemporaryFolder(url: folder.url("notes")), "open 1", "edit", "add mine", "discard")
      #expect(said.contains { $0.contains("leads out of the notes folder") })
      for path in own { expectEqual(text(folder, "outside/\(path.dropFirst(10))"), "theirs") }
    }
  }

  @Test(arguments: ["", "unsaved", "unsaved 1\nx", "unsaved 1 x\ny", "other\nx"])
  func `a malformed file of unsaved text is ignored`(file: String) {
    expectNil(UnsavedText(file: file))
  }
}
