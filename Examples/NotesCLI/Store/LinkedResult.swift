/// Holds where the links of a note lead, and what could not be found.
struct LinkedResult: Hashable, Sendable {
  /// The notes and headings, each once, in the order of the links.
  var notes: [LinkedNote] = []
  /// Whatever could not be read.
  var problems: [ListingProblem] = []
}
