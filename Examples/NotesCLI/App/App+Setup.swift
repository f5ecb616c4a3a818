import Destinations

/// The setup: the start of the app, the provider of each route, and the presentation of each interaction.
///
/// The lists, the notes and the questions are in files of their own, which have the same form.
extension App {
  typealias Providers = [DestinationType: Setup.Provider]

  /// Returns the setup of this app's flow.
  @MainActor
  static func setup(_ services: Services) -> Setup {
    var providers = frame(services)
    for more in [trash(services), lists(services), notes(services), questions] {
      providers.merge(more) { $1 }
    }
    return Setup(
      providers: providers, startingDestination: .replaceRoot(with: .home),
      guards: [keepsUnsaved(services.unsaved)], links: links, snapshots: restorable)
  }

  /// Returns the providers of the tab bar at the root, of the roots of its tabs, and of the help page.
  @MainActor
  private static func frame(_ services: Services) -> Providers {
    [
      .home: DestinationProvider(
        shape: .tabs([.notes: .notesSplit, .tags: .tagsSplit, .trash: .trashStack]),
        presentations: [
          .showNotes: .tab(.notes), .showTags: .tab(.tags), .showTrash: .tab(.trash),
          .compose: .sheet(.compose), .help: .sheet(.help), .search: searching,
        ],
        systemNavigations: [.tapSelectedTab: .popToRoot]
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

  /// Returns the provider of a split view: a list, and the opened note beside it.
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

  /// Returns the providers of the trash and of a note in it.
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
          .load: .ask(.trashed), .look: .ask(.look), .restore: .ask(.restore),
          .eraseConfirmed: .ask(.erase), .emptyConfirmed: .ask(.emptyTrash),
        ]
      ) { TrashInterface($0) },
      .trashed: TrashedDestination.provider(
        services, content: \.trashID,
        presentations: [
          .erase: asking(.confirmErase, then: TrashedInteraction.eraseConfirmed)
        ],
        interactors: [
          .load: .ask(.readTrashed), .restore: .ask(.restore, then: .goBack),
          .eraseConfirmed: .ask(.erase, then: .goBack),
        ]
      ) { TrashedInterface($0) },
    ]
  }
}
