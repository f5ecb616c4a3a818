import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// Keys at the start, in the editor and from anywhere; addresses; links given at the start.
@MainActor
struct EverydayKeyTests {
  /// Runs a test on an app whose list has not loaded.
  private func starting(
    _ notes: [String: String] = AppUnderTest.notes, _ test: (Session) async -> Void
  ) async throws {
    try await TemporaryFolder.run { folder in
      for (path, text) in notes { try folder.write(path, text) }
      let session = Session(Services(store: folder.store, notices: Notices(), takesKeys: true))
      await session.start()
      await test(session)
      session.flow.end()
      await session.settle()
    }
  }

  @Test func `keys typed at once wait for the list to load`() async throws {
    for (keys, title) in [
      ([Key.down, .down, .enter], "Zebra"), ([.character("G"), .character("e")], "Edit"),
      ([.character("2"), .down, .enter], "#kitchen"), ([.enter], "Tea"),
    ] {
      try await starting { session in
        for key in keys { _ = await session.take(key) }
        await session.settle()
        expectEqual(session.shown.current?.title, title)
        expectEqual(session.notices.sentences, [])
      }
    }
    // Without notes, keys do not wait for ever.
    try await starting([:]) { session in
      for key in [Key.down, .character("n")] { _ = await session.take(key) }
      expectEqual(session.shown.current?.title, "New note")
    }
  }

  @Test func `shift-tab removes an indentation and never leaves the editor`() async throws {
    try await AppUnderTest.run { app in
      await app.press(.enter, .character("e"), .tab)
      await app.press("  x")
      await app.press(.backTab)
      expectEqual(app.session.shown.current?.title, "Edit (changed)")
      await app.press(.backTab, .backTab, .control("s"))
      expectEqual(app.text(of: "kitchen/tea.md"), "x# Tea\n\nTwo cups. #kitchen\n")
      await app.press(.escape, .character("n"), .backTab)
      expectEqual(app.session.notices.sentences, [])
      expectEqual(app.session.shown.current?.title, "New note")
    }
  }

  @Test func `a single key opens the search from every screen, and discards no unsaved text`()
    async throws
  {
    var decoder = KeyDecoder()
    let search = try require(decoder.feed("\u{1b}OR".utf8).first)
    for keys in [[], [.enter], [.enter, .character("e")], [.character("3")], [.character("?")]]
      as [[Key]]
    {
      try await AppUnderTest.run { app in
        for key in keys + [search] { await app.press(key) }
        expectEqual(app.session.notices.sentences, [])
        await app.press("stripes")
        expectEqual(app.session.shown.layers.map(\.titles), [["Notes", "Search: stripes"]])
      }
    }
    try await AppUnderTest.run { app in
      // The search does not open over unsaved text.
      await app.press(.character("n"), .character("x"), search)
      expectEqual(app.session.shown.current?.title, "New note")
    }
  }

  @Test func `web addresses in the text are listed like those of links`() async throws {
    let text = """
      # Web

      See https://a.b/c_(d)?e=f, or (http://g.h/i). `https://no.no`, [x](https://j.k "l") and <m@n.o>.

      [ref]: https://p.q

          https://no.no
      """
    try await AppUnderTest.run(["web.md": text]) { app in
      let links = await app.type("open 1", "links").split(separator: "\n")
      expectEqual(
        links.dropFirst(3).dropLast(),
        [
          "│    1  web   https://a.b/c_(d)?e=f", "│    2  web   http://g.h/i",
          "│    3  web   https://j.k", "│    4  web   m@n.o", "│    5  web   https://p.q",
        ])
    }
  }

  @Test
  func
    `An address is opened and copied outside of the program, or said where there is no terminal`()
    async throws
  {
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", "# A\n\nhttps://b.c and <d@e.f> and [[b]]\n")
      try folder.write("b.md", "# B\n")
      var (opened, copied) = ([String](), [String]())
      let outside = Outside { address in
        opened.append(address)
        if opened.count > 1 { throw Complaint("No browser.") }
      } copy: {
        copied.append($0)
      }
      let services = Services(store: folder.store, notices: Notices(), outside: outside)
      let runner = PipeRunner(Session(services))
      _ = await runner.start()
      for line in ["open 1", "links", "open 2", "copy 2", "copy 1"] {
        _ = await runner.output(for: line)
      }
      expectEqual(runner.session.notices.sentences, ["Copied: b.md"])
      _ = await runner.output(for: "open 3")
      while opened.count < 2 { await Task.yield() }
      for _ in 0..<50 where runner.session.notices.sentences.count < 2 { await Task.yield() }
      expectEqual(runner.session.notices.sentences, ["d@e.f", "No browser."])
      expectEqual(opened, ["https://b.c", "mailto:d@e.f"])
      expectEqual(copied, ["https://b.c", "b.md"])
      runner.session.flow.end()
      await runner.session.settle()
    }
    expectEqual(ANSI.copy("d@e.f"), "\u{1b}]52;c;ZEBlLmY=\u{7}")
    // The browser is the one that the user named, and gets the terminal only if it shows pages there.
    let browsers = ["firefox --new", "/usr/bin/w3m -F", " "].map {
      ExternalProgram.browser(environment: ["BROWSER": $0])
    }
    expectEqual(browsers.prefix(2).map(\.name), ["firefox", "w3m"])
    expectEqual(browsers.map(\.needsTerminal), [false, true, false])
    #expect(["xdg-open", "open"].contains(browsers[2].command))
    let silenced = ExternalProgram(command: "read line; test -z \"$line\" && test x =").silenced
    try await expectEqual(silenced.run(arguments: ["x"]), 0)
  }

  @Test func `a link that fails at launch sets the exit status`() async throws {
    for (link, hasFailed) in [
      ("notes://tags", false), ("notes://note/plan.md", false), ("notes://note/none.md", true),
      ("notes://nowhere/at/all", true), ("https://a.b", true),
    ] {
      try await TemporaryFolder.run { folder in
        try folder.write("plan.md", "# The plan\n")
        for byKeys in [true, false] {
          let services = Services(store: folder.store, notices: Notices(), takesKeys: byKeys)
          let session = Session(services)
          session.link = URL(string: link)
          await session.start()
          await session.close()
          expectEqual(session.hasLinkFailed, hasFailed, link)
        }
      }
    }
  }

  @Test func `characters that arrive together are text in a text field and keys elsewhere`()
    async throws
  {
    let many = String(repeating: "word ", count: 20)
    let keys: [Key] = [.character("a"), .down] + many.map { .character($0) } + [.enter]
    expectEqual(Key.joined(keys), [.character("a"), .down, .typed(many), .enter])
    expectEqual(Key.joined([.enter, .enter]), [.enter, .enter])
    try await AppUnderTest.run { app in
      await app.press(.enter, .character("e"))
      for key in [Key.typed(many), .enter, .control("s")] { _ = await app.session.take(key) }
      await app.session.settle()
      expectEqual(app.text(of: "kitchen/tea.md"), "\(many)\n# Tea\n\nTwo cups. #kitchen\n")
      // The characters are undone as one change.
      await app.press(.control("u"), .control("u"))
      expectEqual(app.session.shown.current?.title, "Edit (changed)")
      await app.press(.control("s"), .escape, .escape)
      expectEqual(app.text(of: "kitchen/tea.md"), AppUnderTest.notes["kitchen/tea.md"])
      // Each character that is read as a key has its own effect.
      _ = await app.session.take(.typed("jj/stripes"))
      await app.session.settle()
      expectEqual(app.session.shown.current?.title, "Search: stripes")
    }
  }
}
