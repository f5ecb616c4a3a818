import Foundation
import Testing

@testable import NotesCLI

/// The output of the screens where notes are written and deleted.
@MainActor
struct WritingTranscriptTests {
  @Test func `a note is edited line by line, saved, or left unchanged`() async throws {
    // A note is edited line by line and saved.
    try await AppUnderTest.run { app in
      let editor = await app.type("open 1", "edit", "set 3 Three cups. #kitchen", "add With milk.")
      expectEqual(
        editor,
        """
        [Notes] Tags  Trash
        Notes > Tea > Edit (changed) (kitchen/tea.md)

           1  # Tea
           2
           3  Three cups. #kitchen
           4  With milk.
        """)
      let note = await app.type("insert 4 Stir.", "remove 5", "undo", "save")
      expectEqual(
        note,
        """
        [Notes] Tags  Trash
        Notes > Tea (kitchen/tea.md)

        Tea

        Three cups. #kitchen Stir. With milk.

        * Saved kitchen/tea.md.
        """)
      let text = app.text(of: "kitchen/tea.md")
      expectEqual(text, "# Tea\n\nThree cups. #kitchen\nStir.\nWith milk.\n")
    }

    // Saving without a change closes the editor and leaves the file.
    try await AppUnderTest.run { app in
      let past = Date(timeIntervalSince1970: 1_000_000_000)
      try app.folder.date("plan.md", past)
      await expectEqual(app.sentences(after: "open 2", "edit", "save"), ["Saved plan.md."])
      try await expectEqual(app.folder.store.text(of: NoteID("plan.md")).summary.modified, past)
      expectEqual(app.text(of: "plan.md"), AppUnderTest.notes["plan.md"])
    }

    // Back does not drop changes, discard does.
    try await AppUnderTest.run { app in
      let asked = await app.sentences(after: "open 1", "edit", "add x", "back")
      expectEqual(asked, ["Not saved: save (^S) keeps the text, discard (^X) drops it."])
      expectEqual(app.session.shown.current?.title, "Edit (changed)")
      await app.type("discard")
      expectEqual(app.session.shown.current?.title, "Tea")
      expectEqual(app.text(of: "kitchen/tea.md"), AppUnderTest.notes["kitchen/tea.md"])
    }
  }

  @Test func `a new note is composed in a sheet, then opened or discarded`() async throws {
    // A new note is composed in a sheet and opened in its tab.
    try await AppUnderTest.run { app in
      let sheet = await app.type("tab trash", "new # Shopping list", "add bread #errand")
      expectEqual(
        sheet,
        """
         Notes  Tags [Trash]
        Trash
        ┌ New note
        │    1  # Shopping list
        │    2  bread #errand
        └
        """)
      let note = await app.type("save")
      expectEqual(
        note,
        """
        [Notes] Tags  Trash
        Notes > Shopping list (shopping-list.md)

        Shopping list

        bread #errand

        * Created shopping-list.md.
        """)
      expectEqual(app.text(of: "shopping-list.md"), "# Shopping list\n\nbread #errand\n")
      // Only a move creates a folder; the message says so.
      let said = [
        await app.sentences(after: "new kitchen/Cake", "save"),
        await app.sentences(after: "new kitchen/pies/Apple", "save"),
        await app.sentences(after: "new https://a.b/c", "save"),
        await app.sentences(after: "new kitchen/TEA!", "save"),
      ]
      expectEqual(
        said,
        [
          ["Created kitchen/cake.md."],
          [
            "Created kitchen/pies-apple.md.",
            "There is no folder kitchen/pies; move (m) can create it.",
          ], ["Created https-a-b-c.md."],
          ["Created kitchen/tea-2.md.", "kitchen/tea.md already existed."],
        ])
    }

    // A new note needs a title, and may be discarded.
    try await AppUnderTest.run([:]) { app in
      await expectEqual(
        app.sentences(after: "new", "save"), ["A note needs a title in its first line."])
      await expectEqual(app.sentences(after: "title Now it has one", "back").count, 1)
      await app.type("discard")
      #expect(!app.session.shown.isInSheet)
      await expectSuffix(app.type("tab notes"), "There are no notes yet; new (n) begins one.")
    }
  }

