/// The notes that a screen lists, while they come in part by part and afterwards.
///
/// The first listing grows, each time to at least twice as many as are shown. A later one takes the place of the old at its end, so
/// that the rows on screen never become fewer in between.
struct NoteListing: Hashable, Sendable {
  /// The notes to show.
  private(set) var notes: [NoteSummary] = []
  /// The problems in listing.
  private(set) var problems: [ListingProblem] = []
  /// Whether parts are still to come.
  private(set) var isLoading = false
  /// Whether no more parts are wanted.
  private(set) var isStopped = false
  /// In which order the notes stand.
  private(set) var order = NoteOrder.path
  private var incoming = ListingResult()
  private var isFirst = true
  private var mustStartAgain = false

  /// Begins a listing, or has it begin again once the one that runs has ended.
  ///
  /// - Returns: Whether the first part is to be asked for now.
  mutating func begin() -> Bool {
    mustStartAgain = isLoading
    guard !isLoading else { return false }
    isLoading = true
    incoming = ListingResult()
    return true
  }

  /// Takes a part.
  ///
  /// - Returns: Whether another listing is to begin.
  mutating func take(_ part: ListingResult, isLast: Bool) -> Bool {
    incoming.append(part)
    if isLast || isFirst && incoming.notes.count >= 2 * notes.count { show() }
    guard isLast else { return false }
    return end()
  }

  /// Ends a listing, also one that failed.
  ///
  /// - Returns: Whether another listing is to begin.
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
