import Destinations
import Foundation
import Observation

/// The list of all notes.
@Observable
final class NotesDestination: ListingDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<NotesInteraction, InteractorName>
  let notices: Notices
  var listing = NoteListing()

  init(_ seed: App.Seed<NotesDestination>, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.notices = notices
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .restored(let note):
      notices.say("\(note) is back from the trash.")
      (currentInterface() as? any ListScreen)?.select(note: note)
    case .deleted(let note):
      notices.say("\(note) is in the trash.")
      act(.deleted)
    default: return takePart(answer)
    }
    reload()
  }
}
