extension FolderWalk {
  /// An entry that a walk has found.
  enum Entry: Hashable, Sendable {
    /// A folder, with its date before it was listed; its entries follow.
    case folder(FileStamp)
    /// A file that looks like a note; it has not been read.
    case note(NoteID)
    /// An entry that could not be listed.
    case problem(ListingProblem)
  }
}
