#if canImport(SwiftUI)
  import Destinations
  import SwiftUI

  /// An app with two places, which demonstrates `FlowView`.
  @main
  struct NotesApp: SwiftUI.App {
    @State private var flow = Notes.startedFlow()

    var body: some Scene {
      WindowGroup { FlowView<Notes>(flow: flow) }
    }
  }

  enum Notes: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case list, note }
    enum ContentType: ContentTypeable { case note(Int) }

    @MainActor
    static func startedFlow() -> AppFlow {
      let list = DestinationProvider<ListView.Destination>(presentations: [
        .open: .push(.note), .show: .sheet(.note),
      ]) {
        .init($0) { ListView(destinationState: .init(destination: $0)) }
      }
      let note = DestinationProvider<ScreenOf<NoteView>> { seed in
        guard case .note(let number) = seed.content else { return nil }
        return ScreenOf(seed) { NoteView(destinationState: .init(destination: $0), number: number) }
      }
      let flow = AppFlow(
        Setup(
          providers: [.list: list, .note: note], startingDestination: .replaceRoot(with: .list)))
      flow.start()
      return flow
    }
  }

  /// The list of notes.
  ///
  /// It does not know what happens when a note is opened or shown.
  struct ListView: View, InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case open, show }
    let destinationState: DestinationInterfaceState<Notes.StackOf<ListView>>

    var body: some View {
      List {
        Button("Open the first note") { perform(.open, .note(1)) }
        Button("Show the second one in a sheet") { perform(.show, .note(2)) }
      }
    }

    private func perform(_ interaction: UserInteractionType, _ content: Notes.ContentType) {
      let list = destination()
      list.handleThrowable {
        try list.performInterfaceAction(interactionType: interaction, content: content)
      }
    }
  }

  /// A note.
  ///
  /// The system's own gestures lead back from it.
  struct NoteView: View, InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteView>>
    let number: Int

    var body: some View {
      Text("Note \(number)")
    }
  }
#endif
