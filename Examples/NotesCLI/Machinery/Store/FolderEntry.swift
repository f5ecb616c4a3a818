/// Names one entry of a folder.
struct FolderEntry: Hashable, Sendable {
  /// The name without its folder.
  let name: String
  /// The kind of the entry, or nil if the file system reports it only with the status.
  let kind: FileStatus.Kind?
  /// False if the name was not valid UTF-8 and had to be repaired to be shown.
  let isValid: Bool
}
