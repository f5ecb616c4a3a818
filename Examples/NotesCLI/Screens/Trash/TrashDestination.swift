import Destinations
import Foundation
import Observation

/// The notes in the trash: the state of the screen, which answers of the interactor change.
///
/// It only performs interactions, `act(…)`; the setup declares the effect of each.
@Observable
final class TrashDestination: AppDestination {
  typealias UserInteractionType = TrashInteraction

  nonisolated let head: PlaceHead<TrashInteraction>
  /// The notes in the trash, the latest deletion first.
  private(set) var notes: [TrashedNote]?

  init(_ seed: App.Seed<TrashDestination>, _ services: Services, _ content: App.ContentType?) {
    head = PlaceHead(seed, services)
  }

  func prepareForAppearance(isVisible: Bool) {
    if isVisible { act(.load) }
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .trashed(let notes): self.notes = notes
    case .changed: act(.load)
    case .restored(let note):
      notices.say("\(note) is back from the trash.")
      act(.load)
    case .erased(let count):
      notices.say(count == 1 ? "The note is gone for good." : "\(count) notes are gone for good.")
      act(.load)
    default: break
    }
  }
}

extension TrashDestination: RefreshingPlace {
  /// Lists the notes again if another program has changed the trash.
  func lookAgain() { act(.look) }
}
