import Destinations

enum Notes: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, note }
  enum ContentType: ContentTypeable { case note(Int) }
}

let open: Notes.Presentation = .push(.note, content: 7)  // error: cannot convert value of type 'Int' to expected argument type 'Notes.ContentType'
let show: Notes.Presentation = .tab(.notes, showing: .note)  // error: type 'Never' has no member 'notes'
