import DestinationsTesting
import Testing

@testable import Destinations

/// Presentations that choose their route at run time.
@MainActor
struct ChoosingTests {
  private enum Tap: String, UserInteractionTypeable, CaseIterable { case next }

  private typealias Provider = RecordingProvider<Sample, Tap, Worker>

  /// Pushes the detail of a note, or presents a sheet to write one if there is none.
  private let next = Sample.Presentation.choosing(among: [.detail, .compose]) {
    $0 == nil ? .sheet(.compose) : .push(.detail)
  }

  /// An app whose root performs a presentation.
  private func setup(
    _ presentation: Sample.Presentation, besides routes: [Sample.DestinationType],
    _ journal: TestJournal = TestJournal()
  ) -> Sample.Setup {
    let root = Provider(journal, shape: .stack, presentations: [.next: presentation])
    var setup = Sample.Setup(
      providers: [.notes: root], startingDestination: .replaceRoot(with: .notes))
    for route in routes { setup.providers[route] = Provider(journal, shape: .screen) }
    return setup
  }

  @Test func `a presentation chooses its route by the content of the interaction`() async throws {
    try await TestFlow.run(setup(next, besides: [.detail, .compose])) { flow in
      flow.perform(Tap.next) { $0.sheet(.compose) }
      flow.dragSheetDown { $0.dismissSheet() }
      flow.perform(Tap.next, content: .note(7)) { $0.push(.detail, content: .note(7)) }
    }
    let own = Sample.Presentation.choosing(among: [.detail], content: .note(1)) { _ in
      .push(.detail, content: .note(2))
    }
    let flow = SampleWorld(start: .notes).flow()
    flow.present(own) { $0.push(.detail, content: .note(2)) }
  }

