import Foundation
import Testing
import XCTest

/// Ends the process if its tests do not end, because one of them waits for an event that never comes.
///
/// The time limit of a single test cannot do this: it cancels the task of the test, and a continuation that is never
/// resumed does not notice. It would also count the time in which other tests have the main actor.
enum TimeLimit {
  /// Many times as long as a test waits for another process, at every length of the random ones.
  private static let minutes = min(240, 5 * max(1, TestScale.part / TestScale.defaultPart))

  private static let isRunning: Bool = {
    start(idleFor: .seconds(minutes * 60))
    return true
  }()

  /// Sets the limit of this process, unless it is set already.
  static func begin() { _ = isRunning }

  /// Ends the process with a failure once it has hardly used a processor for some time.
  ///
  /// A slow or busy machine gives a process less of its processors, but never nothing for so long.
  static func start(idleFor limit: Duration) {
    Thread.detachNewThread {
      var used: Double
      repeat {
        used = processorTime
        Thread.sleep(forTimeInterval: limit / .seconds(1))
      } while processorTime - used > limit / .seconds(100)
      let message =
        "The tests have done nothing for \(limit). Those that have started, and have neither passed nor failed, wait for something that never comes.\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(EXIT_FAILURE)
    }
  }

  /// The seconds for which this process has used a processor.
  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
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
