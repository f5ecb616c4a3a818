import Foundation

/// The error number that the operating system gave for a failed call.
struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  let code: Int32

  /// Creates an error from a number, by default that of the last failed call on this thread.
  init(code: Int32 = errno) {
    self.code = code
  }

  /// The system's own words, such as `Permission denied`.
  var reason: String { String(cString: strerror(code)) }

  /// Whether a file or one of its folders does not exist.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the name was already taken.
  var isTaken: Bool { code == EEXIST }

  /// Whether the last part of the path was a symbolic link.
  var isLink: Bool { code == ELOOP }
}
