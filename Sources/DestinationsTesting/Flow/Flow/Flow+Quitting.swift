internal import Destinations

extension Flow {
  /// Ends the flow as when its app quits: nothing holds its locks any more.
  func quit() {
    end()
    for lock in locks { lock.release() }
  }
}
