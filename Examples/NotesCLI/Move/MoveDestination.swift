import Destinations
import Foundation
import Observation

/// The place where a note is given another path.
@Observable
final class MoveDestination: AppDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<MoveInteraction, InteractorName>
  let notices: Notices
  /// Which note it is.
  let noteID: NoteID
  /// The path to which it is moved at once, or that the user is to write; nil for its own.
  let wanted: String?
  /// Whether the note is being moved, which takes as long as a search.
  private(set) var isMoving = false
  private let content: App.ContentType

  /// Takes what names the note, and may say where it is to be.
  init(
    _ seed: App.Seed<MoveDestination>, noteID: NoteID, content: App.ContentType, notices: Notices
  ) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.noteID = noteID
    self.content = content
    self.notices = notices
    if case .move(let move) = content { wanted = move.path } else { wanted = nil }
  }

  func prepareForPresentation() {
    if let wanted { move(to: wanted) }
  }

  /// Moves the note, unless it is there already.
  func move(to path: String) {
    let move = NoteMove(id: noteID, path: path)
    if move.target == noteID { return act(.cancel) }
    guard !isMoving else { return }
    isMoving = true
    act(.move, .move(move))
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    guard case .moved(let note, let broken) = answer else { return }
    notices.say("\(noteID) is \(note) now.")
    if let sentence = broken.sentence { notices.say(sentence) }
    act(.finish, content.moved(to: note))
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    isMoving = false
    notices.say(error)
  }
}
