import Foundation
import Testing

@testable import Destinations
@testable import DestinationsTesting

/// The printed form of public values, as in a log or a debugger.
@MainActor
struct PrintingTests {
  private typealias Presentation = Sample.Presentation
  private typealias Row = (value: any CustomStringConvertible, text: String)

  private func id(_ number: UInt64) -> UUID { UUID(number: number) }

  private let error = DestinationError(.noStack, "There is none")

  private var place: Sample.Place { Sample.Place(.edit, content: .note(7)) }

  private var presentations: [Row] {
    [
      (Presentation.push(.edit, content: .note(7)), "push edit with note(7)"),
      (Presentation.path([.tab(.tags), .sheet(.edit)]), "path [tab tags, sheet edit]"),
      (
        Presentation(presentationType: .sheet(type: .dismiss), actionTargetID: id(4)),
        "dismissSheet at #4"
      ),
      (Presentation.PresentationType.splitView(column: .detail), "column detail"),
      (Presentation.PresentationType.destinationPath(path: [.goBack]), "path [goBack]"),
      (
        SheetPresentationOptions(detents: [.medium, .fraction(0.5)]),
        "SheetPresentationOptions(style: sheet, detents: [medium, fraction(0.5)],"
          + " shouldAnimate: true, allowsInteractiveDismissal: true)"
      ),
      (
        NavigationStackPresentationOptions(shouldAnimate: false),
        "NavigationStackPresentationOptions(shouldAnimate: false, looksLikePush: false)"
      ),
      (
        InterfaceActionData<Sample.DestinationType, Sample.ContentType>(parentID: id(2)),
        "InterfaceActionData(presentationID: nil, destinationType: nil, contentType: nil,"
          + " parentID: #2, actionTargetID: nil, isSystemNavigation: false)"
      ),
      (
        AppDestinationConfigurations<
          Act, Sample.DestinationType, Sample.ContentType, Sample.TabType
        >(configurations: [.open: .push(.edit), .back: .goBack]), "back: goBack, open: push edit"
      ),
    ]
  }

  private var requests: [Row] {
    typealias Ruling = GuardRuling<Sample.DestinationType, Sample.ContentType, Sample.TabType>
    let signal: GuardSignal = "loggedIn"
    return [
      (PendingWork.held(request: 3, signal: signal), "request 3 is held until loggedIn"),
      (PendingWork.lookUp(request: 3), "the link of request 3 is being looked up"),
      (PendingWork.request(interactor: "store", id: id(2)), "store is working for #2"),
      (signal, "loggedIn"), (Ruling.allow, "allow"), (Ruling.deny(reason: "no"), "deny: no"),
      (Ruling.redirect(to: .sheet(.edit)), "redirect to sheet edit"),
      (
        Ruling.hold(until: signal, meanwhile: .sheet(.edit)),
        "hold until loggedIn, meanwhile sheet edit"
      ),
      (RequestOutcome.done(id: nil), "done"), (RequestOutcome.done(id: id(3)), "done at #3"),
      (RequestOutcome.refused(error), "refused: \(error)"),
      (RequestOutcome.superseded(by: 4), "superseded by request 4"),
      (RequestStatus.held, "held"), (RequestStatus.ended(.cancelled), "cancelled"),
      (EventError(error), "\(error)"), (ResultKey<Bool>("isSure"), "isSure"),
      (
        NavigationDifference<Sample.DestinationType, Sample.ContentType>(
          question: ContentBox(
            GateQuestion(
              cause: .user, requesterID: id(1), hostID: nil, arriving: .one(ErasedPayload(place)),
              leaving: .one(.init(id: id(2), payload: ErasedPayload(Sample.Place(.notes)))),
              currentID: nil, nextCurrent: ErasedPayload(place)))),
        "NavigationDifference(cause: user, requesterID: #1, hostID: nil, arriving: [edit],"
          + " leaving: [notes #2], currentID: nil, nextCurrent: edit)"
      ),
      (
        FlowPolicies(),
        "FlowPolicies(modal: ModalPolicy(whenNested: allow, whenOccupied: refuse,"
          + " isApplicationWide: false), allowsHiddenRequesters: false, queueLimit: 1000,"
          + " heldLimit: 1000)"
      ),
      (
        Flow<Sample.DestinationType, Sample.TabType, Sample.ContentType>.BackPlan(
          revealedID: id(1), obstacle: nil), "BackPlan(revealedID: #1, obstacle: nil)"
      ),
    ]
  }

  private var interfaces: [Row] {
    let insert = InterfaceChange.insert(
      InterfaceChange.Place(id: id(3), route: "edit", interface: nil), parentID: id(2), slot: .path,
      options: .plain)
    let transition = InterfaceTransition(
      number: 5, cause: .user,
      changes: [insert, .select(slot: .tab(name: "tags"), parentID: id(1))]
    ) { _ in }
    return [
      (insert, "insert edit #3 on path of #2"),
      (InterfaceCall(insert, in: 1), "insert edit #3 on path of #2"),
      (transition, "5 by user: insert edit #3 on path of #2; select tab tags of #1"),
      (
        InterfaceChange.remove(
          InterfaceChange.Place(id: id(1), route: "home", interface: nil), parentID: nil,
          slot: .path, options: .plain), "remove home #1 as root"
      ),
      (InterfaceChange.Options.plain, "Options(isAnimated: false, sheet: nil, details: nil)"),
      (TabModel(type: Sample.TabType.tags), "tags"),
      (
        SystemNavigationOptions(targetID: id(1)),
        "SystemNavigationOptions(targetID: #1, parentID: nil)"
      ),
    ]
  }

