/// Holds the notes that were found, and what could not be listed.
///
/// It stands for a whole listing or, in a stream, for the next part of one.
struct ListingResult: Hashable, Sendable {
  /// The notes in order of their paths.
  var notes: [NoteSummary] = []
  /// Whatever could not be listed, in the order in which it was met.
  var problems: [ListingProblem] = []
}

extension ListingResult {
  /// Tells whether there is nothing to report.
  var isEmpty: Bool { notes.isEmpty && problems.isEmpty }

  /// Adds the next part of the same listing.
  mutating func append(_ part: ListingResult) {
    notes += part.notes
    problems += part.problems
  }
}
