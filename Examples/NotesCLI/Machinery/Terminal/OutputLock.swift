import Foundation

/// Lets one thread at a time, or a signal handler, write to the terminal.
///
/// The lock is a pipe with one byte: whoever has read the byte may write. Unlike other locks, a signal handler may use
/// it, because it consists of `poll`, `read` and `write`. Without it, the rest of a frame could follow the sequences
/// with which a handler restores the terminal.
struct OutputLock: Hashable, Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Opens the pipe; if there is none, nobody waits.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    unlock()
  }

  /// Waits until nobody else writes, at most so many milliseconds; -1 waits without an end.
  ///
  /// - Returns: Whether the caller has the lock.
  func lock(within milliseconds: Int32 = -1) -> Bool {
    guard readEnd >= 0 else { return true }
    var file = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    while poll(&file, 1, milliseconds) != 0 {
      if read(readEnd, &byte, 1) == 1 { return true }
    }
    return false
  }

  /// Lets the next one write.
  func unlock() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }
}
