/// A note with links that a move concerns.
struct LinkingNote: Sendable {
  /// The note.
  let note: NoteText
  /// Its links to the note that is asked about, and where they lead; of that note itself, all that lead to notes.
  let links: [(link: MarkdownLink, target: NoteID)]
}
