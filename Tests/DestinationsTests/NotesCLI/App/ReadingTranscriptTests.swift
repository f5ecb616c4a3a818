import Foundation
import Testing

@testable import NotesCLI

/// The output of the screens where notes are read.
@MainActor
struct ReadingTranscriptTests {
  @Test func `lists, notes and tags are shown and lead to each other`() async throws {
    // The list shows number, title, path and tags.
    try await AppUnderTest.run { app in
      let list = await app.type("tab notes")
      expectEqual(
        list,
        """
        [Notes] Tags  Trash
        Notes

           1  Tea                                       kitchen/tea.md #kitchen
           2  The plan                                  plan.md #work
           3  Zebra                                     zebra.md #animals #work
        """)
    }

    // The list is sorted by time, and then by name again.
    try await AppUnderTest.run { app in
      try app.folder.date("zebra.md", Date(timeIntervalSinceNow: 90_000))
      try app.folder.date("plan.md", Date(timeIntervalSinceNow: -90_000))
      await app.lookAgain()
      var titles: [[String]] = []
      let all = ["Tea", "The plan", "Zebra"]
      for line in ["sort", "search work", "back", "sort", "search work"] {
        let rows = await app.type(line).split(separator: "\n").dropFirst(2)
        titles.append(rows.flatMap { row in all.filter { row.contains($0) } })
      }
      // Results that match equally well are sorted in the same way.
      let (latest, found) = (["Zebra", "Tea", "The plan"], ["The plan", "Zebra"])
      expectEqual(titles, [latest, found.reversed(), latest, all, found])
    }

    // A note is opened by its number, and back leads to the list.
    try await AppUnderTest.run { app in
      let note = await app.type("open 1")
      expectEqual(
        note,
        """
        [Notes] Tags  Trash
        Notes > Tea (kitchen/tea.md)

        Tea

        Two cups. #kitchen
        """)
      await app.type("back")
      expectEqual(app.session.shown.layers.map(\.titles), [["Notes"]])
    }

    // An empty folder is reported in each tab.
    try await AppUnderTest.run([:]) { app in
      await expectSuffix(app.type("tab notes"), "There are no notes yet; new (n) begins one.")
      await expectSuffix(app.type("tab tags"), "No note has a tag yet.")
      await expectSuffix(app.type("tab trash"), "The trash is empty.")
    }

    // A tag leads to the list of its notes, and the list to a note.
    try await AppUnderTest.run { app in
      let tags = await app.type("tab tags")
      expectEqual(
        tags,
        """
         Notes [Tags] Trash
        Tags

           1  #animals                                  1 note
           2  #kitchen                                  1 note
           3  #work                                     2 notes
        """)
      let tagged = await app.type("open 3")
      expectEqual(
        tagged,
        """
         Notes [Tags] Trash
        Tags > #work

           1  The plan                                  plan.md #work
           2  Zebra                                     zebra.md #animals #work
        """)
      await app.type("open 2")
      expectEqual(app.session.shown.layers.map(\.titles), [["Tags", "#work", "Zebra"]])
      // A note is deleted in the list of a tag.
      #expect(await app.type("back", "delete 2", "yes").hasSuffix("* zebra.md is in the trash."))
      expectEqual(app.session.shown.layers.map(\.titles), [["Tags", "#work"]])
      #expect(!app.folder.exists("zebra.md"))
      await expectEqual(app.sentences(after: "undo"), ["zebra.md is back from the trash."])
      await expectEqual(
        app.sentences(after: "open 1", "undo"), ["There is nothing to bring back."])
    }
  }

