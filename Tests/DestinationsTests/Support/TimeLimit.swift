import Foundation
import Testing
import XCTest

/// Ends the process if its tests do not end, because one of them waits for an event that never comes.
///
/// The time limit of a single test cannot do this: it cancels the task of the test, and a continuation that is never
/// resumed does not notice. It would also count the time in which other tests have the main actor.
enum TimeLimit {
  /// Many times as long as the tests take, at every length of the random ones.
  private static let minutes = min(240, 10 * max(1, TestScale.part / TestScale.defaultPart))

  private static let isRunning: Bool = {
    start(.seconds(minutes * 60))
    return true
  }()

  /// Sets the limit of this process, unless it is set already.
  static func begin() { _ = isRunning }

  /// Ends the process with a failure after some time.
  static func start(_ limit: Duration) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: limit / .seconds(1))
      let message =
        "The tests have not ended within \(limit). Those that have started, and have neither passed nor failed, wait for something that never comes.\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(EXIT_FAILURE)
    }
  }
}

/// Sets the time limit of the process.
///
/// Traits are created when tests are found, even for tests that do not run, so a single suite with the trait covers
/// all.
struct TimeLimiting: SuiteTrait {
  init() { TimeLimit.begin() }
}

/// Sets the time limit of a process that runs XCTest.
class TimedTestCase: XCTestCase {
  override class func setUp() {
    super.setUp()
    TimeLimit.begin()
  }
}
