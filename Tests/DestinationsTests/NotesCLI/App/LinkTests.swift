import Destinations
import Foundation
import Testing

@testable import NotesCLI

/// The links of the app, and the guard that keeps them from losing text.
@MainActor
struct LinkTests {
  @Test func `every link of the app round-trips, and the link table has no faults`() {
    let samples: [AppLink] = [
      .tab(.notes), .tab(.trash), .note("kitchen/tea time.md", isEditing: true),
      .note("plan.md", isEditing: false), .tag("to do"), .search("two & words"),
    ]
    expectEmpty(AppLink.table.faults)
    expectEmpty(AppLink.table.roundTripFaults(over: samples))
  }

  @Test
  func `a link opens its place or explains why not, and drops no text`() async throws {
    // A link opens its place from anywhere, and a notice there names it.
    try await AppUnderTest.run { app in
      await app.type("tab trash", "link notes://note/kitchen/tea.md?edit=1")
      expectEqual(app.session.shown.current?.title, "Edit")
      await expectEqual(app.sentences(after: "link"), ["notes://note/kitchen/tea.md?edit=1"])
      await app.type("link notes://tag/work")
      await expectEqual(app.sentences(after: "link"), ["notes://tag/work"])
      expectEqual(app.tree.split(separator: "\n").first, "home tabs selected=tags")
      await app.type("open 1")
      await expectEqual(
        app.sentences(after: "search two", "link"), ["notes://search?words=two"])
      await app.type("open 1", "search cups", "back")
      expectEqual(app.session.shown.layers.map(\.titles), [["Notes"]])
      await app.type("new", "help")
      expectEqual(app.session.shown.layers.map(\.titles).suffix(2), [["New note"], ["Help"]])
      await app.type("discard", "help")
      await expectEqual(app.sentences(after: "link notes://tags", "link"), ["notes://tags"])
    }

    // A link without a target is reported, and changes nothing.
    try await AppUnderTest.run { app in
      let before = app.session.flow.tree
      let sentences = await app.sentences(after: "link notes://nowhere/at/all")
      expectEqual(sentences.count, 1)
      expectEqual(app.session.flow.tree, before)
    }

    // A link does not drop a text that is not saved.
    try await AppUnderTest.run { app in
      let sentences = await app.sentences(
        after: "open 1", "edit", "add x", "link notes://tags")
      expectEqual(sentences, ["Not saved: save (^S) keeps the text, discard (^X) drops it."])
      expectEqual(app.session.shown.current?.title, "Edit (changed)")
      await app.type("discard", "new Milk", "add two", "link notes://tags")
      expectEqual(app.session.shown.current?.title, "New note")
    }
  }
}
