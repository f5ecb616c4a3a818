import Destinations
import DestinationsTesting
import Testing

/// Presentations that ask the app for another window.
@MainActor
struct WindowTests {
  private enum Tap: String, UserInteractionTypeable, CaseIterable { case open }

  private typealias Provider = RecordingProvider<Sample, Tap, Worker>

  /// An app whose root asks for a window with a note, which no other interaction presents.
  private func setup(
    _ presentation: Sample.Presentation = .openWindow(.replaceRoot(with: .detail)),
    besides routes: [Sample.DestinationType] = [.detail]
  ) -> Sample.Setup {
    let journal = TestJournal()
    let root = Provider(journal, shape: .stack, presentations: [.open: presentation])
    var setup = Sample.Setup(
      providers: [.notes: root], startingDestination: .replaceRoot(with: .notes))
    for route in routes { setup.providers[route] = Provider(journal, shape: .screen) }
    return setup
  }

  /// A window as text.
  private func text(_ window: Sample.Presentation) -> String {
    "\(window) \(window.contentType.map { "\($0)" } ?? "-")"
  }

  @Test func `an interaction asks for a window with its content, and its own window is unchanged`()
    async throws
  {
    let start = Sample.Presentation.replaceRoot(with: .detail)
    try await TestFlow.run(setup()) { flow in
      flow.flow.startJournal()
      flow.perform(Tap.open, content: .note(7), expect: .unchanged)
      flow.perform(Tap.open, expect: .unchanged)
      flow.present(.openWindow(start, content: .note(8)), expect: .unchanged)
      // Content of the presentation itself takes precedence.
      let own = Sample.Presentation.replaceRoot(with: .detail, content: .note(9))
      flow.present(.openWindow(own, content: .note(8)), expect: .unchanged)
      expectEqual(flow.windows.map(\.contentType), [.note(7), nil, .note(8), .note(9)])
      expectEqual(flow.windows.map(\.destinationType), Array(repeating: .detail, count: 4))
      #expect(!flow.flow.canUndo)
      // The new flow starts with the presentation.
      try await TestFlow.run(setup().starting(at: flow.windows[0])) { other in
        other.expectTree("> detail(note(7))")
      }
    }
  }

  @Test func `a request for a window is refused with the app's reason`() async throws {
    try await TestFlow.run(setup()) { flow in
      flow.openWindow = { _ in throw DestinationError(.windowRefused, "There are two already.") }
      let step = flow.perform(Tap.open, expect: .refused(.windowRefused))
      expectEqual(step.error?.userText, "There are two already.")
      flow.openWindow = { _ in throw CancellationError() }
      let other = flow.perform(Tap.open, expect: .refused(.windowRefused))
      #expect(other.error?.underlying is CancellationError)
      expectEqual(flow.windows.count, 2)
    }
    // An app without a handler has one window.
    let flow = Sample.AppFlow(setup())
    flow.start()
    let outcome = await flow.request(.openWindow(.replaceRoot(with: .detail))).outcome
    expectEqual(outcome.error?.code, .windowRefused)
    // A test calls the handler of the setup.
    var own = setup()
    own.openWindow = { _ in throw DestinationError(.windowRefused, "No.") }
    TestFlow(own).perform(Tap.open, expect: .refused(.windowRefused))
  }

  @Test func `a path with a refused window is refused as a whole`() {
    let flow = TestFlow(setup())
    let path = Sample.Presentation.path(
      [.push(.detail), .openWindow(.replaceRoot(with: .detail))], content: .note(7))
    flow.present(path) { $0.push(.detail, content: .note(7)) }
    expectEqual(flow.windows.map(\.contentType), [.note(7)])
    flow.openWindow = { _ in throw DestinationError(.windowRefused, "No.") }
    flow.present(path, expect: .refused(.windowRefused))
  }

  @Test func `a request for a window waits for its turn, and a hidden place makes none`() throws {
    let interface = MockInterface(.manually)
    let flow = TestFlow(setup(), interface: interface)
    flow.perform(Tap.open)
    expectEmpty(flow.windows)
    interface.acknowledgeAll()
    expectEqual(flow.windows.count, 1)

    let other = TestFlow(setup())
    let root = try require(other.flow.tree.rootID)
    other.present(.push(.detail))
    other.perform(Tap.open, at: root, expect: .refused(.requesterHidden))
    expectEmpty(other.windows)
  }

  @Test func `guards are asked in the new window, not in the requesting one`() {
    var guarded = setup()
    guarded.guards = [
      NavigationGuard("no") { $0.brings(.detail) ? .deny(reason: "No.") : .allow }
    ]
    let flow = TestFlow(guarded)
    flow.perform(Tap.open, expect: .unchanged)
    expectEqual(flow.windows.count, 1)
    let other = TestFlow(guarded.starting(at: flow.windows[0]))
    #expect(other.flow.tree.isEmpty)
  }

  @Test func `an embedded flow asks the outermost flow that opens windows`() throws {
    let world = EmbeddingWorld()
    var (asked, inner) = ([String](), world.innerSetup)
    inner.openWindow = { _ in asked.append("inner") }
    var setup = world.setup
    setup.providers[.compose] = DestinationProvider<EmbeddingWorld.Host>(embedding: inner) {
      HostInterface(destination: $0)
    }
    let window = Sample.Presentation.openWindow(.replaceRoot(with: .edit))
    let flow = TestFlow(setup)
    flow.present(.push(.compose))
    flow.inner()?.presentDestination(configuration: window)
    expectEqual(flow.windows.count, 1)
    let plain = Sample.AppFlow(setup)
    plain.start()
    plain.presentDestination(configuration: .push(.compose))
    plain.embeddedFlows.first?.presentDestination(configuration: window)
    expectEqual(asked, ["inner"])
  }

  @Test func `the graph and validation know the routes of windows`() {
    let path = Sample.Presentation.path([.replaceRoot(with: .notes), .push(.detail)])
    let graph = setup(.openWindow(path)).graph()
    expectEqual(
      graph.description,
      """
      -> notes
      notes -- open: openWindow -> notes
      notes -- open: openWindow -> detail
      """)
    expectEmpty(Sample.AppFlow(setup(.openWindow(path))).validate())
    let missing = Sample.AppFlow(setup(besides: [])).validate()
    expectEqual(missing.map(\.code), [.noProvider])
    let nowhere = Sample.AppFlow(setup(.openWindow(.goBack))).validate()
    expectEqual(nowhere.map(\.code), [.noDestinationType])
  }

  @Test func `an alert in a window needs no provider`() {
    let path = Sample.Presentation.path([
      .replaceRoot(with: .notes), .alert(.edit, "Here it is."),
    ])
    expectEmpty(Sample.AppFlow(setup(.openWindow(path))).validate())
  }

  @Test func `explorations ask for windows without opening any, and stay in one window`()
    async throws
  {
    var count = 0
    func explored() -> Sample.Setup {
      var setup = setup()
      setup.openWindow = { _ in count += 1 }
      return setup
    }
    let report = try await explore(explored(), runs: 2, steps: 20)
    expectEmpty(report.findings)
    expectEqual(count, 0)
  }
}
