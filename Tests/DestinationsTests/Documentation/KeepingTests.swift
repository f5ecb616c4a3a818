import Destinations
import DestinationsTesting
import Testing

extension ResultKey where Value == String {
  static var title: Self { "title" }
}

extension ResultKey where Value == Int {
  static var note: Self { "note" }
}

/// The signal that a guard waits for.
@MainActor
private final class Door {
  var isShut = true
}

/// The articles on results, restoration, and undo and replay: their snippets are here and run.
@MainActor
struct KeepingTests {
  @Test func `a place is presented for a result`() async throws {
    let flow = Notes.AppFlow(notesSetup())
    flow.start()
    let list = try require(flow.rootDestination as? Notes.StackOf<ListView>)
    var titles: [String] = []
    list.result(.title, of: .compose) { result in
      if case .value(let title) = result { titles.append(title) }
    }
    let sheet = try require(flow.currentDestination)
    try sheet.finish(.title, with: "Groceries")
    #expect(titles == ["Groceries"] && flow.currentDestination === list)

    let events = flow.events
    let asking = Task {
      let result = await list.result(.title, of: .compose)
      return result.value
    }
    for await event in events {
      if case .done = event.kind { break }
    }
    try flow.currentDestination?.finish(.title, with: "Tea")
    await expectEqual(asking.value, "Tea")
  }

  @Test func `tables declare a question and the interaction that takes its answer`() async throws {
    let list = DestinationProvider<Notes.StackOf<ListView>>(presentations: [
      .open: .push(.note),
      .compose: .sheet(.compose).asking(.title) {
        $0.isEmpty ? nil : ListView.UserInteractionType.open
      },
    ]) {
      Notes.StackOf($0) { ListView(destinationState: .init(destination: $0)) }
    }
    let flow = try composed(list)
    expectEqual(flow.currentDestination?.type, .note)

    try await TestFlow.run(asking(list)) { flow in
      flow.perform(ListView.UserInteractionType.compose) { $0.sheet(.compose) }
      flow.perform(NoteView.UserInteractionType.done) {
        $0.dismissSheet()
        $0.push(.note)
      }
      flow.perform(NoteView.UserInteractionType.done) { $0.goBack() }
      flow.perform(ListView.UserInteractionType.compose) { $0.sheet(.compose) }
      flow.dragSheetDown { $0.dismissSheet() }
    }
  }

  /// An app whose list lets the user pick a note in a sheet, which the picker's table closes.
  private func picking(_ done: Notes.Presentation? = nil) -> Notes.Setup {
    let list = DestinationProvider<Notes.StackOf<ListView>>(presentations: [
      .open: .push(.note),
      .compose: .sheet(.compose).asking(.note) {
        (ListView.UserInteractionType.open, .note($0))
      },
    ]) {
      Notes.StackOf($0) { ListView(destinationState: .init(destination: $0)) }
    }
    var table: [NoteView.UserInteractionType: Notes.Presentation] = [
      .done: .dismissSheet.answering(.note) {
        if case .note(let number) = $0 { number } else { nil }
      }
    ]
    if let done { table[.done] = done }
    let picker = DestinationProvider<Notes.ScreenOf<NoteView>>(presentations: table) {
      Notes.ScreenOf($0) { NoteView(destinationState: .init(destination: $0)) }
    }
    var setup = notesSetup()
    setup.providers[.list] = list
    setup.providers[.compose] = picker
    return setup
  }

  @Test func `an answer passes the user's choice to the interaction that follows`() async throws {
    try await TestFlow.run(picking()) { flow in
      flow.perform(ListView.UserInteractionType.compose) { $0.sheet(.compose) }
      flow.perform(NoteView.UserInteractionType.done, content: .note(7)) {
        $0.dismissSheet()
        $0.push(.note, content: .note(7))
      }
    }
    // a finishing picker may be presented in any way
    let finishing: [NoteView.UserInteractionType: Notes.Presentation] = [
      .done: .finishing(.note) {
        if case .note(let number) = $0 { number } else { nil }
      }
    ]
    try await TestFlow.run(picking(finishing[.done])) { flow in
      flow.perform(ListView.UserInteractionType.compose) { $0.sheet(.compose) }
      flow.perform(NoteView.UserInteractionType.done, content: .note(7)) {
        $0.dismissSheet()
        $0.push(.note, content: .note(7))
      }
    }
    // without content, the sheet leaves, and nothing follows
    try await TestFlow.run(picking()) { flow in
      flow.perform(ListView.UserInteractionType.compose, content: .note(3)) {
        $0.sheet(.compose, content: .note(3))
      }
      flow.perform(NoteView.UserInteractionType.done) { $0.dismissSheet() }
    }
    expectEmpty(Notes.AppFlow(picking()).validate().map(\.description))
  }

