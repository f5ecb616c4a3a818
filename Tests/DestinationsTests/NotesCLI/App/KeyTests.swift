import Foundation
import Testing

@testable import NotesCLI

/// The effects of keys, and the screen after them.
@MainActor
struct KeyTests {
  @Test func `the list is drawn with its keys, and arrow keys select`() async throws {
    // The list is drawn with the keys that apply.
    try await AppUnderTest.run { app in
      expectEqual(
        app.screen(),
        """
        [Notes] Tags  Trash
        Notes                                                 1 of 3
        Tea                                       kitchen/tea.md #k…
        The plan                                  plan.md #work
        Zebra                                     zebra.md #animals






        Enter open  e edit  d delete  / search  ? help  q quit
        """)
    }

    // Arrows select, enter opens, escape goes back.
    try await AppUnderTest.run { app in
      await app.press(.down, .down, .enter)
      expectEqual(app.session.shown.current?.title, "Zebra")
      await app.press(.escape)
      expectEqual(app.session.shown.current?.title, "Notes")
      // The keys of pagers select, too; a control key without a meaning is reported.
      var rows: [String] = []
      for key in ["g", "G", "\u{15}", "\u{4}", "\u{2}", "\u{6}"] {
        var decoder = KeyDecoder()
        for key in decoder.feed(key.utf8) { await app.press(key) }
        rows.append(selected(app))
      }
      expectEqual(rows, ["1 Tea", "3 Zebra", "1 Tea", "3 Zebra", "1 Tea", "3 Zebra"])
      await app.press(.control("g"))
      expectEqual(app.session.notices.sentences, ["^G does nothing here; ? lists the keys."])
    }

    // A note is written from its list, to which Escape leads back through the note.
    try await AppUnderTest.run { app in
      await app.press(.down, .character("e"), .escape)
      expectEqual(app.session.shown.current?.title, "The plan")
      await app.type("back", "open 1")
      expectEqual(app.session.shown.layers.last?.titles, ["Notes", "Tea"])
      // A note that cannot be written in another program is not left open.
      await app.type("back", "write 2")
      expectEqual(app.session.shown.layers.last?.titles, ["Notes"])
    }

    // Numbers and Tab change the tab, q and Control-C quit.
    try await AppUnderTest.run { app in
      await app.press(.character("3"))
      expectEqual(app.session.shown.current?.title, "Trash")
      await app.press(.tab)
      expectEqual(app.session.shown.current?.title, "Notes")
      await app.press(.backTab, .backTab)
      expectEqual(app.session.shown.current?.title, "Tags")
      await app.press(.character("x"))
      expectEqual(app.session.notices.sentences, ["x does nothing here; ? lists the keys."])
      #expect(!app.session.perform(.character("q")))
      #expect(!app.session.perform(.control("c")))
    }
  }

  /// Lets another program write or remove a note, and the app check for it.
  private func change(_ path: String, _ text: String?, behind app: AppUnderTest) async throws {
    if let text { try app.folder.write(path, text) } else { try app.folder.remove(path) }
    try app.folder.date("", Date(timeIntervalSinceNow: Double(path.count)))
    await app.lookAgain()
  }

  /// The number and the title of the note that is selected in the list.
  private func selected(_ app: AppUnderTest) -> String {
    guard let list = app.session.shown.layers.last?.split?.columns[0] as? NotesInterface,
      let row = list.cursor.row(in: list.elements)
    else { return "" }
    return "\(row + 1) \(list.elements[row].title)"
  }

  @Test func `a list follows changes of the folder and keeps its selection`()
    async throws
  {
    try await AppUnderTest.run { app in
      // The first note of a list is selected before the user moves, and stays selected.
      try await change("a.md", "# First", behind: app)
      var found = [selected(app)]
      // The note that the user selected stays selected, too.
      await app.press(.down)
      try await change("be.md", "# Second", behind: app)
      found.append(selected(app))
      // If it is removed, the next one is selected.
      try await change("plan.md", nil, behind: app)
      found.append(selected(app))
      // A new note is selected, and so is the one that a link leads to.
      for lines in [["new M", "save"], ["link notes://note/zebra.md"]] {
        for line in lines { await app.type(line) }
        found.append(selected(app))
      }
      expectEqual(found, ["2 Tea", "4 The plan", "4 Zebra", "4 M", "5 Zebra"])
      // Found notes follow changes of the folder too.
      await app.press(.escape, .character("/"))
      await app.press("strip")
      let former = app.screen()
      try await change("zoo.md", "# More stripes", behind: app)
      expectEqual([former, app.screen()].map { $0.contains("More stripes") }, [false, true])
    }
  }

