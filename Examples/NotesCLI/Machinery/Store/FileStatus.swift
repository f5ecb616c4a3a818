import Foundation

/// The status of a file, without following a symbolic link.
struct FileStatus: Hashable, Sendable {
  /// The kinds of files that matter here.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    case other
  }

  /// The kind of file at the path.
  let kind: Kind
  /// The size in bytes.
  let byteCount: Int
  /// The date of the last change of the content.
  let modified: Date
  /// The permission bits.
  let permissions: UInt32
}
