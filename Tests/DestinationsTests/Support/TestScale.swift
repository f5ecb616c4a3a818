import Foundation

/// The length of random runs: tests state their full length, and run a five-hundredth of it.
///
/// `DESTINATIONS_TEST_SCALE` sets another part: 1 is the full length, as the gate `full` runs it in release.
enum TestScale {
  /// The length of runs by default, as a part of their full length.
  static let defaultPart = 0.002

  /// The length of runs, as a part of their full length.
  static let part: Double = {
    let text = ProcessInfo.processInfo.environment["DESTINATIONS_TEST_SCALE"]
    return text.flatMap { Double($0) }.flatMap { $0 > 0 && $0 <= 1_000 ? $0 : nil } ?? defaultPart
  }()

  /// Whether runs have their full length.
  static var isFull: Bool { part >= 1 }

  /// Returns a number of steps, at least one, for a run with this full length.
  static func count(_ full: Int) -> Int {
    max(1, Int((Double(full) * part).rounded()))
  }
}
