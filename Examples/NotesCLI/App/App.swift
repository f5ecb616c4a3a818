import Destinations

/// The routes, the contents and the tabs of this app.
enum App: DestinationTypes {
  /// The places that can be presented.
  enum DestinationType: String, RoutableDestinations {
    case home, notesSplit, tagsSplit, trashStack, blank, help
    case notes, search, tags, tagged, trash, trashed
    case note, linked, outline, editor, compose, move, moveListed
    case confirmLinks, confirmDelete, confirmErase, confirmEmpty
  }

  /// The content that is passed to places and interactors.
  enum ContentType: ContentTypeable {
    case note(NoteID)
    /// A note, and the words by which it was found.
    case found(NoteID, words: String)
    /// A note, the line of its text in view, counted from 0, and the characters before the cursor in an editor.
    case reading(NoteID, line: Int, column: Int = 0)
    /// A note to edit in another program, from a line on.
    case writing(NoteID, line: Int)
    /// A note in the trash, with its former path for a question about it.
    case trashed(TrashID, note: NoteID? = nil)
    case tag(String)
    case text(String)
    case change(NoteChange)
    case move(NoteMove)
    /// A move that rewrites links.
    case relinking(Relinking)
    case draft(Draft)
    case handed(HandedText)
  }

  /// The tabs of the home screen.
  enum TabType: String, TabTypeable, CaseIterable {
    case notes, tags, trash
  }

  /// The interactor requests of a place, by interaction.
  typealias RequestTable<Interaction: UserInteractionTypeable> =
    [Interaction: any InteractorConfiguring<InteractorName>]
}

extension App.ContentType {
  /// The note that the content names, if it names one.
  var noteID: NoteID? {
    switch self {
    case .note(let note), .found(let note, _), .reading(let note, _, _), .writing(let note, _): note
    case .change(let change): change.id
    case .move(let move): move.id
    case .relinking(let plan): plan.move.id
    default: nil
    }
  }

  /// The deletion that the content names, if it names one.
  var trashID: TrashID? {
    if case .trashed(let deletion, _) = self { deletion } else { nil }
  }

  /// The content itself, if it is a tag.
  var tag: Self?? {
    if case .tag = self { .some(self) } else { nil }
  }

  /// Returns the same content with another path of the note.
  func moved(to note: NoteID) -> Self {
    switch self {
    case .found(_, let words): .found(note, words: words)
    case .reading(_, let line, let column): .reading(note, line: line, column: column)
    default: .note(note)
    }
  }
}
