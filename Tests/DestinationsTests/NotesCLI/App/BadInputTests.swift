import Foundation
import Testing

@testable import NotesCLI

/// Bad input: each gets one clear sentence, and nothing is lost.
@MainActor
struct BadInputTests {
  @Test func `unknown commands and arguments are refused with one clear sentence`() async throws {
    // An unknown command is named.
    try await AppUnderTest.run { app in
      let said = await app.sentences(after: "frobnicate the note")
      expectEqual(said, ["\"frobnicate\" is not a command here; help lists those that are."])
    }

    // A second sheet of the same place is refused.
    try await AppUnderTest.run { app in
      await expectEqual(app.sentences(after: "new A", "new B"), ["Finish what is open first."])
      await expectContains(app.type("remove 1"), "New note")
    }

    // Without a terminal, no other program can write.
    try await AppUnderTest.run { app in
      let said = await app.sentences(after: "open 1", "edit", "write")
      expectEqual(said, ["There is no terminal to open another program on."])
      await expectEqual(app.sentences(after: "back", "write"), said)
      expectEqual(app.session.shown.current?.title, "Tea")
    }

    // Invalid arguments are refused.
    #expect(throws: Complaint("--notes needs a folder.")) { try Options(["--notes"]) }
    #expect(throws: Complaint("There is no argument --nonsense; see --help.")) {
      try Options(["--nonsense"])
    }
    #expect(throws: Never.self) { try Options(["--notes", "x", "--tree"]) }
  }

  @Test(arguments: [
    ("open", "Give a number: open N."), ("open x", "Give a number: open N."),
    ("open 9", "There is no number 9 here; the list has 3."),
    ("open 0", "There is no number 0 here; the list has 3."),
    ("tab nowhere", "There are three tabs: notes, tags and trash."),
    ("back", "There is nothing to go back to."),
  ])
  func `a command that cannot be carried out is explained and changes nothing`(
    line: String, sentence: String
  ) async throws {
    try await AppUnderTest.run { app in
      let before = app.tree
      await expectEqual(app.sentences(after: line), [sentence])
      expectEqual(app.tree, before)
    }
  }

  @Test func `an unreadable file is named below the list, and its note's page closes`() async throws
  {
    // A file that is not UTF-8 is named below the list.
    try await AppUnderTest.run { app in
      try app.folder.write("latin.md", data: Data([0x23, 0x20, 0xe9, 0x0a]))
      let list = await app.type("open 1", "back")
      expectSuffix(list, "! latin.md is not text in UTF-8.")
      expectContains(list, "3  Zebra")
    }

    // The place of a note that became unreadable shows the reason.
    try await AppUnderTest.run { app in
      try app.folder.write("plan.md", data: Data([0xff, 0xfe]))
      for line in ["open 2", "edit 2"] {
        let list = await app.type(line)
        expectContains(list, "1  Tea")
        expectSuffix(list, "* plan.md is not text in UTF-8.")
      }
    }

    // A folder in place of a file is unreadable.
    try await AppUnderTest.run { app in
      try FileManager.default.removeItem(at: app.folder.url("plan.md"))
      try app.folder.write("plan.md/inside.txt", "x")
      await expectSuffix(app.type("open 2"), "* plan.md cannot be read.")
    }

    // A note that another program has deleted is reported when it is opened or deleted.
    try await AppUnderTest.run { app in
      try FileManager.default.removeItem(at: app.folder.url("plan.md"))
      await expectSuffix(app.type("open 2"), "* There is no note plan.md.")
      await expectEqual(app.sentences(after: "delete 2", "yes"), ["plan.md is no longer there."])
      await expectContains(app.type("open 1", "back"), "2  Zebra")
    }
  }

  @Test func `a note changed by another program is not overwritten unless confirmed`() async throws
  {
    // A note changed on disk is not overwritten unless asked to.
    try await AppUnderTest.run { app in
      await app.type("open 2", "edit", "add mine")
      await app.press(.right, .right, .right)
      try app.folder.write("plan.md", "theirs\n")
      let said = await app.sentences(after: "save")
      expectEqual(
        said,
        [
          "plan.md was changed by another program.",
          "overwrite (^O) saves your text all the same, copy (^P) saves it as a new note.",
        ])
      expectEqual(app.text(of: "plan.md"), "theirs\n")
      await expectEqual(app.sentences(after: "copy"), ["Your text is saved as plan-copy.md."])
      expectSuffix(app.text(of: "plan-copy.md"), "mine\n")
      expectEqual(app.text(of: "plan.md"), "theirs\n")
      // The editor continues with the copy.
      await app.press("more ")
      await expectEqual(app.sentences(after: "save"), ["Saved plan-copy.md."])
      #expect(app.text(of: "plan-copy.md").hasPrefix("# Tmore he plan\n"))
    }

    // Changes of another program to an open note are noticed.
    try await AppUnderTest.run { app in
      await app.type("open 2")
      try app.folder.write("plan.md", "# Theirs\n")
      await app.lookAgain()
      expectContains(app.screen(), "Theirs")
      await app.type("edit")
      try app.folder.write("plan.md", "# Again\n")
      for _ in 1...2 { await app.lookAgain() }
      // The change is shown if there is no unsaved text.
      let taken = "plan.md was changed by another program; this is its text now."
      expectEqual(app.session.notices.sentences, [taken])
      expectContains(app.screen(), "# Again")
      await app.type("add mine")
      try app.folder.write("plan.md", "# Once more\n")
      for _ in 1...2 { await app.lookAgain() }
      expectEqual(app.session.notices.sentences, ["plan.md was changed by another program."])
      try FileManager.default.removeItem(at: app.folder.url("plan.md"))
      await app.lookAgain()
      expectEqual(app.session.notices.sentences.last, "plan.md is no longer there.")
    }

    // A note deleted while it is read stays on screen, and can be kept.
    try await AppUnderTest.run { app in
      await app.type("open 2")
      try FileManager.default.removeItem(at: app.folder.url("plan.md"))
      for _ in 1...2 { await app.lookAgain() }
      expectContains(app.screen(), "First #work, then tea.")
      expectEqual(
        app.session.notices.sentences,
        ["plan.md is no longer there; edit (e) can keep what is shown."])
      await app.type("edit", "save", "overwrite")
      expectEqual(app.text(of: "plan.md"), AppUnderTest.notes["plan.md"])
    }

    // A note deleted while it is edited can still be saved.
    try await AppUnderTest.run { app in
      await app.type("open 2", "edit", "add mine")
      try FileManager.default.removeItem(at: app.folder.url("plan.md"))
      await expectEqual(app.sentences(after: "save").first, "plan.md is no longer there.")
      await expectEqual(app.sentences(after: "overwrite"), ["Saved plan.md."])
      expectSuffix(app.text(of: "plan.md"), "mine\n")
    }
  }

  @Test func `the end of the input keeps unsaved text`() async throws {
    // The end of the input in a sheet or editor keeps the texts.
    try await AppUnderTest.run { app in
      await app.type("open 1", "edit", "add half a line", "new Half a note")
      let said = await app.end()
      let kept = ".notescli/unsaved/notes/kitchen/tea.md"
      #expect(said.hasPrefix("* The unsaved text of kitchen/tea.md is kept in \(kept).\n"))
      expectContains(said, "* The unsaved new note is kept in .notescli/unsaved/new/")
      expectSuffix(app.text(of: kept), "half a line\n")
      expectEqual(app.text(of: "kitchen/tea.md"), AppUnderTest.notes["kitchen/tea.md"])
    }

    // A kept text that another program has removed is kept once more.
    try await AppUnderTest.run { app in
      await app.type("open 1", "edit", "add half a line")
      try app.folder.remove(".notescli")
      await expectContains(app.end(), "is kept in")
      expectSuffix(app.text(of: ".notescli/unsaved/notes/kitchen/tea.md"), "half a line\n")
      expectEqual(app.text(of: ".notescli/.gitignore"), "*\n")
    }

    // The end of the input in a question does nothing.
    try await AppUnderTest.run { app in
      await app.type("delete 1")
      await expectEqual(app.end(), "")
      app.folder.expectFile("kitchen/tea.md")
    }

    // A text that cannot be kept is printed.
    try await AppUnderTest.run { app in
      try app.folder.write(".notescli", "in the way")
      let said = await app.sentences(after: "new Precious")
      #expect(said.count == 1 && said[0].contains(".notescli"))
      await expectContains(app.end(), "* The unsaved new note was:\nPrecious\n")
    }
  }
}
