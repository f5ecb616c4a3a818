import Foundation

/// Lets one thread at a time, or a signal handler, write to the terminal.
///
/// Without it, the rest of a frame could follow the sequences with which a handler restores the terminal.
///
/// The lock is a pipe with one byte: whoever has read the byte may write. Unlike other locks, it may be used by a
/// signal handler, because it consists of `poll`, `read` and `write`. If there is no pipe, nobody waits.
struct OutputLock: Hashable, Sendable {
  private let pipe = WakePipe()

  init() { unlock() }

  /// Waits until nobody else writes, at most so many milliseconds; -1 waits without an end.
  ///
  /// - Returns: Whether the caller has the lock.
  func lock(within milliseconds: Int32 = -1) -> Bool {
    guard pipe.readEnd >= 0 else { return true }
    var file = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    while poll(&file, 1, milliseconds) != 0 {
      if read(pipe.readEnd, &byte, 1) == 1 { return true }
    }
    return false
  }

  /// Lets the next one write.
  func unlock() {
    pipe.wake()
  }
}
