/// The notes that match a search, and the problems on the way.
struct SearchResult: Hashable, Sendable {
  /// The notes that match, those that match best first, in order of their paths.
  var hits: [SearchHit] = []
  /// What could not be read, and when what was searched was written; no notes.
  var met = ListingResult()
}
