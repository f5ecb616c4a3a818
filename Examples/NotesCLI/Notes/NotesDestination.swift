import Destinations
import Foundation
import Observation

/// The list of all notes.
@Observable
final class NotesDestination: DeletingDestination {
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
    if case .text(let text) = seed.content, let order = NoteOrder(rawValue: text) {
      listing.sort(by: order)
    }
  }
}

extension NotesDestination: ChangingPlace {
  var keptText: String { listing.order == .path ? "" : listing.order.rawValue }
}
