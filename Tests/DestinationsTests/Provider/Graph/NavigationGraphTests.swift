import Destinations
import DestinationsTesting
import Testing

/// The map of an app, as its providers declare it.
@MainActor
struct NavigationGraphTests {
  enum Tap: String, UserInteractionTypeable, CaseIterable { case open, go, close }

  private typealias Route = Sample.DestinationType
  private typealias Provider = RecordingProvider<Sample, Tap, Worker>

  private static func provider(
    _ shape: Sample.RouteShape = .screen, _ presentations: [Tap: Sample.Presentation] = [:],
    asks requests: [Tap: any InteractorConfiguring<Worker>] = [:]
  ) -> Provider {
    Provider(TestJournal(), shape: shape, presentations: presentations, interactors: requests)
  }

  private static func graph(
    _ providers: [Route: Sample.Setup.Provider], start: Sample.Presentation? = nil,
    entries: [Sample.Presentation] = []
  ) -> NavigationGraph {
    Sample.Setup(
      providers: providers, startingDestination: start ?? .replaceRoot(with: .home),
      entries: entries
    ).graph()
  }

  /// The findings, apart from interactions in no table.
  private static func findings(
    _ providers: [Route: Sample.Setup.Provider], entries: [Sample.Presentation] = []
  ) -> [NavigationGraph.Finding] {
    graph(providers, entries: entries).findings().filter {
      if case .undeclared = $0 { false } else { true }
    }
  }

  private static let tabs: [Route: Sample.Setup.Provider] = [
    .home: provider(.tabs([.notes: .notes, .tags: .tags])),
    .notes: provider(.stack, [.open: .push(.detail), .go: .tab(.tags)]),
    .tags: provider(
      .screen,
      [.open: .tab(.notes, showing: .detail), .go: .path([.sheet(.compose), .push(.edit)])]),
    .detail: provider(.screen, [.go: .replaceCurrent(with: .edit), .close: .goBack]),
    .edit: provider(
      .screen, [.close: .moveToNearest(.notes), .go: .goBack(2), .open: .popToRoot]),
    .compose: provider(.stack, [.close: .dismissSheet, .go: .tab(.tags, toRoot: true)]),
  ]

  @Test func `a graph describes every edge with its interaction and presentation`() {
    expectEqual(
      Self.graph(Self.tabs).description,
      """
      -> home
      compose -- close: dismissSheet -> …
      compose -- go: tabRoot tags -> tags
      detail -- close: goBack -> …
      detail -- go: replaceCurrent -> edit
      edit -- close: moveToNearest -> notes
      edit -- go: goBack 2 -> …
      edit -- open: popToRoot -> …
      home -- tab notes -> notes
      home -- tab tags -> tags
      notes -- go: tab tags -> tags
      notes -- open: push -> detail
      tags -- go: path -> compose
      tags -- go: path -> edit
      tags -- open: tab notes -> detail
      """)
    expectEqual(Self.findings(Self.tabs), [])
  }

