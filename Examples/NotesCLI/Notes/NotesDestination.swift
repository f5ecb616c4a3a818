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
  private let arrangement: Arrangement

  init(_ seed: App.Seed<NotesDestination>, notices: Notices, arrangement: Arrangement) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.notices = notices
    self.arrangement = arrangement
    if case .text(let text) = seed.content, let order = NoteOrder(rawValue: text) {
      sort(by: order)
    }
  }

  /// Has the notes stand in another order, here and where they are searched.
  func sort(by order: NoteOrder) {
    listing.sort(by: order)
    arrangement.order = order
  }
}

extension NotesDestination: ChangingPlace {
  var keptText: String { listing.order == .path ? "" : listing.order.rawValue }
}
