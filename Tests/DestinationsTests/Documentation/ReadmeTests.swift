import Adapters
import Destinations
import DestinationsTesting
import Testing
import XCTest

/// The README's example.
@MainActor
struct ReadmeTests {
  @Test func `opening a note shows it`() throws {
    let flow = Notes.AppFlow(notesSetup(), ids: .sequential())
    flow.start()
    let list = try #require(flow.rootInterface as? ListView)
    try list.destination().performInterfaceAction(interactionType: .open, content: .note(7))
    #expect(flow.tree.description == "list stack #1\n  > note #2")
  }

  @Test func `an opened note can be left`() async throws {
    try await TestFlow.run(notesSetup()) { flow in
      flow.perform(ListView.UserInteractionType.open, content: .note(7)) {
        $0.push(.note, content: .note(7))
      }
      flow.goBack { $0.goBack() }
    }
  }

  @Test func `a flow is shown and explored in a few lines`() async throws {
    let flow = Notes.AppFlow(notesSetup())
    let terminal = TerminalAdapter<Notes>(flow)
    flow.attach(terminal)
    flow.start()
    #expect(terminal.screen == ["list"])

    try await explore(notesSetup(), contents: [.note: [.note(1), .note(2)]], runs: 2)
  }
}

/// The README's test with XCTest.
final class OpeningTests: XCTestCase {
  @MainActor func testOpeningANoteShowsIt() async throws {
    try await TestFlow.run(notesSetup()) { flow in
      flow.perform(ListView.UserInteractionType.open, content: .note(7)) {
        $0.push(.note, content: .note(7))
      }
    }
  }
}
