import Destinations

/// Reading a note, following its links, writing it, and moving it.
extension App {
  @MainActor
  static func notes(_ services: Services) -> Providers {
    [
      .note: NoteDestination.provider(
        services, content: \.noteID,
        presentations: [
          .edit: .push(.editor), .write: .push(.editor), .links: .sheet(.linked),
          .outline: .sheet(.outline), .deleted: closing,
          .move: .sheet(.move), .follow: .replaceCurrent(with: .note),
          .delete: asking(.confirmDelete, then: NoteInteraction.deleteConfirmed),
        ],
        interactors: [
          .load: .ask(.read), .deleteConfirmed: .ask(.delete),
          .undo: .ask(.undo),
        ]
      ) { NoteInterface($0, services.arrangement) },
      .linked: LinkedDestination.provider(
        services, content: \.noteID,
        presentations: [
          .open: .path([.dismissSheet, .push(.note)]), .create: .sheet(.compose),
        ],
        interactors: [.load: .ask(.links), .find: .ask(.linking)]
      ) {
        LinkedInterface($0, title: "Links", empty: "The note has no links, and none lead to it.")
      },
      .outline: LinkedDestination.provider(
        services, content: \.noteID,
        presentations: [.open: .path([.dismissSheet, .push(.note)])],
        interactors: [.load: .ask(.headings)]
      ) { LinkedInterface($0, title: "Headings", empty: "The note has no headings.") },
      .editor: EditorDestination.provider(
        services, content: \.noteID,
        presentations: [
          .finish: .goBack, .follow: .replaceCurrent(with: .editor),
          .copied: .path([.goBack, .replaceCurrent(with: .note), .push(.editor)]),
        ],
        interactors: [
          .load: .ask(.edit), .check: .ask(.read), .save: .ask(.save),
          .copy: .ask(.copy), .write: .write,
        ]
      ) { EditorInterface($0) },
      .compose: ComposeDestination.provider(
        services,
        presentations: [
          .finish: .path([.dismissAny, .tab(.notes), opening]), .cancel: .dismissSheet,
          .help: .sheet(.help),
        ],
        interactors: [
          .recall: .ask(.recall), .create: .ask(.create), .write: .write,
        ]
      ) { ComposeInterface($0) },
      .move: moving(services, then: .replaceCurrent(with: .note)),
      .moveListed: moving(services, then: previewing),
    ]
  }

  /// Moves a note to another path, and shows it there.
  @MainActor
  private static func moving(
    _ services: Services, then showing: Presentation
  ) -> DestinationProvider<MoveDestination> {
    MoveDestination.provider(
      services, content: \.noteID,
      presentations: [
        .ask: asking(.confirmLinks, then: MoveInteraction.relink, else: MoveInteraction.move),
        .finish: .path([.dismissSheet, showing]), .cancel: .dismissSheet,
      ],
      interactors: [
        .plan: .ask(.plan), .move: .ask(.move), .relink: .ask(.relink),
      ]
    ) { MoveInterface($0) }
  }
}