  @Test func `a note is moved by its number or path, or stays where it is`() async throws {
    let notes = [
      "a.md": "# A\n\n[tea](kitchen/tea.md), [[tea]], [[The Tea]]",
      "b.md": "[t](/kitchen/tea.md#x)",
      "c.md": "[[The tea]] and [%](kitchen/te%61.md)", "d.md": "[[The tea]], tea #tag",
      "kitchen/tea.md": "# The tea\n\n[a](../a.md), [p](x/pot.md), [[b]], [self](#x)",
      "kitchen/x/pot.md": "# Pot",
    ]
    try await AppUnderTest.run(notes) { app in
      let sheet = await app.type("move 5")
      expectEqual(
        sheet,
        """
        [Notes] Tags  Trash
        Notes
        ┌ Move
        │ kitchen/tea.md
        └
        """)
      // A refusal closes the question.
      let refused = await app.type("move a")
      expectSuffix(
        refused, "pot.md\n\n* a.md already exists; nothing is overwritten.")
      let said = [
        await app.sentences(after: "move 5", "move drinks/Green tea", "no"),
        await app.sentences(after: "move drinks/Green tea.md drinks/"),
        await app.sentences(after: "back", "move 9 x"),
        await app.sentences(after: "move x"),
        await app.sentences(after: "move none.md x"),
        await app.sentences(
          after: "back", "open 5", "move garden/tea", "no",
          "move kitchen/The tea", "no"),
        await app.sentences(
          after: "edit", "add mine", "tab tags", "open 1", "move kitchen/The tea.md x"),
        await app.sentences(after: "back", "tab notes", "discard", "move d"),
      ]
      expectEqual(
        said,
        [
          [
            "kitchen/tea.md is drinks/Green tea.md now.",
            "Did not rewrite 5 links in 4 notes.",
          ],
          [], ["There is no number 9 here; the list has 6."], ["Give a number: move N PATH."],
          ["none.md is no longer there."],
          ["garden/tea.md is kitchen/The tea.md now.", "Did not rewrite 4 links in 3 notes."],
          ["kitchen/The tea.md has unsaved text; edit it to save or discard the text first."],
          ["d.md already exists; nothing is overwritten."],
        ])
    }
  }

  @Test func `a note is deleted after a question and can be restored`() async throws {
    // Deleting asks a question, and the list stays where it is.
    try await AppUnderTest.run { app in
      let sheet = await app.type("delete 2")
      expectEqual(
        sheet,
        """
        [Notes] Tags  Trash
        Notes
        ┌ Delete
        │ Move plan.md to the trash?
        └
        """)
      let list = await app.type("yes")
      expectEqual(
        list,
        """
        [Notes] Tags  Trash
        Notes

           1  Tea                                       kitchen/tea.md #kitchen
           2  Zebra                                     zebra.md #animals #work

        * plan.md is in the trash.
        """)
      app.folder.expectNoFile("plan.md")
    }

    // The answer no leaves the note where it is.
    try await AppUnderTest.run { app in
      await app.type("open 2", "delete", "no")
      expectEqual(app.session.shown.current?.title, "The plan")
      app.folder.expectFile("plan.md")
    }

    // The last deletion is undone.
    try await AppUnderTest.run { app in
      let said = await app.sentences(after: "delete 1", "yes", "undo")
      expectEqual(said, ["kitchen/tea.md is back from the trash."])
      await expectContains(app.type("open 1"), "Two cups.")
      await expectEqual(app.sentences(after: "back", "undo"), ["There is nothing to bring back."])
    }

    // The trash restores, erases and is emptied.
    try await AppUnderTest.run { app in
      await app.type("delete 1", "yes", "delete 1", "yes", "delete 1", "yes")
      let trash = await app.type("tab trash")
      let noon = "2026-01-02 12:00"
      #expect(trash.contains("1  \(noon)  Zebra") && trash.contains("3  \(noon)  Tea"))
      // A note in the trash is read there.
      await expectContains(
        app.type("open 2"), "Trash > The plan (plan.md)\n\nThe plan\n\nFirst #work")
      await app.type("back")
      await expectEqual(
        app.sentences(after: "restore 3"), ["kitchen/tea.md is back from the trash."])
      let question = await app.type("erase 1")
      expectContains(question, "Remove zebra.md for good?")
      let erased = await app.type("yes")
      expectContains(erased, "1  \(noon)  The plan")
      expectSuffix(erased, "* The note is gone for good.")
      let empty = await app.type("empty", "yes")
      expectContains(empty, "The trash is empty.")
      // The place of the note follows changes of other programs.
      try await app.folder.store.delete(NoteID("kitchen/tea.md"))
      try app.folder.date(".notescli/trash", Date(timeIntervalSinceNow: 90_000))
      await app.lookAgain()
      await expectSuffix(app.type("restore 1"), "* kitchen/tea.md is back from the trash.")
      await expectContains(app.type("tab notes"), "1  Tea")
    }
  }

