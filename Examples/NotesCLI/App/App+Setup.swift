import Destinations
import Foundation

/// The wiring: the one place that knows all routes, and ties what can be done at each place to
/// what is presented or asked for then.
extension App {
  /// Returns the setup of this app's flow.
  @MainActor
  static func setup(_ services: Services) -> Setup {
    let providers = [
      frame(services), lists(services), trash(services), reading(services), writing(services),
      asking(),
    ]
    return Setup(
      providers: providers.reduce(into: [:]) { all, some in all.merge(some) { $1 } },
      startingDestination: .replaceRoot(with: .home),
      guards: [keepsUnsaved(services.unsaved)], links: links, snapshots: restorable)
  }

  /// The map of the app; no folder is opened for it.
  @MainActor
  static var graph: NavigationGraph {
    let nowhere = NoteStore(folder: URL(fileURLWithPath: "/nonexistent"))
    return setup(Services(store: nowhere, notices: Notices())).graph()
  }

  /// Goes back; no place declares it, because it is the terminal's own way back.
  static let back = CommandGuide(
    "back", key: "Esc", label: "back", "goes back, or closes a sheet")

  /// Shows help where letters are text.
  static let keyHelp = CommandGuide("", key: "F1", label: "help", "shows the keys")

  /// Ends the program.
  static let quit = CommandGuide("quit", key: "q", label: "quit", "ends the program")

  /// The commands that no place declares.
  static let everywhere = [
    back,
    CommandGuide("", key: "←", "goes back too, as Backspace and q do, where nothing is typed"),
    CommandGuide("", key: "F3", "searches all notes, wherever one is"),
    CommandGuide("link [URL]", "opens a link, or says the link to what is shown"),
    CommandGuide("tree", "prints what is presented as a tree"),
    CommandGuide("", key: "^L", "draws the screen anew, and looks for other notes"),
    CommandGuide("", key: "^Z", "stops the program until fg continues it"),
  ]
}

/// What the lists of notes do in the split view that they are in.
extension App {
  /// Shows a note beside the list, and goes to it.
  static let opening = Presentation.column(.detail, showing: .note)

  /// Shows a note beside the list, and stays there.
  private static let previewing = Presentation.path([opening, .column(.sidebar)])

  /// Shows a note beside the list, and opens the editor of it.
  private static let editing = Presentation.path([opening, .push(.editor)])

  /// Searches from wherever one is: above the list of all notes, in place of a search that is there.
  private static let searching = Presentation.path([
    .dismissAny, .tab(.notes), .column(.sidebar), .moveToNearest(.notes), .push(.search),
  ])

  /// Closes what is beside the list, and goes there.
  private static let closing = Presentation.path([
    .column(.detail, showing: .blank), .column(.sidebar),
  ])
}

extension App {
  private typealias Providers = [DestinationType: Setup.Provider]

  @MainActor
  private static func frame(_ services: Services) -> Providers {
    [
      .home: DestinationProvider(
        shape: .tabs([.notes: .notesSplit, .tags: .tagsSplit, .trash: .trashStack]),
        presentations: [
          .showNotes: .tab(.notes), .showTags: .tab(.tags), .showTrash: .tab(.trash),
          .compose: .sheet(.compose), .help: .sheet(.help), .search: searching,
        ]
      ) { TabBarOf($0) { HomeInterface($0) } },
      .notesSplit: split(services, list: .notes),
      .tagsSplit: split(services, list: .tags),
      .trashStack: DestinationProvider(shape: .stack(root: .trash)) {
        StackOf($0) { StackInterface(destinationState: .init(destination: $0)) }
      },
      .blank: DestinationProvider {
        ScreenOf($0) { BlankInterface(destinationState: .init(destination: $0)) }
      },
      .help: HelpInterface.provider(
        everywhere: everywhere, unlessTyping: [quit], byKeys: services.takesKeys),
    ]
  }

  /// A list, and beside it what it opens.
  @MainActor
  private static func split(
    _ services: Services, list: DestinationType
  ) -> DestinationProvider<SplitInterface.Destination> {
    DestinationProvider(
      shape: .split([.sidebar: list, .detail: .blank], focused: .sidebar),
      presentations: [.showList: .column(.sidebar)]
    ) {
      SplitViewOf($0) {
        SplitInterface(
          destinationState: .init(destination: $0), arrangement: services.arrangement)
      }
    }
  }

  @MainActor
  private static func lists(_ services: Services) -> Providers {
    [
      .notes: notes(services) { NotesInterface($0) },
      .tags: TagsDestination.provider(
        services, presentations: [.open: .push(.tagged)], interactors: listing()
      ) { TagsInterface($0) },
      .tagged: notes(services) { $0.tag == nil ? nil : NotesInterface($0) },
      .search: SearchDestination.provider(
        services, presentations: [.open: opening, .preview: previewing, .close: closing],
        interactors: [.find: .askAbout(.search), .look: .ask(.look)]
      ) { SearchInterface($0) },
    ]
  }

  /// Lists notes: all of them, or those of a tag.
  @MainActor
  private static func notes(
    _ services: Services,
    interface: @escaping @MainActor (NotesDestination) -> (any TerminalScreen)?
  ) -> DestinationProvider<NotesDestination> {
    NotesDestination.provider(
      services,
      presentations: [
        .open: opening, .preview: previewing, .close: closing, .edit: editing,
        .move: .sheet(.moveListed),
        .delete: asking(.confirmDelete, then: NotesInteraction.deleteConfirmed),
      ],
      interactors: [
        .deleteConfirmed: .askAbout(.delete), .undo: .ask(.undo),
      ].merging(listing()) { $1 }, interface: interface)
  }

