/// Holds the notes that match a search, and what could not be searched.
struct SearchResult: Hashable, Sendable {
  /// The notes that match, in order of their paths.
  var hits: [SearchHit] = []
  /// Whatever could not be read.
  var problems: [ListingProblem] = []
}
