/// A note that links to another.
struct LinkingNote: Hashable, Sendable, Identifiable {
  /// What a list shows of it.
  let summary: NoteSummary
  /// The addresses in it that lead to the other, as they are written.
  let addresses: [String]

  var id: NoteID { summary.id }
}
