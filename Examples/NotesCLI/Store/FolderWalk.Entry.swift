extension FolderWalk {
  /// Says what a walk met.
  enum Entry: Hashable, Sendable {
    /// A file that looks like a note; it has not been read.
    case note(NoteID)
    /// Something that should have been listed and could not be.
    case problem(ListingProblem)
  }
}
