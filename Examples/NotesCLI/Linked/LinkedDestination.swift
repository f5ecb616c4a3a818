import Destinations
import Foundation
import Observation

/// The links of a note and those that lead to it, or its own headings.
@Observable
final class LinkedDestination: AppDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<LinkedInteraction, InteractorName>
  let notices: Notices
  /// Which note has the links.
  let noteID: NoteID
  /// The line of the note that is read, counted from 0, so that its heading or its link is selected.
  private let line: Int
  /// The links and what could not be found, once that is known.
  private(set) var linked: LinkedResult?
  /// Whether the notes that link here are looked for.
  private(set) var isFinding = false

  init(_ seed: App.Seed<LinkedDestination>, noteID: NoteID, line: Int, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.noteID = noteID
    self.line = line
    self.notices = notices
  }

  func prepareForPresentation() {
    act(.load, .note(noteID))
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .linked(let linked):
      self.linked = linked
      select(request.action == .links ? linked.link(from: line) : linked.heading(upTo: line))
      if request.action == .links { find() }
    case .linking(let notes):
      for note in notes { linked?.add(.from(note.summary)) }
      isFinding = false
    default: break
    }
  }

  /// Selects what the user reads, but the first of all at the beginning of the note.
  private func select(_ link: NoteLink?) {
    if line > 0, let link { (currentInterface() as? LinkedInterface)?.select(link) }
  }

  /// Looks for the notes that link here, which takes as long as a search.
  private func find() {
    isFinding = true
    act(.find, .note(noteID))
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    if linked == nil { linked = LinkedResult() }
    isFinding = false
    notices.say(error)
  }
}
