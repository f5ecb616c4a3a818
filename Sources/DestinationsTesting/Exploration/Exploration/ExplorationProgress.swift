internal import Foundation

/// Writes a line about a long exploration every few seconds, if a terminal shows standard error.
struct ExplorationProgress {
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private let isShown: Bool

  init() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      isShown = isatty(2) == 1
    #else
      isShown = false
    #endif
  }

  /// The time since the beginning.
  var elapsed: Duration { ContinuousClock.now - start }

  /// Writes a line, unless the last one is more recent than five seconds.
  mutating func note(_ line: @autoclosure () -> String) {
    let now = ContinuousClock.now
    guard isShown, now - last >= .seconds(5) else { return }
    last = now
    let text = "exploring: \(line()), \(Int(elapsed / .seconds(1))) s\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
