import Destinations
import Foundation
import Testing

/// The names of the original library, used as another package uses them.
@MainActor
struct ReferenceTests {
  private typealias Entries = ReferenceSignatures<
    Guide.NotesDestination, Guide.NotesRequest, SystemNavigationOptions
  >

  @Test func `every entry of the reference exists with its types`() {
    let entries = Entries.all(of: Guide.NotesDestination())
    #expect(Set(entries).count == 48)
  }

  @Test func `optional arguments of the reference can be omitted`() throws {
    let notes = Guide.NotesDestination()
    #expect(throws: DestinationError.self) {
      try notes.performInterfaceAction(interactionType: .retrieveNotes)
    }
    notes.performSystemNavigationAction(navigationType: .navigateBackInStack)
    notes.handleThrowable { _ = 1 }
  }

  @Test func `every implied name exists with its types`() throws {
    let flow = Guide.buildAppFlow()
    flow.start()
    let bar = try #require(flow.rootDestination as? Guide.TabsProvider.Bar)
    let notes = Guide.NotesDestination()
    ImpliedSignatures.check(flow)
    ImpliedSignatures.check(group: notes)
    ImpliedSignatures.check(stack: notes, pushed: notes)
    ImpliedSignatures.check(navigator: DestinationNavigator())
    ImpliedSignatures.check(tabBar: bar)
    ImpliedSignatures.check(interactor: Guide.ColorsDatasource(with: Guide.ColorsPresenter()))
    ImpliedSignatures.check(provider: Guide.TabsProvider())
    #expect(bar.activeTabs.count == 3)
  }
}
