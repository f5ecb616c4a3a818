import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
}

@MainActor func setup() -> Notes.Setup {
  Notes.Setup(providers: [:], startingDestination: .replaceRoot(with: .list), guard: [])  // error: incorrect argument label in call
}
@MainActor func start() -> Notes.Setup {
  Notes.Setup(providers: [:], startingDestination: .replaceRoot(with: .lost))  // error: type 'Notes.DestinationType' has no member 'lost'
}
