import Destinations
import Foundation
import Observation

/// The notes that have all the words of a search.
@Observable
final class SearchDestination: AppDestination, RefreshingPlace {
  typealias UserInteractionType = SearchInteraction

  nonisolated let head: PlaceHead<SearchInteraction>
  private let arrangement: Arrangement
  /// The words to search for.
  private(set) var words: String
  /// The last result, for these words or earlier ones.
  private(set) var result = SearchResult()
  /// Whether the result is for the current words.
  private(set) var isCurrent = false
  /// The number of searches without an answer; a search ends those before, whose answers arrive in any order.
  private var asked = 0
  /// Whether the search has stopped, because the program ends.
  private var isStopped = false
  /// Whether to open the first note once it is found.
  private var isAwaited = false

  init(_ seed: App.Seed<SearchDestination>, _ services: Services, _ content: App.ContentType?) {
    head = PlaceHead(seed, services)
    arrangement = services.arrangement
    if case .text(let words) = content { self.words = words } else { words = "" }
  }

  func prepareForAppearance(isVisible: Bool) {
    if isVisible { find(words) }
  }

  func refresh() { find(words) }

  /// Searches; results for older words are ignored.
  func find(_ words: String) {
    if words != self.words { (isAwaited, isCurrent) = (false, false) }
    self.words = words
    ask()
  }

  private func ask() {
    asked += 1
    act(.find, .text(words))
  }

  /// Cancels the running search, because its result is no longer needed.
  func stop() {
    isStopped = true
    asked += 1
    act(.find, .text(""))
  }

  /// Opens the first note that has the words, as soon as it is found.
  func openFirst() {
    isAwaited = true
  }

  /// Searches again if another program has changed the notes.
  func lookAgain() {
    if asked == 0, isCurrent { act(.look) }
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    if request.action == .look {
      if case .changed = answer { refresh() }
      return
    }
    asked -= 1
    if case .found(let result, words) = answer {
      show(result)
    } else if asked == 0, !isCurrent, !isStopped {
      ask()
    }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    if (request as? NotesRequest)?.action == .search { asked -= 1 }
    notices.say(error)
  }

  /// Shows a result; notes that match equally well have the order of the list.
  private func show(_ result: SearchResult) {
    self.result = result
    self.result.sort(by: arrangement.order)
    isCurrent = true
    if isAwaited, let first = result.hits.first { act(.open, .found(first.id, words: words)) }
    isAwaited = false
  }
}

extension SearchDestination: ChangingPlace {
  var keptText: String { words }
}

extension SearchResult {
  /// Sorts the notes by their rank, and those of the same rank by an order.
  fileprivate mutating func sort(by order: NoteOrder) {
    hits.sort {
      $0.rank != $1.rank ? $0.rank > $1.rank : order.areInOrder($0.summary, $1.summary)
    }
  }
}
