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
  /// The line of the note that is read, counted from 0, so that its heading is selected.
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
      if request.action == .links { find() }
      if request.action == .headings { selectHeading() }
    case .linking(let notes):
      for note in notes { linked?.add(.from(note.summary)) }
      isFinding = false
    default: break
    }
  }

  /// Selects the last heading before what is read.
  private func selectHeading() {
    let heading = linked?.links.last {
      if case .to(let linked) = $0, let heading = linked.heading {
        heading.line <= line
      } else {
        false
      }
    }
    if let heading { (currentInterface() as? LinkedInterface)?.select(heading) }
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
