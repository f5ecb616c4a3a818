import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// Commands of a script that are refused, and the commands after them.
@MainActor
struct RefusedCommandTests {
  /// A command that is refused at first, and done when it is repeated.
  private struct Row {
    /// The refused command, or several of them.
    let refused: [String]
    /// The command that is done.
    let done: String
    /// The commands that lead to the screen of the command.
    let before: [String]
    /// The command that opens the sheet in which the command is refused; a refusal closes it.
    var opening: String?
    /// A note that cannot be read while the command is refused.
    var unreadable: String?
    /// A note that is missing while the command is refused.
    var missing: String?

    init(
      _ refused: String..., then done: String, after before: [String] = [],
      in opening: String? = nil
    ) {
      self.refused = refused
      self.done = done
      self.before = before
      self.opening = opening
    }

    /// The commands before the refused one.
    var leading: [String] { before + [opening].compactMap(\.self) }

    init(_ command: String, without path: String, after before: [String] = []) {
      self.init(command, then: command, after: before)
      unreadable = path
    }

    init(_ command: String, whileMissing path: String, after before: [String] = []) {
      self.init(command, then: command, after: before)
      missing = path
    }

    @MainActor
    func spoil(_ folder: TemporaryFolder) throws {
      if let unreadable { try folder.write(unreadable, data: Data([0xff, 0xfe])) }
      if let missing { try folder.remove(missing) }
    }

    @MainActor
    func mend(_ folder: TemporaryFolder) throws {
      guard let path = unreadable ?? missing else { return }
      try folder.write(path, AppUnderTest.notes[path] ?? "")
    }
  }

  private static let rows: [Row] =
    lists + notes + sheets + texts + [
      Row("tab nowhere", then: "tab trash"), Row("link notes://x/y", then: "link"),
      Row("link notes://note/none.md", then: "link notes://note/plan.md"),
      Row("back", then: "help"), Row("sort", then: "back", after: ["open 2"]),
      Row(
        "save", "discard", "overwrite", "copy", "add x", "insert 1 x", "set 1 x", "remove 1",
        "redo", "title x", "yes", "no", "find x", "links", "headings", "restore 1", "erase 1",
        "empty", "write 1", then: "open 1"),
    ]

  private static let lists: [Row] = [
    Row("open 9", then: "open 1"), Row("open 2", without: "plan.md"),
    Row("open 2", whileMissing: "plan.md"), Row("edit", then: "edit 1"),
    Row("edit 2", without: "plan.md"), Row("edit 2", whileMissing: "plan.md"),
    Row("delete 4", then: "delete 3"), Row("move 1 plan", then: "move 2 fresh"),
    Row("move 2 kitchen/tea.md", then: "move 3 kitchen/zebra"),
    Row("move none.md x", then: "move plan.md x"),
    Row("undo", then: "sort"), Row("restore 1", then: "undo", after: ["delete 1", "yes"]),
    Row("open x", then: "open 1", after: ["tab tags"]),
    Row("open 0", then: "open 2", after: ["tab tags", "open 3"]),
    Row("open 1", without: "plan.md", after: ["tab tags", "open 3"]),
    Row("edit 1", without: "plan.md", after: ["tab tags", "open 3"]),
    Row("move 1 zebra", then: "move 2 fresh", after: ["tab tags", "open 3"]),
    Row("delete 7", then: "delete 1", after: ["tab tags", "open 3"]),
    Row("undo", then: "edit 2", after: ["tab tags", "open 3"]),
    Row("open 5", then: "open 1", after: ["search tea"]),
    Row("open 2", without: "plan.md", after: ["search tea"]),
    Row("open 2", then: "open 1", after: ["delete 1", "yes", "tab trash"]),
    Row("restore 2", then: "restore 1", after: ["delete 1", "yes", "tab trash"]),
    Row("erase 2", then: "erase 1", after: ["delete 1", "yes", "tab trash"]),
    Row("restore 1", then: "empty", after: ["tab trash"]),
  ]

  private static let notes: [Row] = [
    Row("edit", without: "plan.md", after: ["open 2"]),
    Row("find none", then: "find tea", after: ["open 2"]),
    Row("links", whileMissing: "plan.md", after: ["open 2"]),
    Row("headings", whileMissing: "plan.md", after: ["open 2"]),
    Row("move zebra", then: "move fresh", after: ["open 2"]),
    Row("undo", then: "delete", after: ["open 2"]),
    Row("write", then: "edit", after: ["open 2"]),
    Row("open 1", then: "restore", after: ["delete 1", "yes", "tab trash", "open 1"]),
    Row("save", then: "erase", after: ["delete 1", "yes", "tab trash", "open 1"]),
  ]

