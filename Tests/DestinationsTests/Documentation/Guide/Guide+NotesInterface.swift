import Destinations

extension Guide {
  /// The interactions of both interfaces of the notes.
  @MainActor
  protocol NotesShowing: NavigatingDestinationInterfacing where Destination == NotesDestination {
    var sheetPresentation: SheetPresentation { get }
  }

  /// The interface of the notes as a value, as a view is.
  struct NotesView: NotesShowing {
    let destinationState: DestinationInterfaceState<NotesDestination>
    let navigator: any DestinationPathNavigating = DestinationNavigator()
    let sheetPresentation = SheetPresentation()

    init(destination: NotesDestination) {
      destinationState = DestinationInterfaceState(destination: destination)
      sheetPresentation.bind(to: destination)
    }
  }

  /// The interface of the notes as an object, as a controller is.
  final class NotesController: NotesShowing {
    let destinationState: NavigationDestinationInterfaceState<NotesDestination>
    let sheetPresentation: SheetPresentation

    var navigator: any DestinationPathNavigating { destinationState.navigator }

    init(destination: NotesDestination) {
      destinationState = NavigationDestinationInterfaceState(destination: destination)
      sheetPresentation = SheetPresentation(of: destination)
    }
  }

  /// The interface of every other place.
  struct Page<Destination: Destinationable>: DestinationInterfacing {
    let destinationState: DestinationInterfaceState<Destination>

    init(destination: Destination) {
      destinationState = DestinationInterfaceState(destination: destination)
    }
  }
}

extension Guide {
  /// The drawing of an interface: the titles of the notes, and the sheet on top of them, if there is one.
  @MainActor
  struct Drawing {
    let titles: [String]
    private(set) var sheet: SheetPresentation.Sheet?

    init(_ titles: [String]) {
      self.titles = titles
    }

    /// The modifier of the guide: sheets that the place presents are drawn on top of its content.
    func destinationSheet(presentation: SheetPresentation) -> Drawing {
      var drawing = self
      drawing.sheet = presentation.sheet
      return drawing
    }
  }
}

extension Guide.NotesShowing {
  var body: Guide.Drawing {
    Guide.Drawing(destination().items.map(\.title))
      .destinationSheet(presentation: sheetPresentation)
  }

  /// A row of the list was chosen.
  func select(_ id: Int) {
    guard let item = destination().items.first(where: { $0.id == id }) else { return }
    destination().handleThrowable {
      try destination().performInterfaceAction(
        interactionType: .displayNote, content: .note(model: item))
    }
  }

  /// The text of a new note was entered.
  func add(_ note: Guide.NoteModel) {
    destination().handleThrowable {
      try destination().performInterfaceAction(
        interactionType: .addNote, content: .note(model: note))
    }
  }

  /// The button for a new note was pressed.
  func write() {
    destination().handleThrowable {
      try destination().performInterfaceAction(interactionType: .writeNote)
    }
  }
}
