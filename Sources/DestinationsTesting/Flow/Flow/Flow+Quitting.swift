internal import Destinations

extension Flow {
  /// Ends the flow as when its app quits, without its locks.
  func quit() {
    end()
    for lock in locks { lock.release() }
  }
}