  private static let sheets: [Row] = [
    Row("open 4", then: "back", after: ["open 2"], in: "links"),
    Row("move", then: "move 3 fresh", in: "move 2"),
    Row("move zebra", then: "move 1 fresh", in: "move 2"),
    Row("open 1", then: "yes", in: "delete 2"), Row("new x", then: "delete 1", in: "delete 2"),
    Row("save", then: "new Cake", in: "new"),
    Row("title", then: "save", after: ["new Cake"]),
    Row("back", then: "discard", after: ["new Cake"]),
    Row("write", then: "help", after: ["new Cake"]),
    Row("search x", then: "no", in: "delete 2"),
  ]

  private static let texts: [Row] = [
    Row("set 9 x", then: "set 1 x", after: ["edit 2"]),
    Row("insert x", then: "insert 1 x", after: ["edit 2"]),
    Row("remove 0", then: "remove 1", after: ["edit 2"]),
    Row("undo", then: "add x", after: ["edit 2"]),
    Row("redo", then: "undo", after: ["edit 2", "add x"]),
    Row("move y", then: "redo", after: ["edit 2", "add x", "undo"]),
    Row("back", then: "save", after: ["edit 2", "add x"]),
    Row("write", then: "discard", after: ["edit 2"]),
    Row("save", whileMissing: "plan.md", after: ["edit 2", "add x"]),
    Row("open 1", then: "overwrite", after: ["edit 2", "add x"]),
    Row("open 1", then: "copy", after: ["edit 2", "add x"]),
  ]

  /// The commands that nothing refuses.
  private static let unrefused: Set<String> = ["help", "tree"]

  /// The output of the last of some commands, and the folder after it.
  private func run(_ row: Row, isRefusedFirst: Bool) async throws -> [String] {
    var found: [String] = []
    try await AppUnderTest.run { app in
      for line in isRefusedFirst ? row.leading : row.before { await app.type(line) }
      if isRefusedFirst {
        try row.spoil(app.folder)
        for line in row.refused {
          let count = app.session.notices.failureCount
          await app.type(line)
          #expect(app.session.notices.failureCount > count, "\(line) is not refused")
        }
        try row.mend(app.folder)
      }
      // The dates of the notes, which lists by time show, are set by the test.
      let output = await app.type(row.done).replacing(/\d{4}-\d\d-\d\d \d\d:\d\d/, with: "DATE")
      found = [output, app.tree]
      for path in ["plan.md", "zebra.md", "kitchen/tea.md", "fresh.md", "x.md", "kitchen/zebra.md"]
      {
        found.append(app.text(of: path))
      }
    }
    return found
  }

  @Test func `a command works the same whether or not it was refused before`()
    async throws
  {
    for row in Self.rows {
      let (first, second) = try await (
        run(row, isRefusedFirst: false), run(row, isRefusedFirst: true)
      )
      expectEqual(second, first, "\(row.leading + row.refused + [row.done])")
    }
  }

  @Test func `the refusal table covers every command of every screen`() async throws {
    let refused = Set(Self.rows.flatMap(\.refused).compactMap { Command(line: $0)?.name })
    for before in Set(Self.rows.map(\.leading)) {
      try await AppUnderTest.run { app in
        for line in before { await app.type(line) }
        let screens = [app.session.shown.current, app.session.shown.home].compactMap(\.self)
        let guides = App.everywhere + screens.flatMap { $0.guides }
        let names = Set(guides.compactMap { Command(line: $0.usage)?.name })
        expectEmpty(names.subtracting(refused).subtracting(Self.unrefused))
      }
    }
  }

  @Test func `a refused move does not make the next move rename another note`() async throws {
    try await AppUnderTest.run { app in
      let refused = await app.type("move 1 plan")
      expectSuffix(refused, "* plan.md already exists; nothing is overwritten.")
      expectEqual(app.session.shown.current?.title, "Notes")
      await expectEqual(app.sentences(after: "move 3 fresh"), ["zebra.md is fresh.md now."])
      expectEqual(app.text(of: "kitchen/tea.md"), AppUnderTest.notes["kitchen/tea.md"])
    }
  }

  @Test func `a refused answer closes its question, so the next command applies to the list`()
    async throws
  {
    try await AppUnderTest.run { app in
      await app.type("move 2", "move zebra")
      expectEqual(app.session.shown.current?.title, "Notes")
      await expectEqual(
        app.sentences(after: "move 1 fresh"), ["kitchen/tea.md is fresh.md now."])
      expectEqual(app.text(of: "plan.md"), AppUnderTest.notes["plan.md"])
    }
  }

  @Test func `a text that is not saved stays open when a command fails`() async throws {
    try await AppUnderTest.run { app in
      try app.folder.write(".notescli", "in the way")
      await app.type("new Precious")
      let place = try require(app.session.flow.currentDestination)
      #expect(app.session.services.unsaved.contains(place.id))
    }
  }
}
