import Destinations

/// A place that lists notes, part by part, again each time it comes on screen.
@MainActor
protocol ListingDestination: AppDestination, RefreshingPlace
where UserInteractionType: ListingInteraction {
  /// The listing so far.
  var listing: NoteListing { get set }
}

extension ListingDestination {
  /// Lists the notes again.
  func prepareForAppearance(isVisible: Bool) {
    if isVisible { reload() }
  }

  /// Lists the notes again, unless a listing is running.
  func refresh() {
    if !listing.isLoading { reload() }
  }

  /// Asks for no more parts.
  func stop() { listing.stop() }

  /// Lists the notes again if another program has changed them.
  func lookAgain() {
    if !listing.isLoading { act(.look) }
  }

  /// Lists the notes again, and keeps the selection.
  func reload() {
    (currentInterface() as? any ListScreen)?.hold()
    if listing.begin() { act(.load) }
  }

  /// Takes a part of the listing and asks for the next one.
  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    takePart(answer)
  }

  /// Takes a part of the listing and asks for the next one; other answers are ignored.
  func takePart(_ answer: NotesAnswer) {
    if case .changed = answer { refresh() }
    guard case .part(let part, let isLast) = answer else { return }
    if listing.take(part, isLast: isLast) { return reload() }
    if !isLast, !listing.isStopped { act(.more) }
  }

  /// Shows the error as a notice, and ends the listing.
  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    notices.say(error)
    guard let request = request as? NotesRequest, [.list, .more].contains(request.action) else {
      return
    }
    if listing.end() { reload() }
  }
}