  @Test func `a note takes the full width of a wide terminal on request`() async throws {
    try await AppUnderTest.run { app in
      var shown: [Bool] = []
      for key in [Key.enter, .character("w"), .character("e"), .control("x"), .escape, .enter] {
        await app.press(key)
        shown.append(app.screen(columns: 104).contains("│"))
      }
      expectEqual(shown, [true, false, false, false, true, false])
    }

    // At any width, the same paragraph or found word stays visible, even if lines come before.
    let words = (0..<200).map { number in
      "\(number) " + (0..<90).map { "\(number)w\($0)" }.joined(separator: " ")
    }
    try await AppUnderTest.run(["a.md": words.joined(separator: "\n\n")]) { app in
      await app.press(.enter)
      var tops: [String] = []
      @MainActor func look(_ columns: Int, _ rows: Int) {
        let shown = app.screen(columns: columns, rows: rows).split(separator: "\n")
        tops.append(String(shown[2].split(separator: " │ ").last?.prefix(while: \.isNumber) ?? ""))
      }
      look(100, 30)
      // Text that is added before the visible part is visible at the top of the note.
      try await change("a.md", "7 first\n\n" + app.text(of: "a.md"), behind: app)
      look(100, 30)
      for key in [Key.pageDown, .pageDown, .down, .down, .down, .down] {
        await app.press(key)
        _ = app.screen(columns: 100, rows: 30)
      }
      for (columns, rows) in [(100, 30), (60, 20), (160, 45), (80, 24), (100, 30)] {
        look(columns, rows)
      }
      await app.press(.character("w"))
      look(100, 30)
      try await change("a.md", "first\n\nsecond\n\n" + app.text(of: "a.md"), behind: app)
      look(100, 30)
      expectEqual(tops, ["0", "7"] + Array(repeating: "6", count: 7))
      var seen: [Bool] = []
      _ = await app.type("find 100w7")
      for (columns, rows) in [(60, 10), (160, 45), (30, 5), (100, 30)] {
        let screen = app.screen(columns: columns, rows: rows)
        seen.append(screen.contains("100w7 ") && screen.contains("1 of 11"))
      }
      expectEqual(seen, [true, true, true, true])
    }
  }

  @Test func `sheets and help are drawn over the screen that they cover`() async throws {
    // A sheet is drawn over the screen that it covers.
    try await AppUnderTest.run { app in
      await app.press(.enter, .character("d"))
      // Commands that work everywhere wait until the sheet is closed, and help lists only the others.
      for key in [Key.character("/"), .tab] {
        await app.press(key)
        expectEqual(app.session.notices.sentences, ["Finish what is open first."])
      }
      await app.press(.character("?"))
      #expect(!app.screen().contains("search") && app.screen().contains("help"))
      // In a sheet, q closes the sheet.
      await app.press(.escape, .character("q"), .character("d"))
      expectEqual(
        app.screen(columns: 40, rows: 10),
        """
        [Notes] Tags  Trash
        Notes › Tea               kitchen/tea.md
        Tea
        ┌ Delete ──────────────────────────────┐
        │ Move kitchen/tea.md to the trash?    │
        └──────────────────────────────────────┘



        y yes  n no  Esc back
        """)
      await app.press(.character("y"))
      app.folder.expectNoFile("kitchen/tea.md")
    }

    // Any key but the arrows closes help.
    try await AppUnderTest.run { app in
      await app.press(.character("?"), .down)
      expectEqual(app.session.shown.current?.title, "Help")
      await app.press(.character("x"))
      expectEqual(app.session.shown.current?.title, "Notes")
    }
  }

