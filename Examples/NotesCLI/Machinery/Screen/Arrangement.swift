import Observation

/// The arrangement of the presented places on screen, which is not part of the tree.
@MainActor @Observable
final class Arrangement {
  /// Whether a focused note has the whole width of a wide terminal.
  var isDetailAlone = false
  /// The order of notes.
  var order = NoteOrder.path
}
