import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The article "Testing navigation": each of its snippets is here and runs.
@MainActor
struct TestingNavigationTests {
  private func run(
    _ test: @MainActor (Notes.TestFlow) throws -> Void
  ) async throws {
    try await TestFlow.run(notesSetup()) { try test($0) }
  }

  @Test func `a first test pushes a note and goes back`() async throws {
    try await TestFlow.run(notesSetup()) { flow in
      flow.perform(NotesTap.open, content: .note(7)) { $0.push(.note, content: .note(7)) }
      flow.goBack { $0.goBack() }
    }
  }

  @Test func `a double tap pushes the note once`() async throws {
    try await run { flow in
      let list = flow.flow.currentDestination?.id
      flow.perform(NotesTap.open, content: .note(7)) { $0.push(.note, content: .note(7)) }
      flow.perform(NotesTap.open, content: .note(7), at: list)
    }
  }

  @Test func `a test starts at a place other than the app's start`() async throws {
    let setup = notesSetup().starting(at: .push(.note, content: .note(7)), in: .list)
    try await TestFlow.run(setup) { flow in
      flow.expectTree("list stack\n  > note")
    }
  }

  @Test func `a step expects a refusal, a delta, a tree or no change`() async throws {
    try await run { flow in
      flow.goBack(expect: .refused(.nothingToGoBack))
      flow.perform(NotesTap.compose, expect: .delta("+ > sheet: compose"))
      flow.dragSheetDown(expect: .delta("- sheet: compose\n> list stack"))
      flow.perform(NotesTap.open, expect: .tree("list stack\n  > note"))
      flow.present(.moveToNearest(.note), expect: .unchanged)
    }
  }

  @Test func `a test swipes back and drags sheets down like a user`() async throws {
    try await run { flow in
      flow.perform(NotesTap.open) { $0.push(.note) }
      flow.swipeBackAndLetGo()
      flow.swipeBack { $0.goBack() }
      flow.perform(NotesTap.compose) { $0.sheet(.compose) }
      flow.dragSheetDown { $0.dismissSheet() }
    }
  }

  @Test func `a test checks the changes, the path, the visible places and the tree`() async throws {
    try await run { flow in
      let step = flow.perform(NotesTap.open, content: .note(7)) {
        $0.push(.note, content: .note(7))
      }
      #expect(step.changes.lines == ["+ > note(note(7)) #2"])
      flow.expectCurrent(.note)
      flow.expectPath([.note])
      flow.expectVisible(.note)
      flow.expectTree(
        """
        list stack #1
          > note #2
        """)
    }
  }

  @Test func `a test holds an async interactor and releases its result`() async throws {
    let store = MockAsyncInteractor<SaveRequest>()
    let gate = store.holds(.save)
    try await TestFlow.run(editorSetup(store)) { flow in
      flow.perform(EditorTap.save)
      await flow.settle()
      gate.release("Saved.")
      await flow.settle { $0.goBack() }
    }
  }

  @Test func `a table goes back after saving`() async throws {
    let store = MockAsyncInteractor<SaveRequest>()
    let gate = store.holds(.save)
    try await TestFlow.run(returningSetup(store)) { flow in
      flow.perform(EditorTap.save)
      await flow.settle()
      gate.release("Saved.")
      await flow.settle { $0.goBack() }
    }
  }

  @Test func `a test sends the results of a stream one after the other`() async throws {
    let store = MockStreamInteractor<SaveRequest>()
    let feed = store.feeds(.save)
    try await TestFlow.run(editorSetup(store)) { flow in
      flow.perform(EditorTap.save)
      await flow.settle()
      feed.send("Saved.")
      await flow.settle { $0.goBack() }
    }
  }

  @Test func `the setup of the sample app has no faults`() {
    let faults = Notes.AppFlow(notesSetup()).validate(building: [.note: [.note(1)]])
    #expect(faults.isEmpty)
  }

  @Test func `an exploration of the sample app breaks no law`() async throws {
    try await explore(notesSetup(), contents: [.note: [.note(1), .note(2)]], seed: 7)
  }

  @Test func `an exploration replays a corpus, and its report says what was never tried`()
    async throws
  {
    let contents: Notes.SampleContents = [.note: [.note(1), .note(2)]]
    try await explore(notesSetup(), corpus: "../../Corpus/notes")
    print(try await explore(notesSetup(), contents: contents, runs: 40))
  }

  private struct SharedNote: Sendable { let number: Int }

  private enum NoteLink: Equatable, Sendable { case note(Int) }

  private func linkedSetup() -> Notes.Setup {
    var setup = notesSetup()
    let table = LinkTable(LinkOrigin(scheme: "notes")) {
      DeepLink("note/{number}", .int) {
        NoteLink.note($0)
      } values: {
        if case .note(let number) = $0 { number } else { nil }
      }
    }
    setup.links = Notes.Links(
      table,
      path: {
        if case .note(let number) = $0 { [.push(.note, content: .note(number))] } else { nil }
      })
    return setup.receives(SharedNote.self) { .push(.note, content: .note($0.number)) }
  }

  @Test func `an exploration opens links and sends values`() async throws {
    let samples: Notes.SampleContents = [.note: [.note(1), .note(2)]]
    let contents = samples.opening("notes://note/1").sending(SharedNote(number: 2))
    try await explore(linkedSetup(), contents: contents)
  }

