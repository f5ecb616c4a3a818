import Destinations
import Foundation
import Observation

/// One note in the trash.
@Observable
final class TrashedDestination: AppDestination {
  typealias UserInteractionType = TrashedInteraction

  nonisolated let head: PlaceHead<TrashedInteraction>
  /// The deletion.
  let trashID: TrashID
  /// The note, once it is read.
  private(set) var note: NoteText?
  /// The reason why the note cannot be shown.
  private(set) var problem: String?

  init(_ seed: App.Seed<TrashedDestination>, _ services: Services, _ trashID: TrashID) {
    head = PlaceHead(seed, services)
    self.trashID = trashID
  }

  func prepareForPresentation() {
    act(.load, .trashed(trashID))
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .note(let text): note = text
    case .restored(let note): notices.say("\(note) is back from the trash.")
    case .erased: notices.say("The note is gone for good.")
    default: break
    }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    guard (request as? NotesRequest)?.action == .readTrashed else { return notices.say(error) }
    problem = notices.reason(shownFor: error)
  }
}
