extension FolderWalk {
  /// Says what a walk met.
  enum Entry: Hashable, Sendable {
    /// A folder whose entries follow, as it was before they were listed.
    case folder(FileStamp)
    /// A file that looks like a note; it has not been read.
    case note(NoteID)
    /// An entry that could not be listed.
    case problem(ListingProblem)
  }
}
