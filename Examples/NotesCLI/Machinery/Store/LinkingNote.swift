/// A note with links that a move may change.
struct LinkingNote: Sendable {
  /// The note.
  let note: NoteText
  /// The links to the moved note, with their targets; for the moved note itself, all links to notes.
  let links: [(link: MarkdownLink, target: NoteID)]
}