  @Test func `an answer that a guard holds keeps the user's choice`() async throws {
    var setup = picking()
    let door = Door()
    setup.guards = [
      .init("wait") { door.isShut && $0.removes(.compose) ? .hold(until: "go") : .allow }
    ]
    try await TestFlow.run(setup) { flow in
      flow.perform(ListView.UserInteractionType.compose) { $0.sheet(.compose) }
      flow.perform(NoteView.UserInteractionType.done, content: .note(7), expect: .unchanged)
      door.isShut = false
      flow.signal("go") {
        $0.dismissSheet()
        $0.push(.note, content: .note(7))
      }
    }
  }

  @Test func `an answer that leads to no interaction of the place is reported`() throws {
    let list = DestinationProvider<Notes.StackOf<ListView>>(presentations: [
      .compose: .sheet(.compose).asking(.title) { _ in NoteView.UserInteractionType.done }
    ]) {
      Notes.StackOf($0) { ListView(destinationState: .init(destination: $0)) }
    }
    var codes: [DestinationError.Code?] = []
    let flow = try composed(list) {
      if case .error(let error, _) = $0.kind { codes.append(error.code) }
    }
    expectEqual(codes, [.assistantMismatch])
    expectEqual(flow.currentDestination?.type, .list)
  }

  /// An app whose list asks, and whose sheet answers.
  private func asking(_ list: Notes.Setup.Provider) -> Notes.Setup {
    var setup = notesSetup()
    setup.providers[.list] = list
    setup.providers[.compose] = DestinationProvider<Notes.ScreenOf<NoteView>>(presentations: [
      .done: .dismissSheet.answering(.title, with: "Soap")
    ]) {
      Notes.ScreenOf($0) { NoteView(destinationState: .init(destination: $0)) }
    }
    return setup
  }

  /// A flow whose list has asked, and was answered by the table of the sheet.
  private func composed(
    _ list: Notes.Setup.Provider, onEvent: @escaping @MainActor (NavigationEvent) -> Void = { _ in }
  ) throws -> Notes.AppFlow {
    let flow = Notes.AppFlow(asking(list))
    flow.onEvent = onEvent
    flow.start()
    let root = try require(flow.rootDestination as? Notes.StackOf<ListView>)
    try root.performInterfaceAction(interactionType: .compose)
    let sheet = try require(flow.currentDestination as? Notes.ScreenOf<NoteView>)
    try sheet.performInterfaceAction(interactionType: .done)
    return flow
  }

  @Test func `presented places are saved and restored`() throws {
    var setup = notesSetup()
    setup.snapshots = Notes.Snapshots {
      Restorable("list", .list)
      Restorable("note", .note) {
        if case .note(let number) = $0 { number } else { nil }
      } content: {
        Notes.ContentType.note($0)
      }
    }
    let flow = Notes.AppFlow(setup)
    flow.start()
    flow.presentDestination(configuration: .push(.note, content: .note(7)))
    let data = try flow.snapshot().data()
    let next = Notes.AppFlow(setup)
    let restoration = next.restore(from: data)
    print(restoration.losses)
    expectEqual(restoration.restoredCount, 2)
    expectEqual(next.currentDestination?.type, .note)

    let table = Notes.Snapshots(revision: 2, migrations: [1: { $0.rename("memo", to: "note") }]) {
      Restorable("list", .list)
    }
    expectEmpty(table.faults)
  }

  @Test func `a session is recorded, undone and replayed`() async throws {
    let flow = Notes.AppFlow(notesSetup())
    flow.start()
    flow.startJournal()
    flow.presentDestination(configuration: .push(.note, content: .note(7)))
    flow.undo()  // the note leaves
    flow.redo()  // and is there again, with a new identifier
    expectEqual(flow.currentDestination?.type, .note)

    let journal = try require(flow.journal)
    let other = Notes.AppFlow(notesSetup())
    let report = await other.replay(journal)
    #expect(report.error == nil && other.currentDestination?.type == .note)
    let table = Notes.Snapshots {
      Restorable("list", .list)
      Restorable("note", .note) {
        if case .note(let number) = $0 { number } else { nil }
      } content: {
        Notes.ContentType.note($0)
      }
    }
    let data = try journal.data(table)
    let kept = try Notes.AppFlow.Journal(data, table)
    expectEqual(kept, journal)
  }

  @Test func `a test starts from a snapshot and checks the restored places`() async throws {
    var setup = notesSetup()
    setup.snapshots = Notes.Snapshots { Restorable("list", .list) }
    let snapshot = NavigationSnapshot(rows: [.init("list")])
    try await TestFlow.run(setup, startsAtOnce: false) { flow in
      flow.restore(snapshot, expect: .tree("> list stack"))
      flow.relaunchRestored()  // the list is back
      flow.flow.startJournal()
      flow.present(.push(.note)) { $0.push(.note) }
      flow.undo { $0.goBack() }
      flow.redo { $0.push(.note) }
      flow.relaunchRestored(expect: .tree("> list stack"))
    }
  }
}
