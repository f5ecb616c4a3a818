import Destinations

// The routes are not declared as routes.
enum Notes: DestinationTypes {  // error: type 'Notes' does not conform to protocol 'DestinationTypes'
  enum DestinationType: String { case list, note }  // note: possibly intended match 'Notes.DestinationType' does not conform to 'RoutableDestinations'
}