  @Test func `the laws of the sample app hold`() async throws {
    let laws: [Notes.Law] = [
      .always("an idle app shows something") { !$0.flow.pending.isEmpty || !$0.visible.isEmpty },
      .never("two notes are open") { $0.tree.nodes.count { $0.payload.route == .note } > 1 },
      .after(NoteView.UserInteractionType.done, "one place has left") { moment in
        moment.treeBefore.nodes.count { !moment.tree.contains(id: $0.id) } == 1
      },
      .eventually(within: 100, "the list is shown") { $0.current?.route == .list },
    ]
    let report = try await explore(notesSetup(), laws: Notes.Law.standard + laws)
    #expect(report.untried.isEmpty)
  }

  @Test func `each interaction of the sample app leads to its target`() async throws {
    let targets: [ListView.UserInteractionType: Notes.DestinationType] = [
      .open: .note, .compose: .compose,
    ]
    let laws = targets.map { interaction, route in
      Notes.Law.after(interaction, "\(route) is presented") {
        $0.tree.nodes.contains { $0.payload.route == route }
      }
    }
    let report = try await explore(notesSetup(), laws: laws)
    #expect(report.untried.isEmpty)

    var wrong = notesSetup()
    wrong.providers[.list] = DestinationProvider<ListView.Destination>(presentations: [
      .open: .push(.note), .compose: .push(.note),
    ]) {
      .init($0) { ListView(destinationState: .init(destination: $0)) }
    }
    let failures = try await FailureReporting.failures { try await explore(wrong, laws: laws) }
    #expect(failures.first?.message.contains("after compose, compose is presented") == true)
    #expect(failures.count == 1)
  }

  @Test func `an exploration reports a broken law of the app`() async throws {
    let law = Notes.Law("no draft is open") { moment in
      moment.current?.route == .compose ? "a draft is open" : nil
    }
    let failures = try await FailureReporting.failures {
      try await explore(notesSetup(), laws: [law], seed: 7)
    }
    #expect(failures.count == 1)
  }

  @Test func `a trace is replayed on the sample app`() async throws {
    let trace = """
      tap list.compose
      drag sheet down
      """
    try await replay(trace, on: notesSetup())
  }

  @Test func `an exploration writes each step beforehand to report a crash`() async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let file = folder.appending(path: "notes.trace").path()
    try reportCrash(leftIn: file)
    try await explore(notesSetup(), writingAheadTo: file)
  }

  @Test func `an exploration shows the app on a simulated screen`() async throws {
    try await explore(notesSetup(), on: .swiftUI())
  }

  @Test func `a survey finds the shortest way to every place`() async throws {
    let found = try await survey(notesSetup(), contents: [.note: [.note(1)]])
    let tap = ExplorationStep.tap(ExplorationTap("list", "open", content: "note(1)"))
    #expect(found.isComplete)
    #expect(found[.note] == .reached(by: ExplorationTrace([tap])))
  }

  @Test func `the sample app agrees with its approved map`() async throws {
    try await approveMap(
      of: notesSetup(), contents: [.note: [.note(1), .note(2)]], at: "../../Golden/notes.map")
  }

  @Test func `a test clock decides when a result arrives`() async throws {
    let clock = TestClock()
    let store = MockAsyncInteractor<SaveRequest>(clock: clock)
    store.returns("Saved.", for: .save, after: .seconds(2))
    try await TestFlow.run(editorSetup(store), clock: clock) { flow in
      flow.perform(EditorTap.save)
      await flow.advance(by: .seconds(1))
      await flow.advance(by: .seconds(1)) { $0.goBack() }
    }
  }

  @Test func `a request waits for an interface that acknowledges late`() async throws {
    let interface = MockInterface(.late(.milliseconds(300)))
    try await TestFlow.run(notesSetup(), interface: interface) { flow in
      await flow.runClock()
      flow.present(.push(.note)) { $0.push(.note) }
      flow.present(.goBack)
      await flow.advance(by: .milliseconds(300)) { $0.goBack() }
      await flow.runClock()
    }
  }

  @Test func `a test checks that places that left are released`() async throws {
    try await run { flow in
      flow.perform(NotesTap.open) { $0.push(.note) }
      flow.goBack { $0.goBack() }
      flow.expectReleased()
    }
  }

  @Test func `a test without exhaustivity checks only the stated path`() async throws {
    try await TestFlow.run(notesSetup(), exhaustivity: .off) { flow in
      flow.present(.path([.push(.note), .push(.note)]))
      flow.expectPath([.note, .note])
    }
  }

  @Test func `every failure message of the articles occurs in the golden file`() throws {
    let article = try ["TestingNavigation", "Exploring"].map {
      try Repository.text("Sources/DestinationsTesting/DestinationsTesting.docc/\($0).md")
    }.joined()
    let messages = trimmed(try Repository.text("Tests/Golden/failure-messages.txt"))
    let shown = article.components(separatedBy: "```text\n").dropFirst()
    #expect(shown.count == 2)
    for message in shown.map({ $0.components(separatedBy: "```")[0] }) {
      #expect(messages.contains(trimmed(message)))
    }
  }

  /// The lines without indentation.
  private func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
