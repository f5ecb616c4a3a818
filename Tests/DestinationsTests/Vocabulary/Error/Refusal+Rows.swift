import Destinations
import DestinationsTesting
import Foundation

/// Refusals because of the requester or the requested place.
extension Refusal {
  static var byPlace: [Refusal] {
    [
      Refusal(code: .noTree, isStarted: false, asking: .presentation { _ in .push(.detail) }),
      Refusal(.requesterGone) { _ in asking(.add(.detail), from: UUID()) },
      Refusal(
        .requesterHidden, prepare: { $0.present(.push(.detail)) },
        acting: { $0.perform(Act.open, at: $0.id(.notes)) }),
      Refusal(.targetGone) { _ in
        Sample.Presentation(presentationType: .addToCurrent, actionTargetID: UUID())
      },
      Refusal(.targetGone, acting: { $0.remove(UUID()) }),
      Refusal(.noDestinationType) { _ in
        Sample.Presentation(presentationType: .navigationStack(type: .present))
      },
      Refusal(.noMatchingPlace) { _ in .moveToNearest(.trash) },
      Refusal(.noMatchingPlace) { _ in
        Sample.Presentation(presentationType: .moveToNearest(destination: UUID()))
      },
      Refusal(.emptyPath) { _ in .path([]) },
      Refusal(.emptyPath) { _ in .path([.push(.detail), .path([])]) },
    ]
  }
}

/// Refusals because of the presented containers.
extension Refusal {
  static var byContainer: [Refusal] { stacks + tabs + splitViewsAndGroups }

  private static var stacks: [Refusal] {
    [
      Refusal(.noStack, start: .compose) { _ in .push(.detail) },
      Refusal(.noStack, start: .compose) { _ in .goBack },
      Refusal(.nothingToGoBack) { _ in .goBack },
      Refusal(
        .nothingToGoBack, prepare: { $0.present(.sheet(.compose)) }, presenting: { _ in .goBack }),
      Refusal(.nothingToGoBack) { _ in .path([.push(.detail), .goBack, .goBack]) },
      Refusal(.nothingToGoBack) { _ in .path([.push(.detail), .goBack(2)]) },
      Refusal(.nothingToGoBack) { _ in .path([.push(.detail), .goBack(0)]) },
      Refusal(.nothingToGoBack) { _ in .popToRoot },
      Refusal(.noStack, start: .compose) { _ in .popToRoot },
    ]
  }

  private static var tabs: [Refusal] {
    [
      Refusal(.noTabBar) { _ in .tab(.tags, showing: .detail) },
      Refusal(.noTabBar) { _ in .tab(.tags, toRoot: true) },
      Refusal(
        .noTabBar, start: .home, prepare: { $0.present(.sheet(.compose)) },
        presenting: { _ in
          .tab(.tags)
        }),
      Refusal(
        .tabNotFound, start: .home, prepare: { try tabBar($0)?.removeTab(.trash) },
        presenting: { _ in .tab(.trash) }),
      Refusal(
        .lastTab, start: .home,
        prepare: {
          try tabBar($0)?.removeTab(.trash)
          try tabBar($0)?.removeTab(.tags)
        }, acting: { try tabBar($0)?.removeTab(.notes) }),
      Refusal(.lastPlace, start: .home, acting: { $0.remove($0.id(.tags)) }),
      Refusal(
        .duplicateTab, start: .home,
        acting: { try tabBar($0)?.addTab(.tags, destination: OwnDestination(.loose)) }),
      Refusal(
        .duplicateTab, prepare: { declare(.tabs([.tags: .tags, .tags: .trash]), in: $0) },
        presenting: { _ in .push(.edit) }),
      Refusal(
        .tabNotFound, prepare: { declare(.tabs([.tags: .tags], selected: .notes), in: $0) },
        presenting: { _ in .push(.edit) }),
      Refusal(
        .emptyTabBar, prepare: { declare(.tabs([:]), in: $0) }, presenting: { _ in .push(.edit) }),
      Refusal(
        .emptyTabBar, start: .home,
        acting: {
          try tabBar($0)?.presentDestination(
            destination: SampleTabBar(.edit), in: .tags)
        }),
    ]
  }

  /// Declares another shape for the place ``edit``.
  private static func declare(_ shape: Sample.RouteShape, in flow: SampleTestFlow) {
    flow.flow.register(SampleProvider(TestJournal(), shape: shape), for: .edit)
  }

  private static func tabBar(_ flow: SampleTestFlow) -> SampleTabBar? {
    flow.place(.home) as? SampleTabBar
  }

