internal import Foundation

/// The runs of an exploration: those that its caller asks for, unless the environment says otherwise.
package struct ExplorationBudget {
  /// The number of runs that the caller asks for.
  private let asked: Int
  /// The number of the last run; nil if only the time counts.
  private let last: Int?
  /// The number of seconds after which no further run begins; nil if there is no limit.
  private let seconds: Int?
  /// The part of the runs that this process makes.
  private let part: (number: Int, count: Int)
  /// The number of runs so far.
  package private(set) var count = 0

  /// Creates the budget of runs with a number of steps each.
  ///
  /// `DESTINATIONS_EXPLORE_STEPS` is the number of steps in all runs together, `DESTINATIONS_EXPLORE_SECONDS` a time,
  /// and `DESTINATIONS_EXPLORE_PART` the part of the runs that this process makes, as `2/4`.
  /// - Throws: ``ExplorationFailure`` with a variable that cannot be read.
  package init(
    runs: Int, steps: Int,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ExplorationFailure) {
    asked = max(1, runs)
    let allSteps = try Self.number("STEPS", environment)
    seconds = try Self.number("SECONDS", environment)
    part =
      try Self.value("PART", environment) { text in
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int32($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0,
          number <= count
        else { return nil }
        return (Int(number), Int(count))
      } ?? (1, 1)
    _ = try Self.hangLimit(environment)
    last = allSteps.map { max(1, $0 / max(1, steps)) } ?? (seconds == nil ? asked : nil)
  }

  /// Returns the number of the next run; nil if the budget is used up.
  ///
  /// The first run is always made.
  package mutating func nextRun(after elapsed: Duration) -> Int? {
    let number = part.number + count * part.count
    if count > 0, let last, number > last { return nil }
    if count > 0, let seconds, elapsed >= .seconds(seconds) { return nil }
    count += 1
    return number
  }

  /// Whether enough runs were made to judge what they have not reached.
  package var isWhole: Bool { count >= asked }

  private static func number(
    _ name: String, _ environment: [String: String]
  ) throws(ExplorationFailure) -> Int? {
    try value(name, environment) { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
  }

  /// Returns the seconds of processor time after which a step hangs.
  static func hangLimit(_ environment: [String: String]) throws(ExplorationFailure) -> Double {
    try value("HANG", environment) { text in Double(text).flatMap { $0 > 0 ? $0 : nil } } ?? 5
  }

  /// Returns the value of a variable; nil if it is not set.
  private static func value<Value>(
    _ name: String, _ environment: [String: String], _ read: (String) -> Value?
  ) throws(ExplorationFailure) -> Value? {
    let name = "DESTINATIONS_EXPLORE_\(name)"
    guard let text = environment[name] else { return nil }
    guard let value = read(text) else { throw .malformed(name, text) }
    return value
  }
}

/// An exploration cannot begin.
public enum ExplorationFailure: Error, Sendable, Hashable {
  /// A variable of the environment is not in the documented form.
  case malformed(_ variable: String, _ value: String)
  /// A trace of the corpus cannot be read.
  case unreadable(_ path: String, reason: String)
}

extension ExplorationFailure: CustomStringConvertible {
  /// The reason, with the variable or the path.
  public var description: String {
    switch self {
    case .malformed(let variable, let value):
      "\(variable) is \"\(value)\"; steps and seconds are positive numbers, and a part looks like 2/4"
    case .unreadable(let path, let reason): "the trace \(path) cannot be read: \(reason)"
    }
  }
}