  @Test func `a note leads to the notes that it links to, and back`() async throws {
    let notes = [
      "a/b.md":
        "# B\n\n[c](../c.md#x), [s](#b), [s](/f/x.md#part-2), [b](b.md), "
        + "[w](https://w.de/x.md), `[d](d.md)`, [[D]], [[no. one]], [[E|e]], "
        + "[[g/h: i]], <i@w.de>, [n](none.md), [w](https://w.de/x.md), [[Mr. F#b]], [[Old name]]",
      "c.md": "# C\n\n[[B]] and [b](a/b.md), [i](i.png)", "f/d.md": "# D",
      "f/x.md": "# No. One\n\none\n\n## Part *2*\n\ntwo\n\n[[D]]\n\nNo. One: [[G/H: I]]",
      "g.md": "# G/H: I", "g-copy.md": "# G/H: I", "old-name.md": "# New name",
    ]
    try await AppUnderTest.run(notes) { app in
      var titles: [[[String]]] = []
      let links = await app.type("open 1", "links")
      expectEqual(
        links,
        """
        [Notes] Tags  Trash
        Notes > B (a/b.md)
        ┌ Links
        │    1  to    C                                         c.md
        │    2  here  # B
        │    3  to    ## Part 2                                 f/x.md
        │    4  to    D                                         f/d.md
        │    5  to    No. One                                   f/x.md
        │    6  new   E                                         is not there yet
        │    7  to    G/H: I                                    g.md
        │    8  new   Mr. F                                     is not there yet
        │    9  to    New name                                  old-name.md
        │   10  web   https://w.de/x.md
        │   11  web   i@w.de
        │   12  from  C                                         c.md
        │
        │ ! There is no note a/none.md.
        └
        """)
      // An address outside of the notes is reported; the notes that link to this one are one step away.
      await expectEqual(app.sentences(after: "open 10"), ["https://w.de/x.md"])
      await app.type("open 12")
      await expectContains(app.type("links"), "│    1  to    B    ")
      await app.type("back", "back", "links", "open 3")
      let start = app.screen(columns: 60, rows: 6).split(separator: "\n")[2]
      expectEqual(start, "## Part 2")
      // The first link from the visible line on is selected.
      await app.type("find g/h", "links")
      await app.press(.enter)
      expectEqual(app.session.shown.layers.map(\.titles), [["Notes", "B", "No. One", "G/H: I"]])
      await app.type("back")
      // A note's own headings are listed, the one at the visible line is selected, and Enter goes there.
      await expectContains(
        app.type("headings"), "┌ Headings\n│    1  # No. One\n│    2  ## Part 2\n└")
      await app.press(.enter)
      let again = app.screen(columns: 60, rows: 6).split(separator: "\n")[2]
      expectEqual(again, start)
      expectEqual(app.session.shown.layers.map(\.titles), [["Notes", "B", "No. One", "No. One"]])
      await app.type("back", "back", "links", "open 4")
      expectEqual(app.session.shown.layers.map(\.titles), [["Notes", "B", "D"]])
      await app.type("back")
      // A link to a missing note begins that note beside the one with the link, or not.
      for lines in [
        ["links", "open 6"], ["discard"], ["open 6", "save"], ["back", "open 1", "links"],
      ] {
        for line in lines {
          // The cursor is below the name.
          if line == "save" { await app.press("written") }
          await app.type(line)
        }
        titles.append(app.session.shown.layers.map(\.titles))
      }
      expectEqual(
        titles,
        [
          [["Notes", "B"], ["Links"], ["New note"]], [["Notes", "B"], ["Links"]], [["Notes", "E"]],
          [["Notes", "B"], ["Links"]],
        ])
      expectEqual(app.text(of: "a/e.md"), "# E\n\nwritten\n")
      expectContains(app.screen(columns: 80, rows: 24), "│ to    E  ")
    }
  }

  @Test func `the search, the tabs and the tree are printed on request`() async throws {
    // A search shows where its words are, and can be changed.
    try await AppUnderTest.run { app in
      let found = await app.type("search two cups")
      expectEqual(
        found,
        """
        [Notes] Tags  Trash
        Notes > Search: two cups

           1  Tea  kitchen/tea.md:3                             Two cups. #kitchen
        """)
      await expectSuffix(app.type("search nothing-like-it"), "No note has all these words.")
      await expectSuffix(app.type("search"), "Type the words to search for.")
      await app.press(" ")
      expectContains(app.screen(), "Type the words to search for.")
      await app.type("search stripes", "open 1")
      expectEqual(app.session.shown.current?.title, "Zebra")
    }

    // Each tab keeps its place.
    try await AppUnderTest.run { app in
      await app.type("open 3", "tab tags", "open 1", "tab notes")
      expectEqual(
        app.tree,
        """
        home tabs selected=notes
          tab notes: notesSplit split selected=detail
            column sidebar: notes
            column detail: > note
          tab tags: tagsSplit split selected=sidebar
            column sidebar: tags
            column sidebar: tagged
            column detail: blank
          tab trash: trashStack container
            trash
        """)
    }

    // The tree is printed on request.
    try await AppUnderTest.run { app in
      let tree = await app.type("open 1", "delete", "tree")
      expectEqual(
        tree,
        """
        home tabs selected=notes #1
          tab notes: notesSplit split selected=detail #2
            column sidebar: notes #3
            column detail: note #10
              sheet: > confirmDelete #11
          tab tags: tagsSplit split selected=sidebar #5
            column sidebar: tags #6
            column detail: blank #7
          tab trash: trashStack container #8
            trash #9
        """)
    }
  }

  @Test func `help lists the commands that apply, and blank lines do nothing`() async throws {
    // Help lists the commands that apply, and closes at the next command.
    try await AppUnderTest.run { app in
      let help = await app.type("open 1", "help")
      expectEqual(
        help,
        """
        [Notes] Tags  Trash
        Notes > Tea (kitchen/tea.md)
        ┌ Help
        │ edit          opens the editor at the line in view
        │ find WORDS    finds words in this note
        │ delete        asks to move the note to the trash
        │ links         lists the links of the note, and those that lead here
        │ headings      lists the headings of the note
        │ move PATH     moves or renames the note
        │ write         opens the note in the program of EDITOR, and saves its text
        │ undo          undoes the last move or deletion
        │
        │ new TITLE     begins a new note
        │ search WORDS  finds notes that have all the words
        │ tab NAME      shows another tab: notes, tags or trash
        │ help          lists the commands
        │ quit          ends the program
        │
        │ back          goes back, or closes a sheet
        │ link [URL]    opens a link, or prints the link to the current place
        │ tree          prints the tree of presented places
        └
        """)
      await app.type("edit")
      expectEqual(app.session.shown.current?.title, "Edit")
    }

    // Blank lines and comments do nothing.
    try await AppUnderTest.run { app in
      await app.type("open 1")
      await expectEqual(app.type(""), "")
      await expectEqual(app.type("# a comment"), "")
      expectEqual(app.session.shown.current?.title, "Tea")
    }
  }
}
