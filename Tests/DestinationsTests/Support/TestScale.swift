import Foundation

/// How long random runs are: as written, unless `DESTINATIONS_TEST_SCALE` says how many times as long.
enum TestScale {
  private static let factor: Double = {
    let text = ProcessInfo.processInfo.environment["DESTINATIONS_TEST_SCALE"]
    return text.flatMap { Double($0) }.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil } ?? 1
  }()

  /// Whether random runs are at least as long as written, so that one may rely on what they find.
  static var isWhole: Bool { factor >= 1 }

  /// Returns a number of steps, at least one, for a run that usually has `usual` of them.
  static func count(_ usual: Int) -> Int {
    max(1, Int((Double(usual) * factor).rounded()))
  }
}
