import Foundation

/// How long random runs are: tests say how long in full, and run a five-hundredth of it.
///
/// `DESTINATIONS_TEST_SCALE` says another part: 1 is the full length, as the gate `full` runs it in release.
enum TestScale {
  private static let factor: Double = {
    let text = ProcessInfo.processInfo.environment["DESTINATIONS_TEST_SCALE"]
    return text.flatMap { Double($0) }.flatMap { $0 > 0 && $0 <= 1_000 ? $0 : nil } ?? 0.002
  }()

  /// Whether runs are as long as tests say.
  static var isFull: Bool { factor >= 1 }

  /// Returns a number of steps, at least one, for a run that has so many of them in full.
  static func count(_ full: Int) -> Int {
    max(1, Int((Double(full) * factor).rounded()))
  }
}
