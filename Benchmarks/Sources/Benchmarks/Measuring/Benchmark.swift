/// One kind of work, done by the library and by the hand-written coordinator with as many screens.
@MainActor
protocol Benchmark {
  /// What is measured, in a few words.
  static var title: String { get }

  /// What the times are for: an operation, or one part of a large operation.
  static var unit: Unit { get }

  /// Prepares both sides with as many active screens.
  init(size: Int) throws

  /// Does the library's work for a while.
  func measureOurs() throws -> Stopwatch

  /// Does the coordinator's work for a while.
  func measureBaseline() throws -> Stopwatch
}

extension Benchmark {
  static var unit: Unit { .operation }
}

/// What a time is for.
enum Unit: String {
  case operation
  case place
  case line

  /// What stands behind the title of the work.
  var suffix: String { self == .operation ? "" : ", a \(rawValue)" }
}
