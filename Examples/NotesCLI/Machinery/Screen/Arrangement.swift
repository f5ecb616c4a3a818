import Observation

/// The arrangement of the presented places on screen, which is not part of the tree.
@MainActor @Observable
final class Arrangement {
  /// Whether a focused note has the whole width of a wide terminal.
  var isDetailAlone = false
  /// In which order notes stand.
  var order = NoteOrder.path
}
