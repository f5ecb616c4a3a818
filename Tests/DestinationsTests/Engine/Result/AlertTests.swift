import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

/// Alerts and confirmation dialogs: a list of notes, each of which is deleted after a question.
@MainActor
struct AlertTests {
  private enum Shelf: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case list, note, share, deleting, failed }
    enum ContentType: ContentTypeable { case note(Int) }
    typealias TabType = Never

    struct Host: InteractiveInterfacing {
      let destinationState: DestinationInterfaceState<Shelf.EmbeddedFlowOf<Host>>
    }
  }

  private enum Tap: String, UserInteractionTypeable {
    case open, delete, remove, share, warn
  }

  private struct View: InteractiveInterfacing {
    typealias UserInteractionType = Tap
    let destinationState: DestinationInterfaceState<Shelf.ScreenOf<View>>
  }

  private typealias Provider = RecordingProvider<Shelf, Tap, Worker>
  private typealias ShelfFlow = Shelf.TestFlow

  private static let deleting = Shelf.Presentation.alert(
    .deleting, "Delete this note?",
    buttons: [
      .init("Delete", role: .destructive, leadingTo: Tap.remove), .init("Keep", role: .cancel),
    ]
  ) {
    if case .note(let number) = $0 { "It is number \(number)." } else { nil }
  }

  private static let failed = Shelf.Presentation.alert(
    .failed, "It failed.", buttons: [.init("Try again", leadingTo: Tap.share)])

  private static func setup(
    _ change: (inout Shelf.Setup) -> Void = { _ in }
  ) -> Shelf.Setup {
    let journal = TestJournal()
    let note = Provider(
      journal, shape: .screen,
      presentations: [
        .delete: deleting, .remove: .goBack, .share: .sheet(.share), .warn: failed,
      ])
    let share = Provider(
      journal, shape: .screen,
      presentations: [.delete: deleting, .remove: .dismissSheet])
    var setup = Shelf.Setup(
      providers: [
        .list: Provider(journal, shape: .stack, presentations: [.open: .push(.note)]),
        .note: note, .share: share,
      ], startingDestination: .replaceRoot(with: .list))
    change(&setup)
    return setup
  }

  /// A flow at a note, with the alert on it.
  private func asking(
    _ change: (inout Shelf.Setup) -> Void = { _ in }
  ) -> ShelfFlow {
    let flow = ShelfFlow(Self.setup(change), ids: .sequential(), exhaustivity: .off)
    flow.perform(Tap.open, content: .note(7))
    flow.perform(Tap.delete, content: .note(7))
    return flow
  }

  // MARK: - Answers

  @Test func `a chosen button dismisses the alert and performs the interaction to which it leads`()
    async throws
  {
    try await TestFlow.run(Self.setup()) { flow in
      flow.perform(Tap.open) { $0.push(.note) }
      flow.perform(Tap.delete) { $0.alert(.deleting) }
      flow.expectTree("list stack #1\n  path: note #2\n    sheet: > deleting alert #3")
      flow.choose("Keep") { $0.dismissSheet() }
      flow.perform(Tap.delete) { $0.alert(.deleting) }
      let nothing = flow.choose("Nothing", expect: .refused(.noAction))
      expectEqual(
        nothing.error?.reason.hasSuffix(" has no action for Nothing, only for Delete, Keep."), true)
      flow.choose("Delete") {
        $0.dismissSheet()
        $0.goBack()
      }
    }
  }

  @Test func `a button that leads to an interaction passes on the asking interaction's content`()
    async throws
  {
    let setup = Self.setup {
      $0.providers[.list] = Provider(
        TestJournal(), shape: .stack,
        presentations: [
          .open: .push(.note),
          .warn: .confirmation(.failed, "Open it?", buttons: [.init("Open", leadingTo: Tap.open)]),
        ])
    }
    try await TestFlow.run(setup) { flow in
      flow.perform(Tap.warn, content: .note(3)) { $0.alert(.failed, content: .note(3)) }
      flow.choose("Open") {
        $0.dismissSheet()
        $0.push(.note, content: .note(3))
      }
    }
  }

  @Test func `an alert at the end of a path performs its interaction like one that stands alone`() {
    let flow = asking {
      $0.providers[.list] = Provider(
        TestJournal(), shape: .stack,
        presentations: [
          .open: .push(.note), .share: .push(.share),
          .warn: .path([
            .dismissAny,
            .alert(.failed, "Share it?", buttons: [.init("Share", leadingTo: Tap.share)]),
          ]),
        ])
    }
    flow.choose("Keep")
    flow.goBack()
    flow.perform(Tap.warn, content: .note(3))
    flow.choose("Share")
    flow.expectTree("list stack\n  path: > share(note(3))")
  }

  @Test func `an alert declared for going back performs its interaction, and is validated`()
    throws
  {
    func setup(_ next: Tap) -> Shelf.Setup {
      Self.setup {
        let leaving = Shelf.Presentation.alert(
          .failed, "Leave?",
          buttons: [.init("Leave", leadingTo: next), .init("Stay", role: .cancel)])
        $0.providers[.note] = DestinationProvider<Shelf.ScreenOf<View>>(
          presentations: [.remove: .goBack], systemNavigations: [.navigateBackInStack: leaving]
        ) { .init($0) { View(destinationState: .init(destination: $0)) } }
      }
    }
    expectEmpty(Shelf.AppFlow(setup(.remove)).validate().map(\.description))
    expectEqual(Shelf.AppFlow(setup(.share)).validate().map(\.code), [.noAction])
    let graph = setup(.remove).graph()
    expectEqual(graph["failed"]?.kind, .alert)
    expectEqual(graph.edges.filter { $0.origin == "failed" }.count, 2)
    let flow = ShelfFlow(setup(.remove), ids: .sequential(), exhaustivity: .off)
    flow.perform(Tap.open)
    let note = try require(flow.flow.currentDestination)
    note.performSystemNavigationAction(navigationType: .navigateBackInStack)
    flow.choose("Stay")
    flow.expectTree("list stack\n  path: > note")
    note.performSystemNavigationAction(navigationType: .navigateBackInStack)
    flow.choose("Leave")
    flow.expectTree("> list stack")
  }

  @Test func `a button may lead to a window or an effect`() {
    var windows: [Shelf.DestinationType?] = []
    let flow = asking {
      $0.openWindow = { windows.append($0.destinationType) }
      $0.providers[.note] = Provider(
        TestJournal(), shape: .screen,
        presentations: [
          .delete: .alert(
            .deleting, "What?",
            buttons: [
              .init("Window", leadingTo: Tap.share), .init("Lock", leadingTo: Tap.warn),
              .init("Back", leadingTo: Tap.remove),
            ]), .share: .openWindow(.replaceRoot(with: .list)),
          .warn: .locking("it", because: "It is locked."), .remove: .goBack,
        ])
    }
    flow.choose("Window")
    expectEqual(flow.windows.count, 1)
    flow.perform(Tap.delete)
    flow.choose("Lock")
    flow.perform(Tap.delete)
    flow.choose("Back")
    expectEqual(flow.flow.tree.count, 2)
    flow.present(.releasing("it"))
    flow.perform(Tap.delete)
    flow.choose("Back")
    expectEqual(flow.flow.tree.count, 1)
  }

  @Test
  func `a choice of an alert whose buttons lead to interactions must ask for the chosen button`() {
    let choice = Shelf.Presentation.choosing(among: [.failed]) { _ in Self.failed }
    let plain = Shelf.Presentation.choosing(among: [.failed]) { _ in .alert(.failed, "It failed.") }
    let flow = asking {
      $0.providers[.note] = Provider(
        TestJournal(), shape: .screen,
        presentations: [
          .delete: choice, .share: .push(.share), .warn: plain,
          .open: choice.asking(.chosenButton) { $0 == "Try again" ? Tap.share : nil },
        ])
    }
    flow.perform(Tap.delete, expect: .refused(.misplacedEffect))
    flow.perform(Tap.warn)
    flow.choose("OK")
    flow.perform(Tap.open)
    flow.choose("Try again")
    expectEqual(flow.flow.currentDestination?.type, .share)
  }

  @Test func `the interface of an alert has its text, and reports the chosen button`() throws {
    let flow = asking()
    let id = try require(flow.flow.tree.currentID)
    let alert = try require(flow.flow.interface(for: id) as? any AlertInterfacing)
    let prompt = alert.prompt
    expectEqual(prompt.title, "Delete this note?")
    expectEqual(prompt.message, "It is number 7.")
    expectEqual(
      prompt.buttons.map { "\($0.title) \($0.role)" }, ["Delete destructive", "Keep cancel"])
    #expect(flow.flow.tree.node(id: id)?.kind == .alert)
    alert.choose(prompt.buttons[0])
    flow.expectTree("> list stack #1")
    alert.choose(prompt.buttons[0])  // a second tap, while the alert is animated away
    flow.expectTree("> list stack #1")
  }

  @Test func `code that shows an alert receives the title of the chosen button`() async {
    let flow = ShelfFlow(Self.setup(), ids: .sequential(), exhaustivity: .off)
    let result = Task { await flow.flow.result(.chosenButton, of: .alert(.failed, "It failed.")) }
    while flow.flow.tree.count < 2 { await Task.yield() }
    flow.choose("OK")
    await expectEqual(result.value.value, "OK")
    flow.expectTree("> list stack #1")
  }

  // MARK: - While an alert is shown

  @Test func `an alert on screen refuses other places and taps on its presenter`() throws {
    let flow = asking()
    let note = try require(flow.flow.tree.currentID.flatMap { flow.flow.tree.parentID(of: $0) })
    flow.perform(Tap.share, at: note, expect: .refused(.requesterHidden))
    flow.perform(Tap.delete, at: note, expect: .refused(.requesterHidden))
    let requests: [(Shelf.Presentation, DestinationError.Code)] = [
      (.push(.note), .modalRefused), (.add(.note), .modalRefused),
      (.replaceCurrent(with: .note), .modalRefused), (.sheet(.share), .alreadyPresenting),
      (Self.failed, .alreadyPresenting), (.goBack, .nothingToGoBack),
      (.path([.dismissSheet, Self.failed, .push(.note)]), .modalRefused),
    ]
    for (request, code) in requests { flow.present(request, expect: .refused(code)) }
    flow.present(.dismissSheet)
    flow.expectTree("list stack #1\n  path: > note #2")

    var pushed = Self.failed
    pushed.presentationType = .navigationStack(type: .present)
    flow.present(pushed, expect: .refused(.modalRefused))
  }

  @Test func `an alert is shown over a sheet, whatever the policy for nested sheets`() {
    for policy in [
      ModalPolicy(), ModalPolicy(whenNested: .refuse, isApplicationWide: true),
      ModalPolicy(whenNested: .replace), ModalPolicy(whenNested: .hoist),
    ] {
      let flow = ShelfFlow(
        Self.setup { $0.policies.modal = policy }, ids: .sequential(), exhaustivity: .off)
      flow.present(.sheet(.share))
      flow.perform(Tap.delete)
      flow.expectTree("list stack #1\n  sheet: share #2\n    sheet: > deleting alert #3")
      flow.choose("Delete")
      flow.expectTree("> list stack #1")
    }
  }

  @Test func `a sheet or another alert waits for the answer, or replaces the alert, by the policy`()
  {
    let queueing = asking { $0.policies.modal = ModalPolicy(whenOccupied: .queue) }
    queueing.present(.sheet(.share))
    queueing.expectTree("list stack #1\n  path: note #2\n    sheet: > deleting alert #3")
    queueing.choose("Keep")
    queueing.expectTree("list stack #1\n  path: note #2\n    sheet: > share #4")

    let replacing = asking { $0.policies.modal = ModalPolicy(whenOccupied: .replace) }
    replacing.present(Self.failed)
    replacing.expectTree("list stack #1\n  path: note #2\n    sheet: > failed alert #4")
    replacing.choose("Try again")
    replacing.expectTree("list stack #1\n  path: > note #2")
  }

  @Test func `going back chooses the button that cancels, and nothing if there is none`() throws {
    let flow = asking {
      $0.providers[.note] = Provider(
        TestJournal(), shape: .screen,
        presentations: [
          .share: .push(.share), .warn: Self.failed,
          .delete: .alert(
            .deleting, "Stop?", buttons: [.init("No", role: .cancel, leadingTo: Tap.share)]),
        ])
    }
    flow.flow.currentDestination?.performSystemNavigationAction(navigationType: .dismissSheet)
    flow.expectTree("list stack #1\n  path: note #2\n  path: > share #4")
    flow.present(.goBack)
    flow.perform(Tap.warn)
    flow.flow.currentDestination?.performSystemNavigationAction(navigationType: .dismissSheet)
    flow.expectTree("list stack #1\n  path: note #2\n    sheet: > failed alert #5")

    let dragged = asking()
    dragged.dragSheetDown()
    dragged.expectTree("list stack #1\n  path: > note #2")
  }

  @Test func `an alert leaves unanswered with its presenter, or before a link`() throws {
    let leaving = asking()
    leaving.present(.replaceRoot(with: .list))
    leaving.expectTree("> list stack #4")

    let removed = asking()
    removed.remove(try require(removed.flow.tree.nodes.dropFirst().first?.id))
    removed.expectTree("> list stack #1")

    let linked = asking {
      $0.links = FlowLinks(
        LinkTable(LinkOrigin(scheme: "shelf")) {
          DeepLink("{name}", .string) {
            $0
          } values: {
            $0
          }
        }, path: { _ in [.push(.share)] })
    }
    linked.flow.open(try require(URL(string: "shelf://share")))
    linked.expectTree("list stack #1\n  path: > share #4")
  }

  @Test func `the button of an alert in an embedded flow performs its interaction in that flow`()
    throws
  {
    let inner = Self.setup()
    let host = DestinationProvider<Shelf.EmbeddedFlowOf<Shelf.Host>>(embedding: inner) {
      Shelf.Host(destinationState: .init(destination: $0))
    }
    let flow = ShelfFlow(
      Self.setup {
        $0.providers[.share] = host
        $0.startingDestination = .path([.replaceRoot(with: .list), .sheet(.share)])
      }, ids: .sequential(), exhaustivity: .off)
    let embedded = try require(flow.flow.embeddedFlows.first)
    let list = try require(embedded.rootDestination)
    flow.perform(Tap.open, at: list.id)
    flow.perform(Tap.delete, at: try require(embedded.currentDestination).id)
    let alert = try require(embedded.currentDestination)
    expectEqual(embedded.tree.node(id: alert.id)?.kind, .alert)
    (embedded.interface(for: alert.id) as? any AlertInterfacing)?.choose(.init("Delete"))
    #expect(embedded.currentDestination === list && embedded.tree.count == 1)
  }

  @Test func `a guard may keep an alert from arriving or leaving, and then nothing follows`() {
    let denying = asking {
      $0.guards = [
        .init("no") { $0.arriving.map(\.route) == [.deleting] ? .deny(reason: "no") : .allow }
      ]
    }
    denying.expectTree("list stack #1\n  path: > note #2")
    let keeping = asking {
      $0.guards = [.init("stay") { $0.removes(.deleting) ? .deny(reason: "not yet") : .allow }]
    }
    keeping.choose("Delete", expect: .refused(.guardDenied))
    keeping.expectTree("list stack #1\n  path: note #2\n    sheet: > deleting alert #3")
  }

  // MARK: - Snapshots and journals

  @Test func `a snapshot leaves an alert out, and a restored app has none`() async throws {
    let flow = asking {
      $0.snapshots = Shelf.Snapshots {
        Restorable("list", .list)
        Restorable("note", .note) {
          if case .note(let number) = $0 { number } else { nil }
        } content: {
          .note($0)
        }
        Restorable("deleting", .deleting)
      }
    }
    let snapshot = flow.flow.snapshot()
    expectEqual(snapshot.rows.map(\.tag), ["list", "note"])
    expectEmpty(snapshot.omitted.map(\.description))
  }

  @Test func `a held request to show an alert is not saved`() {
    let flow = asking {
      $0.snapshots = Shelf.Snapshots {
        Restorable("list", .list)
        Restorable("deleting", .deleting)
      }
      $0.guards = [
        .init("wait") {
          $0.arriving.contains { $0.route == .deleting } ? .hold(until: "go") : .allow
        }
      ]
    }
    expectEqual(flow.flow.snapshot().held.count, 0)
    expectEqual(flow.flow.pending.count, 1)
  }

  @Test func `undoing and replaying skip alerts`() async throws {
    let flow = ShelfFlow(Self.setup(), ids: .sequential(), exhaustivity: .off)
    flow.flow.startJournal()
    flow.perform(Tap.open)
    flow.perform(Tap.delete)
    expectEqual(flow.flow.journal?.entries.count, 2)
    flow.choose("Delete")
    expectEqual(flow.flow.journal?.entries.count, 3)
    let journal = try require(flow.flow.journal)
    flow.flow.undo()
    flow.expectTree("list stack #1\n  path: > note #4")

    // a place beneath an alert can be undone, and the alert leaves with it
    flow.perform(Tap.delete)
    flow.flow.undo()
    flow.expectTree("> list stack #1")

    let other = ShelfFlow(Self.setup(), ids: .sequential(), exhaustivity: .off)
    let report = await other.flow.replay(journal)
    #expect(report.error == nil)
    other.expectTree("> list stack")
  }

  // MARK: - Validation, graph and explorations

  @Test func `validation finds buttons with undeclared or equal interactions or equal titles`() {
    let faulty = Self.setup {
      $0.providers[.note] = Provider(
        TestJournal(), shape: .screen,
        presentations: [
          .delete: Self.deleting,
          .warn: .path([
            .alert(
              .failed, "It failed.",
              buttons: [
                .init("Again", leadingTo: Act.open), .init("Again"),
                .init("Stop", leadingTo: Act.open),
              ])
          ]),
        ])
    }
    let faults = Shelf.AppFlow(faulty).validate().map { "\($0.code): \($0.reason)" }.sorted()
    let place = "which note does not declare."
    let wanted = [
      "conflictingAction: Several buttons of the alert of warn lead to open.",
      "duplicateKey: Again appears more than once in the alert of warn, so only exact values find it.",
      "noAction: The button Again leads to open, \(place)",
      "noAction: The button Delete leads to remove, \(place)",
      "noAction: The button Stop leads to open, \(place)",
    ]
    expectEqual(faults, wanted)
    expectEmpty(Shelf.AppFlow(Self.setup()).validate().map(\.description))
  }

  @Test func `the graph draws an alert with the edges of its buttons`() {
    let graph = Self.setup().graph()
    expectEmpty(graph.findings().map(\.description))
    let edges = graph.edges.filter { $0.origin == "failed" || $0.target == "failed" }
    expectEqual(
      edges.map(\.description),
      ["note -- warn: alert -> failed", "failed -- Try again: sheet -> share"])
    expectContains(graph.mermaid, "{\"deleting\"}")
    expectContains(graph.dot, "\"failed\" [shape=diamond]")
  }

  @Test func `explorations choose the buttons of alerts, and find the laws that these break`()
    async throws
  {
    let sound = try await explore(
      Self.setup {
        $0.snapshots = Shelf.Snapshots {
          Restorable("list", .list)
          Restorable("note", .note)
          Restorable("share", .share)
        }
      }, seed: 3, runs: 4, steps: 100)
    expectEmpty(sound.findings.map(\.description))

    let wrong = Shelf.Presentation.alert(
      .deleting, "Delete it?", buttons: [.init("Delete", leadingTo: Act.open)])
    let faulty = Self.setup {
      $0.providers[.note] = Provider(
        TestJournal(), shape: .screen, presentations: [.delete: wrong])
    }
    let report = try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        faulty, laws: [.nothingGoesWrong], seed: 3, runs: 4, steps: 100)
    }
    expectContains(report.findings.first?.description ?? "", "tap deleting.Delete")
  }
}
