internal import Destinations

extension Flow {
  /// Ends the flow as when its app quits, without its locks, and launches it again: where it was, through the text of a
  /// snapshot, or with its starting destination.
  func relaunch(restored isRestored: Bool) throws {
    let data = try isRestored ? snapshot().data() : nil
    end()
    for lock in locks { lock.release() }
    if let data { restore(from: data) } else { start() }
  }
}
