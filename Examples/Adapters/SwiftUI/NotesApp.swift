#if canImport(SwiftUI)
  import Destinations
  import SwiftUI

  /// An app with two places, which demonstrates `FlowWindow`.
  @main
  struct NotesApp: SwiftUI.App {
    var body: some Scene {
      WindowGroup { FlowWindow<Notes>(Notes.flow) }
    }
  }

  struct NotesPreview: PreviewProvider {
    static var previews: some View { FlowWindow<Notes>(Notes.flow) }
  }

  enum Notes: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case list, note }
    enum ContentType: ContentTypeable, Codable { case note(Int) }

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
      let links = LinkTable(LinkOrigin(scheme: "notes")) {
        DeepLink("note/{number}", .int, target: ContentType.note) {
          if case .note(let number) = $0 { number } else { nil }
        }
      }
      return AppFlow(
        Setup(
          providers: [.list: list, .note: note], startingDestination: .replaceRoot(with: .list),
          links: Links(links, path: { [.push(.note, content: $0)] }),
          snapshots: Snapshots {
            Restorable("list", .list)
            Restorable("note", .note)
          }))
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
        Button("Open the first note") { perform(.open, content: .note(1)) }
        Button("Show the second one in a sheet") { perform(.show, content: .note(2)) }
      }
      .navigationTitle("Notes")
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
