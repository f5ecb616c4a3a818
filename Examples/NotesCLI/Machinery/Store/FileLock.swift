import Foundation

/// Locks a folder for this program as long as the lock lives; the system releases it however the program ends.
final class FileLock: Sendable {
  private let handle: Int32

  private init(_ handle: Int32) {
    self.handle = handle
  }

  deinit { close(handle) }

  /// Says whether a folder is held now.
  enum Attempt {
    /// The file is locked, as long as the lock lives.
    case held(FileLock)
    /// Another program holds it, or another lock of this one.
    case taken
    /// The file cannot be locked: it is missing, or its file system knows no locks.
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
