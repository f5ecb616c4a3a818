import Foundation

/// How long random runs are: tests say how long in full, and run a five-hundredth of it.
///
/// `DESTINATIONS_TEST_SCALE` says another part: 1 is the full length, as the gate `full` runs it in release.
enum TestScale {
  /// The part of the full length that runs have unless another one is said.
  static let defaultPart = 0.002

  /// The part of the full length that runs have.
  static let part: Double = {
    let text = ProcessInfo.processInfo.environment["DESTINATIONS_TEST_SCALE"]
    return text.flatMap { Double($0) }.flatMap { $0 > 0 && $0 <= 1_000 ? $0 : nil } ?? defaultPart
  }()

  /// Whether runs are as long as tests say.
  static var isFull: Bool { part >= 1 }

  /// Returns a number of steps, at least one, for a run that has so many of them in full.
  static func count(_ full: Int) -> Int {
    max(1, Int((Double(full) * part).rounded()))
  }
}
