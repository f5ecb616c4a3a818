import Destinations

/// The screen that was built last, through which an interface knows its place.
@MainActor
final class LastScreen {
  var screen: NoteScreen?
}

/// The table of every screen and stack.
private let table: [NoteAction: NotesApp.Presentation] = [
  .open: .push(.note), .back: .goBack, .compose: .sheet(.compose), .close: .dismissSheet,
  .showNotes: .tab(.notes), .showTags: .tab(.tags), .edit: .push(.note), .share: .sheet(.compose),
  .move: .sheet(.compose), .delete: .goBack,
]

/// Builds screens, each with an interface.
struct ScreenProvider: DestinationProviding {
  typealias Requests = [NoteAction: any InteractorConfiguring<Never>]

  var presentationsData = table
  var interactorsData: Requests = [:]
  let last: LastScreen

  func buildDestination(
    destinationPresentations: NoteScreen.DestinationConfigurations?,
    navigationPresentations: NoteScreen.NavigationConfigurations?,
    configuration: NotesApp.Presentation,
    appFlow: some Flowable<
      NotesApp.DestinationType, NotesApp.ContentType, NotesApp.TabType
    >
  ) -> NoteScreen? {
    guard let route = configuration.destinationType else { return nil }
    let screen = NoteScreen(
      destinationType: route, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    screen.assignAssociatedInterface(NoteView(screen))
    last.screen = screen
    return screen
  }
}

/// The provider of the stack of each tab.
@MainActor
func stackProvider() -> DestinationProvider<NoteStack> {
  DestinationProvider(shape: .stack, presentations: table) { seed in
    let stack = NoteStack(
      destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
      navigationConfigurations: seed.navigationPresentations)
    stack.assignAssociatedInterface(StackView(stack))
    return stack
  }
}

/// The provider of the tab bar.
@MainActor
func tabBarProvider() -> DestinationProvider<HomeTabBar> {
  DestinationProvider(shape: .tabs([.notes: .notes, .tags: .tags])) { seed in
    let tabBar = HomeTabBar(
      destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
      navigationConfigurations: seed.navigationPresentations)
    tabBar.assignAssociatedInterface(HomeView(tabBar))
    return tabBar
  }
}
