/// The notes that were found, and the problems in listing.
///
/// It stands for a whole listing or, in a stream, for the next part of one.
struct ListingResult: Hashable, Sendable {
  /// The notes in order of their paths.
  var notes: [NoteSummary] = []
  /// The problems in listing, in order.
  var problems: [ListingProblem] = []
  /// The dates of the folders that were listed.
  var folders: [FileStamp] = []
  /// The dates of the files in these folders.
  var files: [FileStamp] = []
}

extension ListingResult {
  /// Whether there is nothing to report.
  var isEmpty: Bool { notes.isEmpty && problems.isEmpty }

  /// The number of files to report.
  var count: Int { notes.count + problems.count }

  /// Adds the next part of the same listing.
  mutating func append(_ part: ListingResult) {
    notes += part.notes
    problems += part.problems
    folders += part.folders
    files += part.files
  }
}
