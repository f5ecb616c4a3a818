import Adapters
import Destinations
import DestinationsTesting
import Testing

@Test func `an opened note can be left`() async throws {
  try await TestFlow.run(notesSetup()) { flow in
    flow.perform(ListView.UserInteractionType.open, content: .note(7)) {
      $0.push(.note, content: .note(7))
    }
    flow.goBack { $0.goBack() }
  }
}

@Test func `random steps break no law`() async throws {
  try await explore(notesSetup(), contents: [.note: [.note(1), .note(2)]], runs: 2)
}

/// The README's example, beside its own tests.
@MainActor
struct ReadmeTests {
  @Test func `opening a note shows it`() throws {
    let flow = Notes.AppFlow(notesSetup(), ids: .sequential())
    flow.start()
    let list = try #require(flow.rootInterface as? ListView)
    try list.destination().performInterfaceAction(interactionType: .open, content: .note(7))
    #expect(flow.tree.description == "list stack #1\n  > note #2")
  }

  @Test func `a terminal shows the flow`() {
    let flow = Notes.AppFlow(notesSetup())
    let terminal = TerminalAdapter<Notes>(flow)
    flow.attach(terminal)
    flow.start()
    #expect(terminal.screen == ["list", "Notes 1 to 9. Type: open 7", "open  compose"])
    terminal.perform("open 7")
    #expect(terminal.screen == ["list › note", "A note.", "done  back"])
  }
}
