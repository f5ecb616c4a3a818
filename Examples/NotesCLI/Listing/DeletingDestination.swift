import Destinations

/// A list whose notes can be deleted, and come back.
@MainActor
protocol DeletingDestination: ListingDestination where UserInteractionType: PreviewingInteraction {
  /// Whether a note was deleted last, and not brought back.
  var hasDeleted: Bool { get set }
}

extension DeletingDestination {
  /// Takes a part of the listing, or says what became of a note and lists anew.
  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .restored(let note):
      hasDeleted = false
      notices.say("\(note) is back from the trash.")
      (currentInterface() as? any ListScreen)?.select(note: note)
    case .deleted(let note):
      hasDeleted = true
      notices.say("\(note) is in the trash.")
      act(.close)
    default: return takePart(answer)
    }
    reload()
  }
}
