import Destinations

/// A list whose notes can be deleted, and come back.
@MainActor
protocol DeletingDestination: ListingDestination where UserInteractionType: PreviewingInteraction {}

extension DeletingDestination {
  /// Takes a part of the listing, or says what became of a note and lists anew.
  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .restored(let note):
      notices.say("\(note) is back from the trash.")
      (currentInterface() as? any ListScreen)?.select(note: note)
    case .deleted(let note):
      notices.say("\(note) is in the trash.")
      act(.close)
    default: return takePart(answer)
    }
    reload()
  }
}
