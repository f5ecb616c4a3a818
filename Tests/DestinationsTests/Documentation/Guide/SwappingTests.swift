import Destinations
import Foundation
import Testing

/// Presentations, providers and interactors that are swapped while the app runs.
@MainActor
struct SwappingTests {
  private typealias AppFlow = Flow<Guide.DestinationType, Guide.TabType, Guide.ContentType>

  private let flow: AppFlow
  private let notes: Guide.NotesDestination

  init() async throws {
    flow = Guide.buildAppFlow()
    flow.start()
    flow.presentDestination(
      configuration: Guide.PresentationConfiguration(presentationType: .tabBar(tab: .userNotes)))
    await flow.settle()
    notes = try #require(flow.currentDestination as? Guide.NotesDestination)
  }

  private func show() throws -> Guide.DestinationType? {
    try notes.performInterfaceAction(
      interactionType: .displayNote, content: .note(model: notes.items[0]))
    return flow.currentDestination?.type
  }

  private func goBack() {
    flow.presentDestination(configuration: Guide.goBack)
  }

  @Test func `an updated presentation shows the other design, in every run from then on`() throws {
    #expect(try show() == .noteDetail)
    goBack()
    var other = try #require(notes.presentation(for: .displayNote))
    other.destinationType = .alternateDetail
    notes.updatePresentation(presentation: other)
    #expect(try show() == .alternateDetail)
    goBack()
    #expect(try show() == .alternateDetail)
  }

  @Test func `an updated presentation may present in another way`() throws {
    var other = try #require(notes.presentation(for: .displayNote))
    other.presentationType = .sheet(type: .present)
    notes.updatePresentation(presentation: other)
    #expect(try show() == .noteDetail)
    #expect(flow.sheet(of: notes.id)?.type == .noteDetail)
  }

  @Test func `a presentation with another identifier replaces nothing`() throws {
    let other = Guide.PresentationConfiguration(
      destinationType: .alternateDetail, presentationType: .navigationStack(type: .present))
    notes.updatePresentation(presentation: other)
    #expect(try show() == .noteDetail)
  }

  @Test func `a presentation swapped at one place is unchanged at the route's next place`() throws {
    var other = try #require(notes.presentation(for: .displayNote))
    other.destinationType = .alternateDetail
    notes.updatePresentation(presentation: other)
    let tabs = Guide.DestinationType.tabBar(tabs: [.userNotes])
    flow.presentDestination(
      configuration: Guide.PresentationConfiguration(
        destinationType: tabs, presentationType: .replaceRoot))
    let next = try #require(flow.currentDestination as? Guide.NotesDestination)
    #expect(next.presentation(for: .displayNote)?.destinationType == .noteDetail)
  }

  @Test func `an updated action runs a function of the app instead of presenting`() throws {
    final class Heard {
      var contents: [Guide.ContentType?] = []
    }
    let heard = Heard()
    notes.updateInterfaceActions(actions: [
      InterfaceAction(userInteractionType: .displayNote) { heard.contents.append($1.contentType) }
    ])
    #expect(try show() == .notes)
    #expect(heard.contents == [.note(model: notes.items[0])])
  }

  @Test func `an updated action may present another design through the same closure`() throws {
    var configuration = try #require(notes.presentation(for: .displayNote))
    configuration.destinationType = .alternateDetail
    let flow = flow
    let action = notes.buildInterfaceAction(
      presentationClosure: { flow.presentDestination(configuration: $0) },
      configuration: configuration, interactionType: .displayNote)
    notes.updateInterfaceActions(actions: [action])
    #expect(try show() == .alternateDetail)
    #expect(flow.currentDestination?.parentDestinationID() == notes.id)
  }

  @Test func `a registered provider builds the next place, and the presented one stays`() throws {
    _ = try show()
    let before = try #require(flow.currentDestination?.id)
    flow.register(OtherProvider(), for: .noteDetail)
    #expect(flow.destination(for: before) is Guide.PageDestination)
    _ = try show(after: goBack)
    #expect(flow.currentDestination is Guide.ColorsDestination)
  }

  private func show(after first: () -> Void) throws -> Guide.DestinationType? {
    first()
    return try show()
  }

  @Test func `an assigned interactor answers every later request`() async throws {
    #expect(notes.items.map(\.title) == ["Milk", "Bread"])
    let cache = Guide.NotesDatasource(items: [Guide.NoteModel(id: 7, title: "Cached")])
    notes.assignInteractor(interactor: cache, for: .notes)
    await flow.settle()
    try notes.performInterfaceAction(interactionType: .retrieveNotes)
    await flow.settle()
    #expect(notes.items.map(\.title) == ["Cached"])
    #expect(notes.interactor(for: .notes) === cache)
  }

  /// Builds another kind of place for the route of a note.
  private struct OtherProvider: DestinationProviding {
    typealias Destination = Guide.ColorsDestination

    func buildDestination(
      destinationPresentations: Guide.ColorsDestination.DestinationConfigurations?,
      navigationPresentations: Guide.ColorsDestination.NavigationConfigurations?,
      configuration: Guide.PresentationConfiguration,
      appFlow: some Flowable<Guide.DestinationType, Guide.ContentType, Guide.TabType>
    ) -> Guide.ColorsDestination? {
      Guide.ColorsDestination(
        .noteDetail, destinationPresentations, navigationPresentations, configuration)
    }
  }
}
