/// One kind of work, done by the library and by the hand-written coordinator with as many screens.
@MainActor
protocol Benchmark {
  /// The measured work, in a few words.
  static var title: String { get }

  /// The unit of the times: an operation, or one part of a large operation.
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

/// The unit of a time.
enum Unit: String {
  case operation
  case place
  case line

  /// The text after the title of the work.
  var suffix: String { self == .operation ? "" : ", per \(rawValue)" }
}
