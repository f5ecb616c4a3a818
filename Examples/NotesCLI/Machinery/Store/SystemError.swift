import Foundation

/// Carries the number that the operating system gave for a call that failed.
struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  let code: Int32

  /// Takes a number, by default that of the call that failed last on this thread.
  init(code: Int32 = errno) {
    self.code = code
  }

  /// The system's own words, such as `Permission denied`.
  var reason: String { String(cString: strerror(code)) }

  /// Returns whether a file or one of its folders does not exist.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Returns whether the name was already taken.
  var isTaken: Bool { code == EEXIST }

  /// Returns whether the last part of the path was a symbolic link.
  var isLink: Bool { code == ELOOP }
}
