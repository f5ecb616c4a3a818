import Destinations
import Foundation
import Testing

/// The promises of the original library's documents about their own examples.
@MainActor
struct GuideTests {
  private typealias Page = Guide.PageDestination
  private typealias AppFlow = Flow<Guide.DestinationType, Guide.TabType, Guide.ContentType>

  private func started(
    _ interface: Guide.Interface = .ofStruct
  ) async -> AppFlow {
    let flow = Guide.buildAppFlow(interface)
    flow.start()
    await flow.settle()
    return flow
  }

  private func notes(_ flow: AppFlow) throws -> Guide.NotesDestination {
    flow.presentDestination(
      configuration: Guide.PresentationConfiguration(presentationType: .tabBar(tab: .userNotes)))
    return try #require(
      flow.activeDestinations.compactMap { $0 as? Guide.NotesDestination }.first)
  }

  private func shown(by notes: Guide.NotesDestination) throws -> any Guide.NotesShowing {
    try #require(notes.currentInterface() as? any Guide.NotesShowing)
  }

  private func currentID(_ flow: AppFlow) -> UUID? { flow.currentDestination?.id }

  private func currentPage(_ flow: AppFlow) throws -> Page {
    try #require(flow.currentDestination as? Page)
  }

  @Test(arguments: Guide.Interface.allCases)
  func `a note that is chosen is shown on the stack`(_ interface: Guide.Interface) async throws {
    let flow = await started(interface)
    let notes = try notes(flow)
    let shown = try shown(by: notes)
    shown.select(2)
    let detail = try currentPage(flow)
    #expect(detail.type == .noteDetail)
    #expect(detail.content == .note(model: Guide.NoteModel(id: 2, title: "Bread")))
    #expect(detail.parentDestinationID() == notes.id)
    #expect(shown.navigator.navigationPath == [detail.id])
  }

  @Test func `notes are retrieved when their place is presented`() async throws {
    let flow = await started()
    #expect(try notes(flow).items.map(\.title) == ["Milk", "Bread"])
  }

  @Test(arguments: Guide.Interface.allCases)
  func `a custom assistant adds the entered note`(
    _ interface: Guide.Interface
  ) async throws {
    let flow = await started(interface)
    let notes = try notes(flow)
    let shown = try shown(by: notes)
    shown.add(Guide.NoteModel(id: 3, title: "Salt"))
    await flow.settle()
    #expect(notes.items.map(\.title) == ["Milk", "Bread", "Salt"])
  }

  @Test func `more colors are passed to the closure assigned for their action`() async throws {
    let flow = await started()
    flow.presentDestination(
      configuration: Guide.PresentationConfiguration(presentationType: .tabBar(tab: .colors)))
    let colors = try #require(flow.currentDestination as? Guide.ColorsDestination)
    try colors.performInterfaceAction(interactionType: .moreButton)
    #expect(colors.colors.map(\.name) == ["red", "green"])
    try colors.performInterfaceAction(interactionType: .moreButton)
    #expect(colors.colors.map(\.name) == ["red", "green", "blue", "grey"])
  }

  @Test func `a chosen color is shown in its tab`() async throws {
    let flow = await started()
    flow.presentDestination(
      configuration: Guide.PresentationConfiguration(presentationType: .tabBar(tab: .colors)))
    let colors = try #require(flow.currentDestination as? Guide.ColorsDestination)
    let red = Guide.ContentType.color(model: Guide.ColorModel(name: "red"))
    try colors.performInterfaceAction(interactionType: .selectColor, content: red)
    #expect((flow.currentDestination as? Page)?.content == red)
    #expect(flow.nearestTabBar(from: colors.id)?.selectedTab.type == .colors)
  }

  @Test func `the tab bar's route defines its tabs, and its interface shows their names`()
    async throws
  {
    let flow = await started()
    let bar = try #require(flow.rootDestination as? Guide.TabsProvider.Bar)
    #expect(bar.activeTabs.map(\.type) == [.home, .userNotes, .colors])
    #expect((flow.rootInterface as? Guide.TabsView)?.names == ["home", "userNotes", "colors"])
    #expect(flow.currentDestination?.type == .home)
  }

  @Test(arguments: Guide.Interface.allCases)
  func `the interface's back button goes back from its place`(
    _ interface: Guide.Interface
  ) async throws {
    let flow = await started(interface)
    let notes = try notes(flow)
    let shown = try shown(by: notes)
    shown.select(1)
    let detail = try #require(flow.currentDestination)
    shown.backToPreviousDestination(currentDestination: detail)
    #expect(currentID(flow) == notes.id)
    #expect(flow.destination(for: detail.id) == nil)
  }

  @Test(arguments: Guide.Interface.allCases)
  func `the tree follows a path that the interface has shortened`(
    _ interface: Guide.Interface
  ) async throws {
    let flow = await started(interface)
    let notes = try notes(flow)
    let shown = try shown(by: notes)
    shown.select(1)
    shown.navigator.navigationPath = []
    #expect(notes.childDestinations().isEmpty)
    #expect(currentID(flow) == notes.id)
  }

  @Test func `a form is presented in a sheet and dismisses itself`() async throws {
    let flow = await started()
    let notes = try notes(flow)
    try shown(by: notes).write()
    let form = try currentPage(flow)
    #expect(form.type == .noteForm)
    #expect(flow.sheet(of: notes.id)?.id == form.id)
    try form.performInterfaceAction(interactionType: .done)
    #expect(currentID(flow) == notes.id)
  }

  @Test(arguments: Guide.Interface.allCases)
  func `an interface shows the sheets of its place, and a drag dismisses them`(
    _ interface: Guide.Interface
  ) async throws {
    let flow = await started(interface)
    let notes = try notes(flow)
    let shown = try shown(by: notes)
    var dismissed: [UUID] = []
    shown.sheetPresentation.dismissalClosure = { dismissed.append($0) }
    #expect(shown.body.sheet == nil)
    shown.write()
    let sheet = try #require(shown.body.sheet)
    #expect(sheet.destination === flow.currentDestination)
    #expect(sheet.interface is Guide.Page<Page>)
    shown.sheetPresentation.sheet = nil
    #expect(shown.body.sheet == nil && dismissed == [sheet.id])
    #expect(currentID(flow) == notes.id)
  }

  @Test func `an app's own state class connects an interface and keeps more state`() async throws {
    final class Draft: DestinationStateable {
      var destination: Guide.PageDestination
      var text = ""
      init(_ destination: Guide.PageDestination) { self.destination = destination }
    }
    struct DraftPage: DestinationInterfacing {
      let destinationState: Draft
    }
    let flow = await started()
    let notes = try notes(flow)
    try shown(by: notes).write()
    let form = try currentPage(flow)
    let draft = Draft(form)
    draft.text = "Salt"
    form.assignAssociatedInterface(DraftPage(destinationState: draft))
    let shown = try #require(form.currentInterface() as? DraftPage)
    #expect(shown.destinationState.text == "Salt")
    try shown.destination().performInterfaceAction(interactionType: .done)
    #expect(currentID(flow) == notes.id)
    #expect(form.currentInterface() == nil)
  }

  @Test func `a link to a note is presented as a path`() async throws {
    let flow = await started()
    let note = Guide.ContentType.note(model: Guide.NoteModel(id: 9, title: "Salt"))
    let path = [
      Guide.PresentationConfiguration(presentationType: .tabBar(tab: .userNotes)),
      Guide.PresentationConfiguration(
        destinationType: .noteDetail, presentationType: .navigationStack(type: .present),
        navigationStackOptions: NavigationStackPresentationOptions(shouldAnimate: true)),
    ]
    flow.presentDestinationPath(path: path, contentToPass: note)
    #expect((flow.currentDestination as? Page)?.content == note)
  }
}
