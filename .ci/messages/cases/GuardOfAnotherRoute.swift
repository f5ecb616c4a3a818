import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
}

@MainActor func login() -> Notes.Setup.Guard {
  .loginGuard(
    signal: "in", login: .sheet(.login), isLoggedIn: { true },  // error: type 'Notes.DestinationType' has no member 'login'
    protects: { $0 == .note })
}