  @Test func `a search runs while its text is typed, and typed text becomes a note`() async throws {
    // A search runs while its words are typed.
    try await AppUnderTest.run { app in
      await app.press(.character("/"))
      await app.press("strp")
      expectContains(app.screen(), "No note has all these words.")
      await app.press(.backspace)
      expectContains(app.screen(), "Zebra  ")
      await app.press(.enter)
      expectEqual(app.session.shown.current?.title, "Zebra")
      // In the search, the arrows move within the words, and / begins new ones.
      await app.press(.escape, .left, .character("a"))
      expectEqual(app.session.shown.current?.title, "Search: star")
      expectEqual(app.session.shown.current?.behindCursor, "r")
      await app.press(.backspace, .enter, .escape, .character("/"), .character("1"))
      await app.press("/2")
      expectEqual(app.session.shown.current?.title, "Search: 1/2")
    }

    // A found note is shown from the found words on, until the user moves.
    let long = String(repeating: "line\n\n", count: 50)
    try await AppUnderTest.run(["long.md": "\(long)There are needles.\n"]) { app in
      await app.press(.character("/"))
      await app.press("NEED")
      await app.press(.enter)
      let found = app.screen()
      await app.press(.home)
      expectEqual([found, app.screen()].map { $0.contains("needles") }, [true, false])
    }

    // Words are highlighted, and the user goes from one to the next; editing begins at the visible line.
    try await AppUnderTest.run(["a.md": "\(long)Needles\n\nand a needle.\n\n\(long)"]) { app in
      await app.press(.character("/"))
      await app.press("needle")
      await app.press(.enter)
      #expect(app.screen().contains("Needles"))
      await app.press(.character("n"), .character("N"), .character("."), .character("n"))
      expectEqual(app.session.notices.sentences, ["There is no further match."])
      let note = try require(app.session.shown.current).body(width: 40)
      // The current match is highlighted most.
      let found = [Style.underline, .inverse].map { style in
        note.lines.flatMap(\.spans).filter { $0.style == style }.map(\.text)
      }
      expectEqual(found, [["Needle"], ["needle"]])
      await app.press(.character("e"))
      await app.press("I saw ")
      await app.press(.control("s"))
      #expect(app.text(of: "a.md").contains("\n\nI saw and a needle.\n"))
      // The editor stays open, and a saved text can be undone.
      await app.press(.control("u"), .control("u"), .control("s"), .control("r"), .control("r"))
      expectEqual(app.session.shown.current?.title, "Edit (changed)")
      #expect(!app.text(of: "a.md").contains("saw"))
      // Esc while the text is being saved closes the editor afterwards.
      for key in [Key.control("s"), .escape] { _ = app.session.perform(key) }
      await app.session.settle()
      #expect(app.text(of: "a.md").contains("saw"))
      #expect(app.session.shown.current is NoteInterface)
      // A saved text is on screen, until the user scrolls.
      await app.press(.character("e"), .bottom)
      await app.press("The end")
      await app.press(.control("s"), .escape)
      // A text whose last line had an end gets one again.
      #expect(app.text(of: "a.md").hasSuffix("The end\n"))
      let saved = app.screen()
      await app.press(.home)
      expectEqual([saved, app.screen()].map { $0.contains("The end") }, [true, false])
    }

    // In a note, / finds words: Esc returns to the former position, Enter stays.
    try await AppUnderTest.run(["a.md": "\(long)Needles\n\nand a needle.\n\n\(long)"]) { app in
      var seen: [String] = []
      for keys in [
        [.enter], [.bottom], [.character("/"), .paste("needl"), .character("x")], [.backspace],
        [.down, .enter], [.character(".")], [.character("/"), .character("N"), .escape],
        [.character("N")], [.character("n")], [.character("g")],
      ] as [[Key]] {
        for key in keys { await app.press(key) }
        let rows = app.screen().split(separator: "\n")
        seen.append(rows[1].split(separator: "  ").joined(separator: "|"))
      }
      expectEqual(
        seen,
        [
          "Notes › line| a.md|3 %", "Notes › line| a.md|100 %",
          "Notes › Find in line: needlx|a.md|none", "Notes › Find in line: needl| a.md|1 of 2",
          "Notes › line|a.md|2 of 2", "Notes › line|a.md|2 of 2", "Notes › line|a.md|2 of 2",
          "Notes › line|a.md|1 of 2", "Notes › line|a.md|2 of 2", "Notes › line| a.md|3 %",
        ])
      // Without highlighted words, n begins a note as everywhere.
      await app.press(.escape, .enter, .character("n"))
      expectEqual(app.session.shown.current?.title, "New note")
      await app.press(.escape)
      let missing = await app.sentences(after: "find nothing")
      await expectEqual(
        missing + app.sentences(after: "find \"a needle\""),
        ["The note does not contain these words.", "Found in one place."])
    }

    // Matches do not depend on where the screen breaks the text.
    let broken = """
      - Two words\ttogether and a-link/somewhere/else that is longer than the row.

      | one | two |
      |---|---|
      | a word | Two words together |

          code(two words together)
      """
    try await AppUnderTest.run(["a.md": broken]) { app in
      await app.press(.enter)
      var said: Set<[String]> = []
      for columns in [12, 17, 20, 33, 80] {
        _ = app.screen(columns: columns, rows: 30)
        var counts: [String] = []
        for words in ["\"words together\"", "link/somewhere", "word", "together two", "code( word"]
        {
          counts += await app.sentences(after: "find \(words)")
        }
        said.insert(counts)
      }
      let counts = ["3", "one", "4", "3", "one"]
      expectEqual(said, [counts.map { "Found in \($0) place\($0 == "one" ? "." : "s.")" }])
    }

    // A path is typed with keys, before its ending; q and n are text there, and Esc changes nothing.
    try await AppUnderTest.run { app in
      await app.press(.down, .character("m"))
      await app.press("2q/")
      await app.press(.escape, .character("m"), .backspace, .backspace)
      await app.press("nqu")
      await app.press(.enter)
      expectEqual(app.session.notices.sentences, ["plan.md is plnqu.md now."])
      expectEqual(selected(app), "2 The plan")
      await app.press(.enter, .character("m"), .control("u"), .enter)
      expectEqual(app.session.notices.sentences, ["The note needs a path."])
      await app.press(.paste("z/\n"), .enter)
      expectEqual(app.session.shown.layers.map(\.titles), [["Notes", "The plan"]])
      expectEqual(app.text(of: "z/plnqu.md"), AppUnderTest.notes["plan.md"])
      await app.press(.escape)
      expectEqual(selected(app), "2 The plan")
    }

    // A note is composed with keys.
    try await AppUnderTest.run { app in
      await app.press(.character("n"))
      await app.press("Quick ?")
      await app.press(.enter)
      await app.press("q1")
      await app.press(.left, .backspace, .end, .control("s"))
      expectEqual(app.text(of: "quick.md"), "# Quick ?\n\n1\n")
      // A key discards a text only at the second press.
      await app.press(.character("e"), .character("x"), .control("x"))
      expectEqual(app.session.shown.current?.title, "Edit (changed)")
      // No key makes a copy unless another program has changed the note.
      await app.press(.control("p"))
      expectEqual(app.session.notices.sentences, ["^P does nothing here; F1 lists the keys."])
      await app.press(.control("x"))
      await app.press(.control("x"))
      expectEqual(app.session.shown.current?.title, "Quick ?")
      // A text that is cut from one note is inserted into another.
      await app.press(.character("e"), .control("k"), .control("s"), .escape)
      await app.press(.character("n"), .character("A"), .enter, .control("y"), .control("s"))
      expectEqual(app.text(of: "a.md"), "# A\n\n# Quick ?\n")
      await app.press(.character("e"), .control("y"), .control("x"), .control("x"))
    }
  }