  @Test func `a choice may go back, lead along a path, or be part of a path`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.edit))
    flow.present(.choosing(among: [.detail]) { _ in .goBack }) { $0.goBack() }
    let path = Sample.Presentation.choosing(among: [.detail, .compose]) { _ in
      .path([.push(.detail), .path([.sheet(.compose)])])
    }
    flow.present(path) {
      $0.push(.detail)
      $0.sheet(.compose)
    }
    flow.present(.path([.dismissSheet, next, .push(.edit)], content: .note(7))) {
      $0.dismissSheet()
      $0.push(.detail, content: .note(7))
      $0.push(.edit, content: .note(7))
    }
  }

  @Test func `the completions of a choice and of the chosen presentation are called once each`() {
    let flow = SampleWorld(start: .notes).flow()
    var ended: [String] = []
    func next(choosing chosen: Sample.Presentation) -> Sample.Presentation {
      var chosen = chosen
      chosen.completionClosure = { ended.append("chosen \($0)") }
      var choice = Sample.Presentation.choosing(among: [.detail]) { [chosen] _ in chosen }
      choice.completionClosure = { ended.append("choice \($0)") }
      return choice
    }
    flow.present(next(choosing: .push(.detail))) { $0.push(.detail) }
    flow.present(next(choosing: .push(.compose)), expect: .refused(.undeclaredRoute))
    expectEqual(ended, ["chosen true", "choice true", "chosen false", "choice false"])
  }

  @Test func `a choice cannot choose a presentation that has a closure`() {
    let flow = SampleWorld(start: .notes).flow()
    var calls = 0
    let custom = Sample.Presentation(
      presentationType: .custom(
        presentation: .init { _, answer in
          calls += 1
          answer(.done)
        }))
    for inner in [
      custom, next, .openWindow(.replaceRoot(with: .detail)), .path([.push(.detail), next]),
    ] {
      flow.present(
        .choosing(among: [.detail, .compose]) { _ in inner }, expect: .refused(.misplacedEffect))
    }
    expectEqual(calls, 0)
    flow.expectTree("> notes stack #1")
  }

  @Test func `a chosen presentation with an answer is refused`() {
    let answering = Sample.Presentation.push(.detail).answering(.init("number"), with: 1)
    let flow = SampleWorld(start: .notes).flow()
    for chosen in [answering, .path([answering])] {
      flow.present(
        .choosing(among: [.detail]) { _ in chosen }, expect: .refused(.misplacedEffect))
    }
    flow.expectTree("> notes stack #1")
  }

  @Test func `validation reports an element of a path with an answer`() {
    let key = ResultKey<Int>("number")
    func faults(_ presentation: Sample.Presentation) -> [DestinationError.Code] {
      Sample.AppFlow(setup(presentation, besides: [.detail])).validate().map(\.code)
    }
    expectEqual(faults(.path([.push(.detail).answering(key, with: 1)])), [.misplacedEffect])
    expectEmpty(faults(.path([.push(.detail)]).answering(key, with: 1)))
  }

  @Test func `a chosen route that is not declared is refused; only its case has to be declared`() {
    let flow = SampleWorld(start: .notes).flow()
    let (detail, edit) = (Sample.Presentation.push(.detail), Sample.Presentation.push(.edit))
    flow.present(.choosing(among: [.edit]) { _ in detail }, expect: .refused(.undeclaredRoute))
    flow.present(
      .choosing(among: [.edit]) { _ in .path([edit, detail]) }, expect: .refused(.undeclaredRoute))
    flow.present(
      .path([edit, .choosing(among: [.edit]) { _ in detail }]), expect: .refused(.undeclaredRoute))
    flow.expectTree("> notes stack #1")
    #expect(Self.isDeclared(ListRoute.item(2), among: [.item(1)]))
    #expect(!Self.isDeclared(ListRoute.all, among: [.item(1)]))
  }

  private enum ListRoute: RoutableDestinations {
    case all
    case item(Int)
  }

  /// Whether a choice is accepted; the missing provider refuses the request afterwards.
  private static func isDeclared(_ route: ListRoute, among routes: [ListRoute]) -> Bool {
    typealias Lists = Flow<ListRoute, Never, Never>
    let setup = FlowSetup<ListRoute, Never, Never>(
      providers: [:],
      startingDestination: .choosing(among: routes) { _ in .replaceRoot(with: route) })
    let flow = Lists(setup)
    var code: DestinationError.Code?
    flow.onEvent = { if case .refused(let error) = $0.kind { code = error.code } }
    flow.start()
    return code != .undeclaredRoute
  }

  @Test func `guards are asked about the chosen route`() {
    let world = SampleWorld(start: .notes)
    world.guards = [.init("no") { $0.brings(.detail) ? .deny(reason: "No.") : .allow }]
    let flow = world.flow()
    var chosen = next
    chosen.contentType = .note(7)
    flow.present(chosen, expect: .refused(.guardDenied))
    flow.present(next) { $0.sheet(.compose) }
  }

  @Test func `the graph and validation know every route that may be chosen`() {
    let graph = setup(next, besides: [.detail, .compose]).graph()
    expectEqual(
      graph.description,
      """
      -> notes
      notes -- next: choosing -> detail
      notes -- next: choosing -> compose
      """)
    expectEmpty(graph.findings().filter { !$0.description.contains("no action") })
    expectEmpty(Sample.AppFlow(setup(next, besides: [.detail, .compose])).validate())

    let faults = Sample.AppFlow(setup(next, besides: [.detail])).validate()
    expectEqual(faults.map(\.code), [.noProvider])
    #expect(faults.first?.reason.contains("compose") == true)
    let nowhere = setup(.path([.choosing(among: []) { _ in .goBack }]), besides: [])
    expectEqual(Sample.AppFlow(nowhere).validate().map(\.code), [.noDestinationType])
  }

  @Test func `a choice can declare routes of modules`() {
    let choice = DestinationPresentation<AnyRoute, Sample.ContentType, Sample.TabType>
      .choosing(among: [AnyRoute(Sample.DestinationType.detail)]) { _ in .goBack }
    expectEqual(choice.choices, [AnyRoute(Sample.DestinationType.detail)])
  }

  @Test func `explorations know the route that a choice presents`() async throws {
    let journal = TestJournal()
    let choice = Sample.Presentation.choosing(among: [.detail, .edit]) {
      $0 == .note(1) ? .push(.detail) : .push(.edit)
    }
    try await explore(
      setup(choice, besides: [.detail, .edit], journal),
      contents: [.detail: [.note(1)], .edit: [.note(2)]], runs: 2, steps: 40)
    let arrived = journal.lines.filter { $0.hasSuffix("prepareForPresentation") }
    #expect(Set(arrived).isSuperset(of: ["detail", "edit"].map { "\($0) prepareForPresentation" }))
  }
}
