import Foundation

/// Locks a folder for this program while the lock exists; the system releases it however the program ends.
final class FileLock: Sendable {
  private let handle: Int32

  private init(_ handle: Int32) {
    self.handle = handle
  }

  deinit { close(handle) }

  /// The result of trying to lock a folder.
  enum Attempt {
    /// The file is locked while the lock exists.
    case held(FileLock)
    /// Another program, or another lock of this program, holds the file.
    case taken
    /// The file cannot be locked: it is missing, or its file system has no locks.
    case impossible
  }

  /// Tries to hold a folder.
  static func hold(_ folder: String) -> Attempt {
    let handle = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard handle >= 0 else { return .impossible }
    let lock = FileLock(handle)
    if flock(handle, LOCK_EX | LOCK_NB) == 0 { return .held(lock) }
    return errno == EWOULDBLOCK ? .taken : .impossible
  }
}
