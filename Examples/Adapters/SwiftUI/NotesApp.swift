#if canImport(SwiftUI)
  import Destinations
  import Foundation
  import SwiftUI

  /// An app with two places, which demonstrates `FlowView`.
  @main
  struct NotesApp: SwiftUI.App {
    var body: some Scene {
      WindowGroup { NotesWindow() }
    }
  }

  /// A window, which has a flow and a stage of its own.
  struct NotesWindow: View {
    @State private var flow: Notes.AppFlow
    @State private var stage: Stage
    @SceneStorage("places") private var saved: Data?
    @Environment(\.scenePhase) private var phase

    init() {
      let flow = Notes.flow()
      _flow = State(wrappedValue: flow)
      _stage = State(wrappedValue: Stage(flow))
    }

    var body: some View {
      FlowView(stage: stage)
        .onAppear { start() }
        .onOpenURL { flow.open($0) }
        .onChange(of: phase) { _, phase in
          if phase == .background { saved = try? JSONEncoder().encode(flow.snapshot()) }
        }
    }

    /// Starts the flow where the user was when the system closed the window.
    private func start() {
      guard flow.tree.isEmpty else { return }
      if let saved { flow.restore(from: saved) } else { flow.start() }
    }
  }

  struct NotesPreview: PreviewProvider {
    static var previews: some View { NotesWindow() }
  }

  enum Notes: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case list, note }
    enum ContentType: ContentTypeable { case note(Int) }

    @MainActor
    static func flow() -> AppFlow {
      let list = DestinationProvider<ListView.Destination>(presentations: [
        .open: .push(.note), .show: .sheet(.note),
      ]) {
        .init($0) { ListView(destinationState: .init(destination: $0)) }
      }
      let note = DestinationProvider<ScreenOf<NoteView>> { seed in
        guard case .note(let number) = seed.content else { return nil }
        return ScreenOf(seed) { NoteView(destinationState: .init(destination: $0), number: number) }
      }
      return AppFlow(
        Setup(
          providers: [.list: list, .note: note], startingDestination: .replaceRoot(with: .list)))
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
      .navigationTitle("Notes")
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
      Text("Note \(number)").navigationTitle("Note \(number)")
    }
  }
#endif
