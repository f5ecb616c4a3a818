/// The notes that match a search, and the problems on the way.
struct SearchResult: Hashable, Sendable {
  /// The notes that match, the best first, equal ones in order of their paths.
  var hits: [SearchHit] = []
  /// The files that could not be read, and the dates of those that were searched; no notes.
  var met = ListingResult()
}
