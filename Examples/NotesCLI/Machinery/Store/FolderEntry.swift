/// Names one thing inside a folder.
struct FolderEntry: Hashable, Sendable {
  /// The name without its folder.
  let name: String
  /// The kind of the entry, or nil where the file system does not say without asking for its status.
  let kind: FileStatus.Kind?
  /// False if the name was not valid UTF-8 and had to be repaired to be shown.
  let isValid: Bool
}
