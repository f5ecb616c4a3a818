/// Says why one file or folder is missing from a listing.
struct ListingProblem: Hashable, Sendable {
  /// The path inside the notes folder, empty for the notes folder itself.
  let path: String
  /// The failure; its `description` is a sentence for the user.
  let error: NoteStoreError
}

extension ListingProblem: CustomStringConvertible {
  var description: String { error.description }
}
