/// Holds the notes that match a search, and what could not be searched.
struct SearchResult: Hashable, Sendable {
  /// The notes that match, those that match best first, in order of their paths.
  var hits: [SearchHit] = []
  /// Whatever could not be read.
  var problems: [ListingProblem] = []
  /// When the folders and files were written that were searched, as of a listing.
  var folders: [FileStamp] = []
  var files: [FileStamp] = []
}