  private static var splitViewsAndGroups: [Refusal] {
    [
      Refusal(.noSplitView) { _ in .column(.detail, showing: .detail) },
      Refusal(.columnNotFound, start: .wide) { _ in .column(.content, showing: .detail) },
      Refusal(
        .columnNotFound,
        prepare: { declare(.split([.detail: .tags], focused: .sidebar), in: $0) },
        presenting: { _ in .push(.edit) }),
      Refusal(
        .duplicateKey, prepare: { declare(.split([.detail: .tags, .detail: .trash]), in: $0) },
        presenting: { _ in .push(.edit) }),
      Refusal(
        .notAGroup, start: .group,
        prepare: { flow in
          (flow.place(.group) as? SampleGroup)?.addChild(childDestination: FalseGroup())
        },
        acting: { flow in
          (flow.place(.pane) as? FalseGroup)?.addChild(childDestination: OwnDestination(.loose))
        }),
    ]
  }
}

/// Refusals because of sheets.
extension Refusal {
  static var bySheet: [Refusal] {
    [
      Refusal(.noSheet) { _ in .dismissSheet },
      Refusal(
        .alreadyPresenting, prepare: { $0.present(.sheet(.compose)) },
        presenting: {
          asking(.sheet(.edit), from: $0.id(.notes))
        }),
      Refusal(
        .modalRefused, setUp: { $0.policies.modal.whenNested = .refuse },
        prepare: { $0.present(.sheet(.compose)) }, presenting: { _ in .sheet(.edit) }),
    ]
  }
}

/// Refusals while places are built, or before.
extension Refusal {
  static var byBuilding: [Refusal] {
    [
      Refusal(.noProvider, setUp: { $0.missing = [.trash] }, presenting: { _ in .push(.trash) }),
      Refusal(
        .noProvider, setUp: { $0.missing = [.trash] },
        presenting: { _ in
          .path([.push(.detail), .push(.trash)])
        }),
      Refusal(
        .notProvided,
        setUp: {
          $0.missing = [.trash]
          $0.services = $0.services.provides(Sample.DestinationType.self) { _ in nil }
        }, presenting: { _ in .push(.trash) }),
      Refusal(
        .endlessOffer,
        setUp: {
          $0.missing = [.trash]
          $0.services = $0.services.provides(Sample.DestinationType.self) { $0 }
        }, presenting: { _ in .push(.trash) }),
      Refusal(
        .buildFailed,
        setUp: { $0.onBuild = { if $0.type == .edit { throw CancellationError() } } },
        presenting: { _ in .path([.push(.pile), .push(.edit)]) }),
      Refusal(.notBuilt, prepare: { build($0) { _ in nil } }, presenting: { _ in .push(.edit) }),
      Refusal(
        .shapeMismatch, prepare: { build($0) { _ in SampleStack(.edit) } },
        presenting: { _ in
          .push(.edit)
        }),
      Refusal(
        .endlessShape,
        prepare: { $0.flow.register(SampleProvider(shape: .group([.edit])), for: .edit) },
        presenting: { _ in .push(.edit) }),
      Refusal(
        .duplicateID,
        prepare: { flow in
          build(flow) { [weak flow] _ in flow?.place(.notes) as? SampleStack }
        },
        presenting: { _ in .push(.edit) }),
      Refusal(.customRefused) { _ in
        Sample.Presentation(
          destinationType: .edit, presentationType: .custom(presentation: .init { $1(false) }))
      },
      Refusal(
        .missingContent, setUp: { $0.needed = [.detail: .note(1)] },
        presenting: { _ in .path([.push(.edit), .push(.detail)]) }),
      Refusal(
        .unsuitableContent, setUp: { $0.needed = [.detail: .note(1)] },
        presenting: { _ in .push(.detail, content: .note(2)) }),
      Refusal(.misplacedEffect) { _ in .path([.push(.detail), .releasing("pay")]) },
      Refusal(.noValue) { _ in .sending(Int.self) { _ in nil } },
      Refusal(.undeclaredRoute) { _ in .choosing(among: [.edit]) { _ in .push(.detail) } },
      Refusal(
        .windowRefused,
        prepare: {
          $0.openWindow = { _ in throw DestinationError(.windowRefused, "Two are open.") }
        },
        presenting: { _ in .openWindow(.replaceRoot(with: .detail)) }),
    ]
  }

  /// Replaces the provider of the route that the rows present.
  private static func build(
    _ flow: SampleTestFlow,
    by build: @escaping @MainActor (Sample.Presentation) -> SampleDestination?
  ) {
    let provider = SampleProvider()
    provider.builds = build
    flow.flow.register(provider, for: .edit)
  }
}

