import Destinations
import Foundation
import Observation

/// The notes that have all the words of a search.
@Observable
final class SearchDestination: AppDestination, RefreshingPlace {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<SearchInteraction, InteractorName>
  let notices: Notices
  /// What is searched for.
  private(set) var words: String
  /// What was found, for these words or those before.
  private(set) var result = SearchResult()
  /// Whether the result is that of the words.
  private(set) var isCurrent = false

  init(_ seed: App.Seed<SearchDestination>, words: String, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.words = words
    self.notices = notices
  }

  func prepareForAppearance(isVisible: Bool) {
    if isVisible { find(words) }
  }

  func refresh() { find(words) }

  /// Searches; what comes for older words is passed over.
  func find(_ words: String) {
    self.words = words
    isCurrent = false
    act(.find, .text(words))
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    guard case .found(let result, words) = answer else { return }
    self.result = result
    isCurrent = true
  }
}
