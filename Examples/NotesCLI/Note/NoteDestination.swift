import Destinations
import Foundation
import Observation

/// One note, read anew each time it comes on screen.
@Observable
final class NoteDestination: AppDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<NoteInteraction, InteractorName>
  let notices: Notices
  /// Which note it is.
  let noteID: NoteID
  /// The words by which it was found, or none.
  let words: String
  /// The note, once it is read.
  private(set) var note: NoteText?
  /// Why the note cannot be shown.
  private(set) var problem: String?

  init(_ seed: App.Seed<NoteDestination>, noteID: NoteID, words: String, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.noteID = noteID
    self.words = words
    self.notices = notices
  }

  /// Reads the note, also for its title alone while something lies above it.
  func prepareForPresentation() {
    lookAgain()
  }

  func prepareForAppearance(isVisible: Bool) {
    if note != nil || problem != nil { lookAgain() }
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .note(let text):
      if note != text { note = text }
      problem = nil
    case .deleted(let note):
      notices.say("\(note) is in the trash.")
      act(.deleted)
    default: break
    }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    guard (request as? NotesRequest)?.action == .read else { return notices.say(error) }
    problem = Notices.sentence(for: error)
    notices.noteFailure()
    note = nil
  }
}

extension NoteDestination: WatchingPlace {
  func lookAgain() {
    act(.load, .note(noteID))
  }
}