  @Test func `a graph lists kinds, requests and undeclared interactions of places`() throws {
    let load = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
      interactorType: .store, actionType: .load)
    let graph = Self.graph([.home: Self.provider(.stack, [.go: .goBack], asks: [.open: load])])
    let home = try require(graph["home"])
    expectEqual(home.kind, .stack)
    expectEqual(home.requests, ["open"])
    expectEqual(home.undeclared, ["close"])
    expectEqual(graph.findings(), [.undeclared(interaction: "close", place: "home")])
  }

  @Test func `a graph lists the interactions of state models, which may lead anywhere`() throws {
    let home = Self.provider(.screen, [.go: .replaceRoot(with: .tags)])
    let tags = Self.provider(.screen, [.go: .replaceRoot(with: .notes)])
    let notes = Self.provider(.screen, [.go: .replaceRoot(with: .tags)])
    func findings() -> [NavigationGraph.Finding] {
      let providers: [Route: Sample.Setup.Provider] = [.home: home, .tags: tags, .notes: notes]
      return Self.graph(providers, start: .replaceRoot(with: .home)).findings()
    }
    for provider in [home, tags, notes] { provider.handledInteractions = [.open, .close] }
    expectEqual(findings(), [])
    expectEqual(Self.graph([.home: home])["home"]?.handled, ["close", "open"])
    expectEqual(Self.graph([.home: home])["home"]?.undeclared, [])
    home.handledInteractions = [.open]
    expectEqual(findings(), [.undeclared(interaction: "close", place: "home")])
  }

  @Test func `routes with the same case are one place of a graph`() throws {
    enum Numbered: DestinationTypes { typealias DestinationType = LeftModule.Route }
    typealias Provider = RecordingProvider<Numbered, Tap, Worker>
    let load = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
      interactorType: .store, actionType: .load)
    let one = Provider(presentations: [.open: .goBack], interactors: [.go: load])
    let other = Provider(presentations: [.go: .goBack])
    other.handledInteractions = [.open]
    let graph = Numbered.Setup(
      providers: [.note(1): one, .note(2): other], startingDestination: .replaceRoot(with: .note(1))
    ).graph()
    expectEqual(graph.places.map(\.name), ["note"])
    let note = try require(graph["note"])
    expectEqual(note.requests, ["go"])
    expectEqual(note.handled, ["open"])
    expectEqual(note.undeclared, ["close"])
  }

  @Test func `a graph names missing providers and the places that lead to them`() {
    let providers: [Route: Sample.Setup.Provider] = [
      .home: Self.provider(.group([.tags]), [.open: .push(.detail), .go: .sheet(.detail)])
    ]
    expectEqual(
      Self.findings(providers),
      [
        .missingProvider(place: "detail", from: ["home"]),
        .missingProvider(place: "tags", from: ["home"]),
      ])
  }

  @Test func `a place presented only by code is unreachable unless it is an entry`() {
    let providers: [Route: Sample.Setup.Provider] = [
      .home: Self.provider(.screen, [.go: .moveToNearest(.tags)]),
      .notes: Self.provider(.screen, [.open: .push(.tags)]), .tags: Self.provider(),
    ]
    expectEqual(
      Self.findings(providers), [.unreachable(place: "notes"), .unreachable(place: "tags")])
    expectEqual(Self.findings(providers, entries: [.push(.notes)]), [])
  }

  @Test func `places that guards present are reachable, and are left by their signal`() {
    let modal = SheetPresentationOptions(allowsInteractiveDismissal: false)
    let setup = Sample.Setup(
      providers: [.home: Self.provider(), .compose: Self.provider()],
      startingDestination: .replaceRoot(with: .home),
      guards: [
        .loginGuard(
          signal: "in", login: .sheet(.compose, options: modal), isLoggedIn: { true },
          protects: { _ in false }),
        .confirmBeforeLeaving(signal: "out", asking: .sheet(.tags)) { _ in false },
        .init("help", presents: [.path([.push(.edit)])]) { _ in .allow },
      ])
    let graph = setup.graph()
    expectEqual(
      graph.description,
      """
      -> home
      * -- guard login: sheet -> compose
      * -- guard confirmBeforeLeaving: sheet -> tags
      * -- guard help: path -> edit
      """)
    expectEqual(
      graph.findings().map(\.description).filter { !$0.contains("has no action") },
      ["edit", "tags"].map {
        "\($0) has no provider, but is presented from anywhere. Register a provider for it."
      })
    expectContains(graph.mermaid, "  anywhere -.->|\"guard login\"| p0")
    expectEqual(
      Sample.AppFlow(setup).validate().map(\.reason),
      [
        "The guard confirmBeforeLeaving presents tags, which has no provider.",
        "The guard help[0] presents edit, which has no provider.",
      ])
  }

  private struct Show: Sendable { let isNew: Bool }
  private struct Hint: Sendable {}

  @Test func `presentations for received values are on the graph, as far as samples show`() {
    let notes = Self.provider(.stack, [.open: .push(.tags)])
    notes.services = PlaceServices().receives(Show.self) {
      $0.isNew ? .sheet(.compose) : .push(.detail)
    }
    let setup = Sample.Setup(
      providers: [
        .home: Self.provider(.stack, [.close: .goBack]), .notes: notes,
        .detail: Self.provider(.screen, [.close: .goBack]), .compose: Self.provider(),
        .trash: Self.provider(),
      ], startingDestination: .replaceRoot(with: .home)
    ).receives(Hint.self) { _ in .replaceRoot(with: .trash) }
    let open = setup.graph()
    expectEqual(
      open.mermaid,
      """
      flowchart LR
        p0("compose")
        p1("detail")
        p2[["home"]]
        p3[["notes<br/>receives Show"]]
        p4{{"tags"}}
        p5("trash")
        anywhere(("anywhere<br/>receives Hint"))
        start((start)) --> p2
        p3 -->|"open"| p4

      """)
    let unreachable = ["compose", "detail", "notes", "trash"]
      .map { NavigationGraph.Finding.unreachable(place: $0) }
    expectEqual(open.findings().filter(unreachable.contains), unreachable)
    let graph = setup.graph(sending: [Show(isNew: true), Show(isNew: false), Hint()])
    #expect(
      graph.findings().filter(unreachable.contains) == [.unreachable(place: "notes")]
        && graph.findings().contains(.deadEnd(places: ["trash"]))
        && graph.mermaid.contains("anywhere --o|"))
    expectEqual(
      graph.dot,
      #"""
      digraph navigation {
        rankdir=LR;
        "" [shape=point];
        "compose" [shape=ellipse];
        "detail" [shape=ellipse];
        "home" [shape=box];
        "notes" [shape=box];
        "tags" [shape=hexagon];
        "trash" [shape=ellipse];
        "*" [label="anywhere", shape=circle];
        "" -> "home";
        "notes" -> "tags" [label="open", style=solid];
        "notes" -> "compose" [label="receives Show", style=solid, arrowhead=dot];
        "notes" -> "detail" [label="receives Show", style=solid, arrowhead=dot];
        "*" -> "trash" [label="receives Hint", style=solid, arrowhead=dot];
      }

      """#)
  }

  @Test func `places that cannot be left are a dead end, unless they are the largest such group`() {
    func around(_ way: Sample.Presentation, _ end: Provider) -> [NavigationGraph.Finding] {
      Self.findings([
        .home: Self.provider(.stack, [.open: .push(.notes), .go: way]),
        .notes: Self.provider(.screen, [.close: .goBack]), .trash: end,
      ])
    }
    let deadEnd = [NavigationGraph.Finding.deadEnd(places: ["trash"])]
    let modal = SheetPresentationOptions(allowsInteractiveDismissal: false)
    let load = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
      interactorType: .store, actionType: .load)
    expectEqual(around(.replaceRoot(with: .trash), Self.provider()), deadEnd)
    expectEqual(around(.sheet(.trash, options: modal), Self.provider()), deadEnd)
    expectEqual(
      around(.sheet(.trash, options: .init(style: .fullScreenCover)), Self.provider()), deadEnd)
    expectEqual(
      around(.sheet(.trash, options: modal), Self.provider(.screen, [.close: .dismissSheet])), [])
    expectEqual(around(.sheet(.trash), Self.provider()), [])
    expectEqual(around(.push(.trash), Self.provider()), [])
    // Going back ends at the bottom of a pushed stack.
    expectEqual(around(.push(.trash), Self.provider(.stack, [.close: .goBack])), deadEnd)
    expectEqual(around(.sheet(.trash), Self.provider(.stack)), [])
    expectEqual(around(.replaceRoot(with: .trash), Self.provider(.screen, asks: [.open: load])), [])
    expectEqual(
      around(.replaceRoot(with: .trash), Self.provider(.screen, [.go: .replaceRoot(with: .home)])),
      [])
    // A replacement leads back to the same places as the replaced place, even if the replaced place
    // was itself a replacement.
    expectEqual(
      Self.findings([
        .home: Self.provider(.stack, [.open: .push(.trash)]),
        .trash: Self.provider(.screen, [.go: .replaceCurrent(with: .tags)]),
        .tags: Self.provider(.screen, [.go: .replaceCurrent(with: .edit)]), .edit: Self.provider(),
      ]), [])
    // Places that lead only to each other are one dead end.
    expectEqual(
      Self.findings([
        .home: Self.provider(
          .stack, [.open: .push(.notes), .close: .push(.edit), .go: .replaceRoot(with: .trash)]),
        .notes: Self.provider(.screen, [.close: .goBack]),
        .edit: Self.provider(.screen, [.close: .goBack]),
        .tags: Self.provider(.screen, [.go: .replaceRoot(with: .trash)]),
        .trash: Self.provider(.screen, [.go: .replaceRoot(with: .tags)]),
      ]), [.deadEnd(places: ["tags", "trash"])])
    // Each kind of finding has a remedy.
    let findings: [NavigationGraph.Finding] = [
      .missingProvider(place: "a", from: ["b", "c"]), .unreachable(place: "a"),
      .deadEnd(places: ["a"]), .deadEnd(places: ["a", "b"]),
      .undeclared(interaction: "open", place: "a"),
    ]
    expectEqual(
      findings.map { $0.description.split(separator: ". ").last.map(String.init) },
      [
        "Register a provider for it.",
        "Declare a presentation of it, in entries if only code makes it.",
        "Declare an interaction that leads out; going back does not leave a pushed stack.",
        "Declare an interaction that leads out.",
        "Declare its presentation or request, or that the state model handles it.",
      ])
    // A place that replaces a pushed one leads back to the same place.
    expectEqual(
      Self.findings([
        .home: Self.provider(.stack, [.open: .push(.notes)]),
        .notes: Self.provider(.screen, [.go: .replaceCurrent(with: .trash)]),
        .trash: Self.provider(),
      ]), [])
  }

  @Test func `an embedded flow is part of the outer flow's graph`() {
    let inner = Sample.Setup(
      providers: [.first: Self.provider(.stack, [.open: .push(.tags), .go: .push(.second)])],
      startingDestination: .replaceRoot(with: .first))
    let graph = Self.graph([
      .home: DestinationProvider<EmbeddingWorld.Host>(embedding: inner), .tags: Self.provider(),
    ])
    expectEqual(graph["home/first"]?.kind, .stack)
    expectEqual(
      graph.edges.map(\.description),
      [
        "home -- flow -> home/first", "home/first -- go: push -> home/second",
        "home/first -- open: push -> tags",
      ])
    expectEqual(
      graph.findings().first, .missingProvider(place: "home/second", from: ["home/first"]))
  }

  @Test func `a running flow computes the graph of its current providers`() {
    let flow = Sample.AppFlow(
      Sample.Setup(
        providers: [.home: Self.provider()], startingDestination: .replaceRoot(with: .home)))
    expectEmpty(flow.graph().edges)
    flow.register(Self.provider(.screen, [.open: .sheet(.compose)]), for: .home)
    expectEqual(flow.graph().edges.map(\.target), ["compose"])
  }

  @Test func `drawings of a graph show places, edges and missing providers`() {
    let graph = Self.graph([
      .home: Self.provider(
        .tabs([.notes: .notes]),
        [.open: .sheet(.compose), .go: .sheet(.compose), .close: .replaceRoot(with: .home)]),
      .notes: Self.provider(.screen, [.open: .push(.compose), .close: .goBack]),
    ])
    expectEqual(
      graph.mermaid,
      """
      flowchart LR
        p0{{"compose"}}
        p1[["home"]]
        p2("notes")
        start((start)) --> p1
        p1 ---|"tab notes"| p2
        p1 ==>|"close"| p1
        p1 -.->|"go<br/>open"| p0
        p2 -->|"open"| p0

      """)
    expectEqual(
      graph.dot,
      #"""
      digraph navigation {
        rankdir=LR;
        "" [shape=point];
        "compose" [shape=hexagon];
        "home" [shape=box];
        "notes" [shape=ellipse];
        "" -> "home";
        "home" -> "notes" [label="tab notes", style=solid, arrowhead=none];
        "home" -> "home" [label="close", style=bold];
        "home" -> "compose" [label="go\nopen", style=dotted];
        "notes" -> "compose" [label="open", style=solid];
      }

      """#)
  }

  @Test func `backslashes and quotation marks in names are escaped for Graphviz`() {
    let setup = Odd.Setup(providers: [:], startingDestination: .replaceRoot(with: .folder))
    expectEqual(setup.graph().dot.contains(#""" -> "C:\\\"notes\"\\";"#), true)
  }

  @Test func `a route that is named like the origin anywhere is not drawn as anywhere`() {
    let setup = Odd.Setup(
      providers: [:], startingDestination: .replaceRoot(with: .star),
      guards: [.redirecting("in", to: .push(.star)) { _ in false }])
    expectEqual(
      setup.graph().mermaid,
      """
      flowchart LR
        p0{{"'*'"}}
        anywhere(("anywhere"))
        start((start)) --> p0
        anywhere -->|"guard in"| p0

      """)
  }
}

/// An app with routes whose names have characters with a meaning for Graphviz and for graphs.
private enum Odd: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case folder = #"C:\"notes"\"#
    case star = "*"
  }
}
