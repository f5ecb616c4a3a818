import Destinations

extension Guide {
  typealias AnyProvider = any DestinationProviding<DestinationType, ContentType, TabType>

  /// Builds the app's flow, as its main function would.
  @MainActor
  static func buildAppFlow(
    _ interface: Interface = .ofStruct,
    replacing others: [DestinationType: AnyProvider] = [:]
  ) -> Flow<DestinationType, TabType, ContentType> {
    let startingTabs: [TabType] = [.home, .userNotes, .colors]
    let startingType: DestinationType = .tabBar(tabs: startingTabs)
    let startingDestination = PresentationConfiguration(
      destinationType: startingType, presentationType: .replaceCurrent, assistantType: .basic)

    var providers: [DestinationType: AnyProvider] = [
      .home: PageProvider(), .notes: notesProvider(interface), .tabBar(tabs: []): TabsProvider(),
      .noteDetail: PageProvider(presentationsData: [.done: goBack]),
      .alternateDetail: PageProvider(), .colorDetail: PageProvider(),
      .noteForm: PageProvider(presentationsData: [.done: dismissSheet]),
      .colors: colorsProvider(),
    ]
    providers.merge(others) { $1 }
    return Flow<DestinationType, TabType, ContentType>(
      destinationProviders: providers, startingDestination: startingDestination)
  }

  static var goBack: PresentationConfiguration {
    PresentationConfiguration(presentationType: .navigationStack(type: .goBack))
  }

  static var dismissSheet: PresentationConfiguration {
    PresentationConfiguration(presentationType: .sheet(type: .dismiss))
  }

  @MainActor
  static func notesProvider(
    _ interface: Interface, _ datasource: any AsyncDatasourceable<NotesRequest> = NotesDatasource()
  ) -> NotesProvider {
    let notePresentation = DestinationPresentation<DestinationType, ContentType, TabType>(
      destinationType: .noteDetail, presentationType: .navigationStack(type: .present),
      assistantType: .custom(SelectNoteAssistant()))
    let formPresentation = DestinationPresentation<DestinationType, ContentType, TabType>(
      destinationType: .noteForm,
      presentationType: .sheet(
        type: .present, options: SheetPresentationOptions(style: .fullScreenCover)))
    let notesAction = InteractorConfiguration<NotesDestination.InteractorType, NotesDatasource>(
      interactorType: .notes, actionType: .retrieve, assistantType: .basic)
    let addAction = InteractorConfiguration<NotesDestination.InteractorType, NotesDatasource>(
      interactorType: .notes, actionType: .add(),
      assistantType: .custom(assistant: AddNoteAssistant()))
    return NotesProvider(
      presentationsData: [.displayNote: notePresentation, .writeNote: formPresentation],
      interactorsData: [.retrieveNotes: notesAction, .addNote: addAction], interface: interface,
      datasource: datasource)
  }

  @MainActor
  static func colorsProvider() -> ColorsListProvider {
    let presentColorDetail = DestinationPresentation<DestinationType, ContentType, TabType>(
      destinationType: .colorDetail, presentationType: .tabBar(tab: .colors),
      assistantType: .custom(assistant: ChooseColorFromListAssistant()))
    let moreColorsRequest = InteractorConfiguration<
      ColorsListProvider.InteractorType, ColorsDatasource
    >(interactorType: .colors, actionType: .paginate)
    return ColorsListProvider(
      presentationsData: [.selectColor: presentColorDetail],
      interactorsData: [.moreButton: moreColorsRequest])
  }
}