  @Test func `keys wait for their place to appear, and a paste is never read as keys`() async throws
  {
    try await AppUnderTest.run { app in
      for key in [Key.enter, .character("e"), .character("q"), .enter, .character("2")] {
        #expect(await app.session.take(key))
      }
      await app.press(.paste("a\nb"), .control("s"))
      expectEqual(app.text(of: "kitchen/tea.md"), "q\n2a\nb# Tea\n\nTwo cups. #kitchen\n")
      await app.press(.escape, .escape, .paste("dy"))
      expectEqual(app.session.notices.sentences.map { $0.prefix(22) }, ["Text can be pasted onl"])
      for key in [Key.character("/"), .paste(" two\ncups"), .enter] { _ = app.session.perform(key) }
      await app.press(.up)
      expectEqual(app.session.shown.current?.title, "q")
      // Keys after an answer wait for the list.
      for key in [Key.control("u"), .escape, .escape] { await app.press(key) }
      for key in "dydy" { _ = await app.session.take(.character(key)) }
      await app.press(.character("3"))
      for key in "rr" { _ = await app.session.take(.character(key)) }
      expectEqual(app.session.notices.sentences, ["kitchen/tea.md is back from the trash."])
      for key in "1/" { await app.press(.character(key)) }
      // A note may be opened before it is listed.
      for key in [Key.control("u"), .escape, .escape] { await app.press(key) }
      for key in [Key.character("2"), .enter] { _ = await app.session.take(key) }
      await app.session.settle()
      expectEqual(app.session.shown.current?.title, "#animals")
    }
  }

  @Test(arguments: [1, 2, 5, 20, 200])
  func `every screen can be drawn at any size`(columns: Int) async throws {
    try await AppUnderTest.run { app in
      for keys in [[], [Key.enter], [.character("e")], [.character("x"), .control("x")]] {
        for key in keys { await app.press(key) }
        for rows in [1, 3, 6, 60] {
          let lines = app.screen(columns: columns, rows: rows).split(separator: "\n")
          #expect(lines.count <= rows)
        }
      }
    }
  }
}