  private var trees: [Row] {
    let notes = Blueprint.stack(place, path: [.screen(Sample.Place(.tags), id: id(2))], id: id(1))
    let tree = (try? PresentationTree(root: notes)) ?? PresentationTree()
    let node = tree.node(id: id(1)).map { [$0] } ?? []
    return [
      (notes, "edit stack (path: 1)"), (notes.slots[0], "Slot(name: path, places: [tags])"),
      (tree, "edit stack #1\n  > tags #2"),
    ] + node.map { ($0, "edit stack #1") } + [
      (Sample.RouteShape.screen, "screen"),
      (Sample.RouteShape.stack(root: .bottom), "container [bottom]"),
      (
        Sample.RouteShape.tabs([.tags: .tags], selected: .tags),
        "tabs selected=tags [Tab(tab: tags, root: tags)]"
      ),
      (Sample.RouteShape.split([.detail: nil]), "split [Column(column: detail, root: nil)]"),
      (
        NavigationGraph.Place(name: "edit"),
        "Place(name: \"edit\", kind: nil, requests: [], handled: [], undeclared: [], answers: [])"
      ),
    ]
  }

  private var records: [Row] {
    let row = NavigationSnapshot.Row(
      "edit", content: .object(["b": .array([.int(1), .null]), "a": .string("x")]))
    return [
      (SnapshotLoss(what: "edit", reason: "gone"), "edit: gone"),
      (row.content ?? .null, #"{"a": "x", "b": [1, null]}"#),
      (
        NavigationSnapshot(rows: [row]),
        "NavigationSnapshot(revision: 1, rows: [Row(tag: \"edit\", parent: nil, slot: nil,"
          + " slots: nil, focus: nil, content: {\"a\": \"x\", \"b\": [1, null]}, isPassive: false,"
          + " sheet: nil, problem: nil)], held: [], omitted: [])"
      ),
      (
        NavigationJournal<Sample.DestinationType, Sample.ContentType>(),
        "NavigationJournal(entries: [])"
      ),
      (PlaceResult.value(3), "value 3"),
    ]
  }

  private var setups: [Row] {
    let provider = SampleProvider()
    let setup = Sample.Setup(
      providers: [.notes: provider, .edit: provider],
      startingDestination: .replaceRoot(with: .notes))
    let links = LinkTable<Int>(LinkOrigin(scheme: "app")) {
      DeepLink("note/{number}", .int) {
        $0
      } values: {
        $0
      }
    }
    return [
      (setup, "setup of edit, notes, starting with replaceRoot notes"),
      (Sample.Module("Notes", providers: [:]), "Notes"),
      (Sample.Setup.Guard("login") { _ in .allow }, "login"), (links, "note/{number}"),
      (LinkOrigin(scheme: "app"), "LinkOrigin(scheme: \"app\", webHosts: [])"),
      (
        Sample.Snapshots { Restorable("edit", .edit) }, "edit"
      ),
      (setup.services.provides(Sample.DestinationType.self) { $0 }, "DestinationType"),
    ]
  }

  private var tests: [Row] {
    [
      (StepExpectation.refused(.noStack), "refused: noStack"),
      (StepExpectation.unchanged, "unchanged"),
      (TestClock.Instant(offset: .seconds(2)), "2.0 seconds"),
      (
        ExplorationReport(
          findings: [], unrepeated: [], runCount: 2, stepCount: 9, ways: [:], untried: []),
        "2 runs, 9 steps, 0 findings"
      ),
      (Sample.Law("calm") { _ in nil }, "calm"),
      (
        [Sample.DestinationType.edit: [.note(1)]]
          as SampleContents<
            Sample.DestinationType, Sample.ContentType
          >,
        "SampleContents(byRoute: [edit: [note(1)]], byInteraction: [], events: [], disturbances: [])"
      ),
    ]
  }

  @Test func `public values are printed briefly, in words or by their properties`() {
    let rows = [presentations, requests, interfaces, trees, records, setups, tests]
    for row in rows.joined() { expectEqual("\(row.value)", row.text) }
  }

  @Test func `the error of a provider that builds nothing names the content it was given`() {
    let flow = SampleWorld(start: .notes).flow()
    let provider = SampleProvider()
    provider.builds = { configuration in
      if configuration.contentType == .note(1) { throw CancellationError() }
      return nil
    }
    flow.flow.register(provider, for: .edit)
    let reasons = [
      flow.present(.push(.edit)), flow.present(.push(.edit, content: .note(2))),
      flow.present(.push(.edit, content: .note(1))),
    ].map { $0.error?.reason }
    flow.expectRefused(.buildFailed)
    expectEqual(
      reasons,
      [
        "The provider of edit was given no content, and returned nil.",
        "The provider of edit was given the content note(2), and returned nil.",
        "The provider of edit was given the content note(1), and threw an error.",
      ])
  }
}
