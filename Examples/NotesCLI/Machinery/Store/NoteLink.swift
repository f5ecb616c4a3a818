/// A link of a note, or one that leads to it.
enum NoteLink: Hashable, Sendable {
  /// The link leads to a note, or to a heading.
  case to(LinkedNote)
  /// The link leads to a note of this name, which does not exist.
  case missing(String)
  /// The link leads to this web address.
  case web(String)
  /// The link leads here from a note.
  case from(NoteSummary)
}

extension NoteLink {
  /// The web address, or the path of the note.
  var address: String {
    switch self {
    case .to(let linked): linked.summary.id.path
    case .missing(let name): name
    case .web(let address): address
    case .from(let note): note.id.path
    }
  }
}

extension NoteLink: Identifiable {
  var id: Self { self }
}
