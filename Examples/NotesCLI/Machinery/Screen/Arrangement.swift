import Observation

/// How what is presented is arranged; nothing is presented by it.
@MainActor @Observable
final class Arrangement {
  /// Whether what a list has opened has all columns of a wide terminal while one is there.
  var isDetailAlone = false
  /// In which order notes stand.
  var order = NoteOrder.path
}
