import Destinations
import DestinationsTesting

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
}

@MainActor func test(_ flow: Notes.TestFlow) {
  flow.present(.push(.nota))  // error: type 'Notes.DestinationType' has no member 'nota'
  flow.goBack { $0.goBack() }
}