  /// What every list of notes asks for.
  @MainActor
  private static func listing<Interaction: ListingInteraction>() -> RequestTable<Interaction> {
    [.load: .ask(.list), .more: .ask(.more), .look: .ask(.look)]
  }

  @MainActor
  private static func trash(_ services: Services) -> Providers {
    [
      .trash: TrashDestination.provider(
        services,
        presentations: [
          .open: .push(.trashed),
          .erase: asking(.confirmErase, then: TrashInteraction.eraseConfirmed),
          .empty: asking(.confirmEmpty, then: TrashInteraction.emptyConfirmed),
        ],
        interactors: [
          .load: .ask(.trashed), .look: .ask(.look), .restore: .askAbout(.restore),
          .eraseConfirmed: .askAbout(.erase), .emptyConfirmed: .ask(.emptyTrash),
        ]
      ) { TrashInterface($0) },
      .trashed: TrashedDestination.provider(
        services,
        presentations: [
          .left: .goBack, .erase: asking(.confirmErase, then: TrashedInteraction.eraseConfirmed),
        ],
        interactors: [
          .load: .askAbout(.readTrashed), .restore: .askAbout(.restore),
          .eraseConfirmed: .askAbout(.erase),
        ]
      ) { TrashedInterface($0) },
    ]
  }

  @MainActor
  private static func reading(_ services: Services) -> Providers {
    [
      .note: NoteDestination.provider(
        services,
        presentations: [
          .edit: .push(.editor), .write: .push(.editor), .links: .sheet(.linked),
          .outline: .sheet(.outline), .deleted: closing,
          .move: .sheet(.move), .follow: .replaceCurrent(with: .note),
          .delete: asking(.confirmDelete, then: NoteInteraction.deleteConfirmed),
        ],
        interactors: [
          .load: .askAbout(.read), .deleteConfirmed: .askAbout(.delete),
          .undo: .ask(.undo),
        ]
      ) { NoteInterface($0, services.arrangement) },
      .linked: LinkedDestination.provider(
        services,
        presentations: [
          .open: .path([.dismissSheet, .push(.note)]), .create: .sheet(.compose),
        ],
        interactors: [.load: .askAbout(.links), .find: .askAbout(.linking)]
      ) {
        LinkedInterface($0, title: "Links", empty: "The note has no links, and none lead to it.")
      },
      .outline: LinkedDestination.provider(
        services, presentations: [.open: .path([.dismissSheet, .push(.note)])],
        interactors: [.load: .askAbout(.headings)]
      ) { LinkedInterface($0, title: "Headings", empty: "The note has no headings.") },
    ]
  }

  @MainActor
  private static func writing(_ services: Services) -> Providers {
    [
      .editor: EditorDestination.provider(
        services,
        presentations: [
          .finish: .goBack, .follow: .replaceCurrent(with: .editor),
          .copied: .path([.goBack, .replaceCurrent(with: .note), .push(.editor)]),
        ],
        interactors: [
          .load: .askAbout(.edit), .check: .askAbout(.read), .save: .askAbout(.save),
          .copy: .askAbout(.copy), .write: .write,
        ]
      ) { EditorInterface($0) },
      .compose: ComposeDestination.provider(
        services,
        presentations: [
          .finish: .path([.dismissAny, .tab(.notes), opening]), .cancel: .dismissSheet,
          .help: .sheet(.help),
        ],
        interactors: [
          .recall: .ask(.recall), .create: .askAbout(.create), .write: .write,
        ]
      ) { ComposeInterface($0) },
      .move: moving(services, then: .replaceCurrent(with: .note)),
      .moveListed: moving(services, then: previewing),
    ]
  }

  /// Gives a note another path, and shows it there.
  @MainActor
  private static func moving(
    _ services: Services, then showing: Presentation
  ) -> DestinationProvider<MoveDestination> {
    MoveDestination.provider(
      services,
      presentations: [
        .ask: asking(.confirmLinks, then: MoveInteraction.relink, else: MoveInteraction.move),
        .finish: .path([.dismissSheet, showing]), .cancel: .dismissSheet,
      ],
      interactors: [
        .plan: .askAbout(.plan), .move: .askAbout(.move), .relink: .askAbout(.relink),
      ]
    ) { MoveInterface($0) }
  }

  /// Asks a question, and goes on if the user says yes, or else says no.
  private static func asking<Interaction: UserInteractionTypeable>(
    _ question: DestinationType, then deed: Interaction, else other: Interaction? = nil
  ) -> Presentation {
    .sheet(question).asking(.isConfirmed) { $0 ? deed : other }
  }

  /// Questions do nothing themselves: they answer whoever asks.
  @MainActor
  private static func asking() -> Providers {
    let answers: PresentationTable<ConfirmInteraction> = [
      .yes: .dismissSheet.answering(.isConfirmed, with: true),
      .no: .dismissSheet.answering(.isConfirmed, with: false),
    ]
    return [
      .confirmDelete: .delete, .confirmErase: .erase, .confirmEmpty: .emptyTrash,
      .confirmLinks: .links,
    ].mapValues { question in
      DestinationProvider(presentations: answers) { seed in
        ScreenOf(seed) { ConfirmInterface($0, asking: question, about: seed.content) }
      }
    }
  }
}

extension ConfirmQuestion {
  fileprivate static let delete = ConfirmQuestion(
    title: "Delete", question: "Move % to the trash?")
  fileprivate static let erase = ConfirmQuestion(
    title: "Erase", question: "Remove % for good?", unnamed: "this note")
  fileprivate static let links = ConfirmQuestion(
    title: "Rewrite links", question: "Rewrite %?", unnamed: "the links")
  fileprivate static let emptyTrash = ConfirmQuestion(
    title: "Empty the trash", question: "Remove % in the trash for good?", unnamed: "all notes")
}