  @Test func `a text is written in an external editor, which may fail`() async throws {
    // A text is written in another program and comes back.
    do {
      let write: WriterInteractor.Open = { path, _ in
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try (text + "and more\n").write(toFile: path, atomically: true, encoding: .utf8)
      }
      try await AppUnderTest.run(writing: write) { app in
        let editor = await app.type("open 1", "edit", "write")
        expectSuffix(editor, "   4  and more\n\n* Not saved yet: save (^S) keeps the text.")
        await app.type("save")
        expectSuffix(app.text(of: "kitchen/tea.md"), "and more\n")
        // A text of a note is saved at once.
        await expectSuffix(app.type("write"), "and more and more\n\n* Saved kitchen/tea.md.")
        expectSuffix(app.text(of: "kitchen/tea.md"), "and more\nand more\n")
        app.folder.expectNoFile(".notescli/drafts/notes/kitchen/tea.md")
      }
    }

    // The notice names a program that fails; its text can be undone.
    do {
      var leaves = false
      let editor = ExternalProgram(command: "/bin/ed -s")
      let write: WriterInteractor.Open = { path, _ in
        if leaves { try "left\n".write(toFile: path, atomically: true, encoding: .utf8) }
        throw ExternalProgram.Failure(name: editor.name, status: leaves ? 3 : 127)
      }
      try await AppUnderTest.run(writing: write) { app in
        var said = await app.sentences(after: "open 1", "edit", "write")
        leaves = true
        said += await app.sentences(after: "write")
        await expectContains(app.type("undo"), "Two cups.")
        app.folder.expectNoFile(".notescli/drafts/notes/kitchen/tea.md")
        app.folder.expectNoFile(".notescli/unsaved/notes/kitchen/tea.md")
        try app.folder.write(".notescli/drafts/notes/kitchen/tea.md", "of another program")
        said += await app.sentences(after: "write")
        try app.folder.remove(".notescli")
        try app.folder.write(".notescli", "in the way")
        said += await app.sentences(after: "write").sorted()
        await app.type("add more")
        said.append(app.session.shown.current?.title ?? "")
        expectEqual(
          said.map { $0.replacing(app.folder.url.path, with: "") },
          [
            "ed was not found; VISUAL or EDITOR names the program for writing.",
            "ed ended with status 3. undo (^U) takes back what it wrote.",
            "Not saved yet: save (^S) keeps the text.",
            "The text cannot be passed to another program: .notescli/drafts/notes/kitchen/tea.md is open in another program.",
            "Text cannot be kept before it is saved: /.notescli/unsaved cannot be written: Not a directory.",
            "The text cannot be passed to another program: /.notescli/drafts cannot be written: Not a directory.",
            "Edit (changed, kept nowhere)",
          ])
      }
    }
  }
}
