import Foundation

/// Wakes the reading thread from a signal handler or from another thread.
///
/// Neither end ever blocks. The pipe lives as long as the process.
struct WakePipe: Hashable, Sendable {
  /// The descriptor that the thread reads.
  let readEnd: Int32
  /// The descriptor by which one byte wakes the thread.
  let writeEnd: Int32

  /// Opens a pipe; if there is none, both ends are -1, which `poll` ignores.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Wakes the thread.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// Reads all bytes, so that the next `poll` waits.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }
}
