import Destinations
import Foundation
import Observation

/// The place that asks for a note's new path.
@Observable
final class MoveDestination: AppDestination {
  typealias UserInteractionType = MoveInteraction

  nonisolated let head: PlaceHead<MoveInteraction>
  /// The note.
  let noteID: NoteID
  /// The path to which the note moves at once; nil if the user types one.
  let wanted: String?
  /// Whether the note is being moved, which needs a search for links.
  private(set) var isMoving = false
  private let content: App.ContentType

  /// Creates the place; its content may have the new path.
  init(_ seed: App.Seed<MoveDestination>, _ services: Services, _ noteID: NoteID) {
    head = PlaceHead(seed, services)
    self.noteID = noteID
    content = seed.content ?? .note(noteID)
    if case .move(let move) = content { wanted = move.path } else { wanted = nil }
  }

  func prepareForPresentation() {
    if let wanted { move(to: wanted) }
  }

  /// Searches for links to rewrite, and then moves the note, unless it has the path already.
  func move(to path: String) {
    let move = NoteMove(id: noteID, path: path)
    if move.target == noteID { return act(.cancel) }
    guard !isMoving else { return }
    isMoving = true
    act(.plan, .move(move))
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .planned(let plan) where plan.changes.isEmpty: act(.move, .relinking(plan))
    case .planned(let plan):
      isMoving = false
      act(.ask, .relinking(plan))
    case .moved(let plan, let rewritten, let left):
      notices.say("\(noteID) is \(plan.move.target) now.")
      if !rewritten.isEmpty {
        notices.say("Rewrote \(Relinking.extent(of: rewritten)); undo (u) takes that back.")
      } else if !plan.changes.isEmpty {
        notices.say("Did not rewrite \(plan.extent).")
      }
      for sentence in left { notices.say(sentence) }
      act(.finish, content.moved(to: plan.move.target))
    default: break
    }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    isMoving = false
    notices.say(error)
  }
}
