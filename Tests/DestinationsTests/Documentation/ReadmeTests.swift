import Destinations
import Testing

@MainActor
struct ReadmeTests {
  @Test func `opening a note shows it`() throws {
    let flow = Notes.AppFlow(notesSetup(), ids: .sequential())
    flow.start()
    let list = try #require(flow.rootInterface as? ListView)
    try list.destination().performInterfaceAction(interactionType: .open, content: .note(7))
    #expect(flow.tree.description == "list stack #1\n  > note #2")
  }
}