/// Refusals by the rules of the flow.
extension Refusal {
  static var byRule: [Refusal] {
    [
      Refusal(
        .locked, prepare: { $0.flow.lock(because: "It records.") },
        presenting: { _ in .push(.detail) }),
      Refusal(.noReceiver, acting: { $0.flow.send("a value that no receiver accepts") }),
      Refusal(
        .guardDenied, setUp: { rule($0) { .deny(reason: "Not now.") } },
        presenting: { _ in
          .path([.push(.detail), .push(.edit)])
        }),
      Refusal(
        .guardLoop, setUp: { rule($0) { .redirect(to: .push(.edit)) } },
        presenting: { _ in
          .push(.edit)
        }),
      Refusal(
        code: .queueFull, acknowledgement: .manually,
        setUp: { $0.policies.queueLimit = 1 },
        prepare: { flow in
          flow.interface.acknowledgeAll()
          for _ in 0..<2 { flow.present(.push(.detail)) }
        }, asking: .presentation { _ in .push(.edit) }),
      Refusal(
        .flowEnded, prepare: { $0.closeWindow() }, presenting: { _ in .replaceRoot(with: .tags) }),
    ]
  }

  private static func rule(
    _ world: SampleWorld, _ ruling: @escaping @MainActor @Sendable () -> Sample.Setup.Guard.Ruling
  ) {
    world.guards = [NavigationGuard("rule") { $0.brings(.edit) ? ruling() : .allow }]
  }
}

/// Refusals of links, which are read when it is their turn.
extension Refusal {
  static var byLink: [Refusal] {
    [
      Refusal(.unknownLink, acting: { open("notes://note", in: $0) }),
      Refusal(.unknownLink, setUp: declareLinks, acting: { open("notes://nowhere", in: $0) }),
      Refusal(.malformedLink, setUp: declareLinks, acting: { open("notes://note/%ff", in: $0) }),
      Refusal(.cannotUndo, acting: { $0.flow.undo() }),
      Refusal(.cannotUndo, prepare: { $0.flow.startJournal() }, acting: { $0.flow.redo() }),
      Refusal(
        .unreadableSnapshot, setUp: { $0.snapshots = Sample.snapshots(policy: .fail) },
        acting: { $0.flow.restore(from: Data("no snapshot".utf8)) }),
    ]
  }

  private static func declareLinks(_ world: SampleWorld) {
    world.links = FlowLinks(
      NotesLink.table, path: { _ in [.push(.detail)] }, target: { _ in nil })
  }

  private static func open(_ link: String, in flow: SampleTestFlow) {
    if let url = URL(string: link) { flow.flow.open(url) }
  }
}

/// Refusals of interactions, which are thrown.
extension Refusal {
  static var byInteraction: [Refusal] {
    [
      Refusal(.noAction, acting: { $0.perform(Act.save) }),
      Refusal(.notHandled, setUp: { $0.handled = [.save] }, acting: { $0.perform(Act.save) }),
      Refusal(
        .conflictingAction, setUp: { $0.requests = [.open: request] },
        acting: { $0.perform(Act.open) }),
      Refusal(
        .conflictingAction, setUp: { $0.handled = [.open] }, acting: { $0.perform(Act.open) }),
      Refusal(
        .conflictingAction,
        setUp: { world in
          world.requests = [.load: request]
          world.handled = [.load]
        }, acting: { $0.perform(Act.load) }),
      Refusal(
        .assistantMismatch,
        prepare: { flow in
          let place = flow.place(.notes) as? SampleStack
          guard var presentation = place?.presentation(for: .open) else { return }
          presentation.assistantType = .custom(FalseAssistant())
          place?.updatePresentation(presentation: presentation)
        }, acting: { $0.perform(Act.open) }),
    ]
  }

  private static var request: InteractorConfiguration<Worker, MockInteractor<StoreRequest>> {
    InteractorConfiguration(interactorType: .store, actionType: .load)
  }
}

/// An assistant for places of another app.
private struct FalseAssistant: InterfaceActionConfiguring {
  func configure(
    interfaceAction: InterfaceAction<SystemNavigationType, Sample.DestinationType, Never>,
    interactionType: SystemNavigationType, destination: any Destinationable, content: Never?
  ) -> InterfaceAction<SystemNavigationType, Sample.DestinationType, Never> {
    interfaceAction
  }
}

/// A place that claims to be a group and is none.
private final class FalseGroup: GroupedDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Never

  let id = UUID()
  let type = Sample.DestinationType.pane
  let nodeKind = NodeKind.screen
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
    >()
}
