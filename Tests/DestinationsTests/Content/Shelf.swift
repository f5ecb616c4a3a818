import Destinations
import DestinationsTesting

/// An app whose notes and tags need content: a list that opens them.
enum Shelf: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable { case list, note, tag, box }
  enum ContentType: ContentTypeable {
    case note(Int)
    case tag(String)

    /// The number of a note.
    var number: Int? { if case .note(let number) = self { number } else { nil } }
  }

  struct ListView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case open, first, both }
    let destinationState: DestinationInterfaceState<Shelf.StackOf<ListView>>
  }

  struct NoteView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case done }
    let destinationState: DestinationInterfaceState<Shelf.ScreenOf<NoteView>>
    let number: Int
  }

  @MainActor static func list(
    _ presentations: PresentationTable<ListView.UserInteractionType>,
    shape: RouteShape = .stack, system: [SystemNavigationType: Presentation] = [:]
  ) -> Setup.Provider {
    DestinationProvider<StackOf<ListView>>(
      shape: shape, presentations: presentations, systemNavigations: system
    ) { .init($0) { ListView(destinationState: .init(destination: $0)) } }
  }

  /// The provider of notes, which takes their number.
  @MainActor static let note = DestinationProvider<NoteView.Destination>(
    content: \.number, presentations: [.done: .goBack]
  ) { seed, number in
    .init(seed) { NoteView(destinationState: .init(destination: $0), number: number) }
  }

  @MainActor static func setup(
    _ presentations: PresentationTable<ListView.UserInteractionType> = [.open: .push(.note)]
  ) -> Setup {
    Setup(
      providers: [.list: list(presentations), .note: note],
      startingDestination: .replaceRoot(with: .list))
  }
}
