import Destinations

/// The lists of notes, and their presentations in the split view around them.
extension App {
  @MainActor
  static func lists(_ services: Services) -> Providers {
    [
      .notes: NotesDestination.provider(
        services, presentations: listed, interactors: listing().merging(changing) { $1 }
      ) { NotesInterface($0) },
      .tags: TagsDestination.provider(
        services, presentations: [.open: .push(.tagged)], interactors: listing()
      ) { TagsInterface($0) },
      .tagged: NotesDestination.provider(
        services, content: \.tag, presentations: listed,
        interactors: listing().merging(changing) { $1 }
      ) { NotesInterface($0) },
      .search: SearchDestination.provider(
        services, presentations: [.open: opening, .preview: previewing, .close: closing],
        interactors: [.find: .ask(.search), .look: .ask(.look)]
      ) { SearchInterface($0) },
    ]
  }

  /// The presentations of a list of notes: of all notes, or of those of a tag.
  private static let listed: PresentationTable<NotesInteraction> = [
    .open: opening, .preview: previewing, .close: closing, .edit: editing,
    .move: .sheet(.moveListed),
    .delete: asking(.confirmDelete, then: NotesInteraction.deleteConfirmed),
  ]

  /// The requests by which such a list changes notes.
  @MainActor
  private static var changing: RequestTable<NotesInteraction> {
    [.deleteConfirmed: .ask(.delete), .undo: .ask(.undo)]
  }

  /// Returns the requests of every list of notes.
  @MainActor
  private static func listing<Interaction: ListingInteraction>() -> RequestTable<Interaction> {
    [.load: .ask(.list), .more: .ask(.more), .look: .ask(.look)]
  }
}

extension App {
  /// Shows a note beside the list, and takes the user to the note.
  static let opening = Presentation.column(.detail, showing: .note)

  /// Shows a note beside the list, and leaves the user in the list.
  static let previewing = Presentation.path([opening, .column(.sidebar)])

  /// Shows a note beside the list, and opens its editor.
  static let editing = Presentation.path([opening, .push(.editor)])

  /// Opens the search above the list of all notes, in place of an earlier search.
  static let searching = Presentation.path([
    .dismissAny, .tab(.notes), .column(.sidebar), .moveToNearest(.notes), .push(.search),
  ])

  /// Closes the note beside the list, and focuses the column.
  static let closing = Presentation.path([
    .column(.detail, showing: .blank), .column(.sidebar),
  ])
}
