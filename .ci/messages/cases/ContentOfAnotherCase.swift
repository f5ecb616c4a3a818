import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
  enum ContentType: ContentTypeable {
    case note(Int)
    var number: Int? { switch self { case .note(let number): number } }
  }
}
struct NoteView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case done }
  let destinationState: DestinationInterfaceState<Notes.ScreenOf<NoteView>>
  let text: String
}

@MainActor func provider() -> Notes.Setup.Provider {
  DestinationProvider<NoteView.Destination>(content: \.number) { seed, number in
    .init(seed) { NoteView(destinationState: .init(destination: $0), text: number) }  // error: cannot convert value of type 'Int' to expected argument type 'String'
  }
}
@MainActor func other() -> Notes.Setup.Provider {
  DestinationProvider<NoteView.Destination>(content: \.text) { seed, text in  // error: value of type 'Notes.ContentType' has no member 'text'
    .init(seed) { NoteView(destinationState: .init(destination: $0), text: text) }
  }
}
