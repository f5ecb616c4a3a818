/// The order in which notes are listed.
enum NoteOrder: String, Sendable {
  /// By their paths.
  case path
  /// By when they were written, the latest first.
  case latest

  /// The other order.
  var other: NoteOrder { self == .path ? .latest : .path }

  /// Returns whether one note comes before another.
  func areInOrder(_ first: NoteSummary, _ second: NoteSummary) -> Bool {
    if self == .latest, first.modified != second.modified {
      return first.modified > second.modified
    }
    return first.id < second.id
  }
}
