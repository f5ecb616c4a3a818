/// The notes that a screen lists, while the parts of the list arrive and afterwards.
///
/// The first listing is shown each time it has doubled. A later one replaces it only when complete, so that no rows
/// disappear meanwhile.
struct NoteListing: Hashable, Sendable {
  /// The notes to show.
  private(set) var notes: [NoteSummary] = []
  /// The problems in listing.
  private(set) var problems: [ListingProblem] = []
  /// Whether parts are still to come.
  private(set) var isLoading = false
  /// Whether no more parts are requested.
  private(set) var isStopped = false
  /// The order of the notes.
  private(set) var order = NoteOrder.path
  private var incoming = ListingResult()
  private var isFirst = true
  private var mustStartAgain = false

  /// Begins a listing; while one runs, another begins when it has ended.
  ///
  /// - Returns: Whether to request the first part now.
  mutating func begin() -> Bool {
    mustStartAgain = isLoading
    guard !isLoading else { return false }
    isLoading = true
    incoming = ListingResult()
    return true
  }

  /// Adds a part of the listing.
  ///
  /// - Returns: Whether to begin another listing.
  mutating func take(_ part: ListingResult, isLast: Bool) -> Bool {
    incoming.append(part)
    if isLast || isFirst && incoming.notes.count >= 2 * notes.count { show() }
    guard isLast else { return false }
    return end()
  }

  /// Ends a listing, even one that failed.
  ///
  /// - Returns: Whether to begin another listing.
  mutating func end() -> Bool {
    isLoading = false
    isFirst = false
    defer { mustStartAgain = false }
    return mustStartAgain
  }

  /// Stops asking for parts.
  mutating func stop() { isStopped = true }

  /// Sorts the notes in another order.
  mutating func sort(by order: NoteOrder) {
    self.order = order
    notes.sort(by: order.areInOrder)
  }

  private mutating func show() {
    notes = incoming.notes.sorted(by: order.areInOrder)
    problems = incoming.problems
  }
}
