import Destinations
import Foundation
import Observation

/// The notes and headings that a note links to, or its own headings.
@Observable
final class LinkedDestination: AppDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<LinkedInteraction, InteractorName>
  let notices: Notices
  /// Which note has the links.
  let noteID: NoteID
  /// The notes and what could not be found, once that is known.
  private(set) var linked: LinkedResult?

  init(_ seed: App.Seed<LinkedDestination>, noteID: NoteID, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.noteID = noteID
    self.notices = notices
  }

  func prepareForPresentation() {
    act(.load, .note(noteID))
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    if case .linked(let linked) = answer { self.linked = linked }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    linked = LinkedResult()
    notices.say(error)
  }
}
