import Destinations
import Foundation
import Observation

/// The list of all notes, or of those that have a tag.
@Observable
final class NotesDestination: ListingDestination {
  typealias UserInteractionType = NotesInteraction

  nonisolated let head: PlaceHead<NotesInteraction>
  /// The tag that the notes have, without `#`; nil for the list of all notes.
  let tag: String?
  var listing = NoteListing()
  private let arrangement: Arrangement

  init(_ seed: App.Seed<NotesDestination>, _ services: Services, _ content: App.ContentType?) {
    head = PlaceHead(seed, services)
    arrangement = services.arrangement
    if case .tag(let tag) = content { self.tag = tag } else { tag = nil }
    if case .text(let text) = content, let order = NoteOrder(rawValue: text) {
      sort(by: order)
    }
  }

  /// The notes of the list.
  var notes: [NoteSummary] {
    tag.map { tag in listing.notes.filter { $0.tags.contains(tag) } } ?? listing.notes
  }

  /// Sorts the notes in another order, here and in searches.
  func sort(by order: NoteOrder) {
    listing.sort(by: order)
    arrangement.order = order
  }
}

extension NotesDestination {
  /// Takes a part of the listing, or reports a change of a note and lists the notes again.
  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .undone(let undone):
      notices.say(undone)
      (currentInterface() as? any ListScreen)?.select(note: undone.note)
    case .deleted(let note):
      notices.say("\(note) is in the trash.")
      act(.close)
    default: return takePart(answer)
    }
    reload()
  }
}

extension NotesDestination: ChangingPlace {
  var keptText: String { tag ?? (listing.order == .path ? "" : listing.order.rawValue) }
}
