internal import Synchronization

/// Receives each step of an exploration before it is made, so that the steps are known if the app crashes.
protocol StepLog: AnyObject {
  /// Removes the steps so far, because a run begins.
  ///
  /// - Throws: ``WriteAheadFailure`` if the steps cannot be written.
  func begin(_ origin: String) throws(WriteAheadFailure)

  /// Receives a step before it is made.
  ///
  /// - Throws: ``WriteAheadFailure`` if the step cannot be written.
  func append(_ step: ExplorationStep) throws(WriteAheadFailure)

  /// Records that the app rests, so that other code has the main thread.
  func rest()

  /// Ends the exploration, because the app has not crashed.
  func end()
}

/// A count that grows as long as explorations have the main thread now and then.
enum Heartbeat {
  private static let count = Atomic(0)

  static var beats: Int { count.load(ordering: .relaxed) }

  static func beat() { count.add(1, ordering: .relaxed) }
}
