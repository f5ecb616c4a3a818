import Observation

/// How what is presented is arranged on a wide terminal; nothing is presented by it.
@MainActor @Observable
final class Arrangement {
  /// Whether what a list has opened has all columns while one is there.
  var isDetailAlone = false
}
