import Destinations
import DestinationsTesting
import Testing

extension ResultKey where Value == Bool {
  fileprivate static var isConfirmed: Self { "isConfirmed" }
}

extension ResultKey where Value == Int {
  fileprivate static var number: Self { "number" }
}

/// The results that came, in order, as text.
@MainActor
private final class Box {
  var results: [String] = []
  var hooks: [Int] = []
}

@MainActor
struct ResultTests {
  private let world = SampleWorld(start: .notes)
  private let box = Box()

  /// Asks from the current place, by an interaction of its table.
  private func ask(
    _ flow: SampleTestFlow, by act: Act = .compose, from asker: Sample.DestinationType = .notes
  ) throws {
    let place = try require(flow.place(asker) as? SampleDestination)
    place.result(.isConfirmed, of: act) { [box] in box.results.append($0.description) }
  }

  private func finish(
    _ flow: SampleTestFlow, _ route: Sample.DestinationType = .compose, with value: Bool = true
  ) throws {
    try #require(flow.place(route)).finish(.isConfirmed, with: value)
  }

  /// A way to end a place, and the result that follows.
  struct Ending: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: Act
    let result: String
    let end: @MainActor @Sendable (SampleTestFlow) throws -> Void

    init(
      _ name: String, _ act: Act, _ result: String,
      end: @escaping @MainActor @Sendable (SampleTestFlow) throws -> Void
    ) {
      testDescription = name
      self.act = act
      self.result = result
      self.end = end
    }
  }

  nonisolated static let endings: [Ending] = [
    Ending("it finishes as a sheet", .compose, "value true") {
      try $0.place(.compose)?.finish(.isConfirmed, with: true)
    },
    Ending("it finishes in a stack", .open, "value false") {
      try $0.place(.detail)?.finish(.isConfirmed, with: false)
    },
    Ending("a presentation dismisses it with an answer", .compose, "value true") {
      $0.present(.dismissSheet.answering(.isConfirmed, with: true))
    },
    Ending("a presentation answers, and it stays", .compose, "value true") {
      $0.present(.sheet(.loose).answering(.isConfirmed, with: true))
      $0.expectCurrent(.loose)
    },
    Ending("a presentation answers another question", .compose, "dismissed") {
      $0.present(.dismissSheet.answering(.number, with: 7))
    },
    Ending("a presentation answers with its content", .compose, "value true") {
      $0.present(chosen(.note(7)).answering(.isConfirmed) { $0 == .note(7) })
    },
    Ending("a presentation makes no answer from its content", .compose, "dismissed") {
      $0.present(chosen(.note(7)).answering(.isConfirmed) { $0 == .note(8) ? true : nil })
    },
    Ending("a presentation without content answers nothing", .compose, "dismissed") {
      $0.present(.dismissSheet.answering(.isConfirmed) { $0 == .note(7) })
    },
    Ending("a path answers with its content", .compose, "value true") {
      $0.present(
        .path([.dismissSheet, .push(.detail)], content: .note(7))
          .answering(.isConfirmed) { $0 == .note(7) })
    },
    Ending("a presentation that is refused answers nothing", .compose, "cancelled") {
      $0.present(.goBack.answering(.isConfirmed, with: true), expect: .refused(.nothingToGoBack))
    },
    Ending("it answers and then leaves", .compose, "value true") {
      $0.place(.compose)?.answer(.isConfirmed, with: true)
      $0.dismissSheet()
    },
    Ending("it answers twice", .compose, "value true") {
      $0.place(.compose)?.answer(.isConfirmed, with: true)
      $0.place(.compose)?.answer(.isConfirmed, with: false)
    },
    Ending("it finishes twice", .compose, "value true") {
      let place = $0.place(.compose)
      try place?.finish(.isConfirmed, with: true)
      #expect(throws: DestinationError.self) { try place?.finish(.isConfirmed, with: false) }
    },
    Ending("the sheet is dismissed", .compose, "dismissed") { $0.dismissSheet() },
    Ending("the sheet is dragged down", .compose, "dismissed") { $0.dragSheetDown() },
    Ending("the user goes back from it", .open, "dismissed") { $0.goBack() },
    Ending("it is removed", .open, "dismissed") { $0.remove($0.id(.detail)) },
    Ending("it answers something else", .open, "dismissed") {
      $0.flow.onEvent = { _ in }
      $0.place(.detail)?.answer(.number, with: 7)
      $0.goBack()
    },
    Ending("another takes its place", .open, "replaced") {
      $0.present(.replaceCurrent(with: .edit))
    },
    Ending("the root is replaced", .open, "cancelled") { $0.present(.replaceRoot(with: .tags)) },
    Ending("the flow ends", .compose, "cancelled") { $0.flow.end() },
  ]

  /// Dismissing a sheet with content.
  private static func chosen(_ content: Sample.ContentType) -> Sample.Presentation {
    var presentation = Sample.Presentation.dismissSheet
    presentation.contentType = content
    return presentation
  }

  @Test(arguments: endings)
  func `every request for a result ends with exactly one result`(_ ending: Ending) async throws {
    let flow = world.flow()
    try ask(flow, by: ending.act)
    expectEmpty(box.results)
    var isToldOf = false
    flow.onEvent = { if case .answered = $0.kind { isToldOf = true } }
    try ending.end(flow)
    flow.flow.end()
    expectEqual(box.results, [ending.result])
    expectEqual(isToldOf, ending.result.hasPrefix("value"), "an answer is reported as an event")
    try await flow.finish()
  }

  @Test func `a place that finishes leaves with everything on it`() throws {
    let flow = world.flow()
    try ask(flow, by: .open)
    flow.present(.path([.push(.edit), .sheet(.compose)]))
    try finish(flow, .detail)
    flow.expectTree("> notes stack #1")
    expectEqual(box.results, ["value true"])

    // A place inside the asked place answers on its behalf.
    let place = try require(flow.place(.notes) as? SampleDestination)
    place.result(.isConfirmed, of: .sheet(.pile)) { [box] in box.results.append($0.description) }
    flow.present(.push(.edit))
    try finish(flow, .edit, with: false)
    flow.expectTree("> notes stack #1")
    expectEqual(box.results, ["value true", "value false"])
  }

  @Test func `several results are awaited at once, each from its own place`() throws {
    let flow = world.flow()
    try ask(flow, by: .open)
    try ask(flow, by: .compose, from: .detail)
    try finish(flow, .compose, with: false)
    expectEqual(box.results, ["value false"])

    // The result of an asking place that has left is `cancelled`.
    try ask(flow, by: .compose, from: .detail)
    try finish(flow, .detail)
    expectEqual(box.results.sorted(), ["cancelled", "value false", "value true"])

    // A place that leaves while a question waits for its turn ends no other question.
    flow.present(.push(.detail))
    flow.interface.acknowledgement = .manually
    flow.present(.push(.edit))
    try ask(flow, by: .compose, from: .detail)
    flow.swipeBack()
    flow.interface.acknowledgeAll()
    try finish(flow, .compose)
    flow.interface.acknowledgeAll()
    expectEqual(box.results.last, "value true")
  }

  @Test(arguments: [
    (Act.load, "noAction", false), (.close, "noSheet", false), (.open, "guardDenied", true),
  ])
  func `a question whose place is never presented is refused and changes nothing`(
    _ act: Act, _ code: String, _ isGuarded: Bool
  ) throws {
    if isGuarded {
      world.guards = [.init("no") { $0.brings(.detail) ? .deny(reason: "No.") : .allow }]
    }
    let flow = world.flow()
    let before = FlowSnapshot(flow, world)
    try ask(flow, by: act)
    #expect(box.results.count == 1 && box.results[0].hasPrefix("refused: \(code)"))
    expectEqual(FlowSnapshot(flow, world), before)
  }

  @Test func `a guard can keep a place and its question, redirect it, or hold it`() throws {
    // A guard that keeps the place keeps the result open.
    world.guards = [.init("stay") { $0.removes(.compose) ? .deny(reason: "No.") : .allow }]
    var flow = world.flow()
    try ask(flow)
    #expect(throws: DestinationError.self) { try finish(flow) }
    flow.expectCurrent(.compose)
    expectEmpty(box.results)

    // A redirection replaces the asked place, and its question.
    world.guards = [.init("login") { $0.brings(.compose) ? .redirect(to: .sheet(.loose)) : .allow }]
    flow = world.flow()
    box.results = []
    try ask(flow)
    flow.expectCurrent(.loose)
    expectEqual(box.results, ["replaced"])

    // A held request is answered after the signal.
    let seen = Box()
    world.guards = [
      .init("login") {
        $0.brings(.compose) && seen.hooks.isEmpty ? .hold(until: "signedIn") : .allow
      }
    ]
    flow = world.flow()
    box.results = []
    try ask(flow)
    seen.hooks.append(1)
    flow.signal("signedIn")
    expectEmpty(box.results)
    try finish(flow)
    expectEqual(box.results, ["value true"])
  }

  @Test func `a place can answer in its presentation hook`() throws {
    world.onBuild = { place in
      place.onHook = { [weak place] in
        if $0 == .prepareForPresentation { place?.answer(.isConfirmed, with: true) }
      }
    }
    let flow = world.flow()
    try ask(flow)
    expectEqual(box.results, ["value true"])
    flow.expectCurrent(.compose)
  }

  @Test func `the first fitting answer in a hook counts, and every other one is reported`() throws {
    world.onBuild = { place in
      place.onHook = { [weak place] in
        guard $0 == .prepareForPresentation else { return }
        place?.answer(.number, with: 7)
        place?.answer(.isConfirmed, with: true)
        place?.answer(.isConfirmed, with: false)
      }
    }
    let flow = world.flow()
    var events: [NavigationEvent.Kind] = []
    flow.onEvent = { events.append($0.kind) }
    try ask(flow)
    expectEqual(box.results, ["value true"])
    let id = flow.id(.compose)
    let answers = events.filter { event in
      switch event {
      case .answered, .answerUnawaited: true
      default: false
      }
    }
    expectEqual(
      answers,
      [
        .answerUnawaited(id: id, key: "number", awaited: nil),
        .answerUnawaited(id: id, key: "isConfirmed", awaited: nil),
        .answered(id: id, key: "isConfirmed"),
      ])
  }

  @Test func `an answer arrives although a listener dismisses its place`() throws {
    let flow = world.flow()
    try ask(flow)
    flow.onEvent = { [weak flow = flow.flow] in
      if case .answered = $0.kind { flow?.presentDestination(configuration: .dismissSheet) }
    }
    flow.place(.compose)?.answer(.isConfirmed, with: true)
    expectEqual(box.results, ["value true"])
    flow.expectCurrent(.notes)
  }

  @Test func `a restored or undone place has no question, and its answer is only reported`() throws
  {
    let flow = world.flow()
    flow.flow.startJournal()
    try ask(flow)
    let relaunched = SampleTestFlow(world.setup, startsAtOnce: false)
    relaunched.restore(flow.flow.snapshot())
    flow.dismissSheet()
    flow.flow.undo()
    for flow in [flow, relaunched] {
      var events: [NavigationEvent.Kind] = []
      flow.onEvent = { events.append($0.kind) }
      let unawaited = NavigationEvent.Kind.answerUnawaited(
        id: flow.id(.compose), key: "isConfirmed", awaited: nil)
      try finish(flow)
      #expect(events.contains(unawaited))
      flow.expectCurrent(.notes)
    }
    expectEqual(box.results, ["dismissed"])
  }

  @Test func `a root cannot finish, and an answer without a question is only reported`() throws {
    let flow = world.flow()
    var events: [NavigationEvent.Kind] = []
    flow.onEvent = { events.append($0.kind) }
    let root = try require(flow.place(.notes))
    let error = #expect(throws: DestinationError.self) {
      try root.finish(.isConfirmed, with: true)
    }
    expectEqual(error?.code, .lastPlace)
    root.answer(.isConfirmed, with: true)
    let last = try require(events.last)
    expectEqual(last, .answerUnawaited(id: root.id, key: "isConfirmed", awaited: nil))
    #expect(!last.isProblem)

    // An answer to another question is reported as a problem.
    try ask(flow)
    events = []
    flow.place(.compose)?.answer(.number, with: 7)
    let other = NavigationEvent.Kind.answerUnawaited(
      id: flow.id(.compose), key: "number", awaited: "isConfirmed")
    expectEqual(events.filter(\.isProblem), [other])
  }
}

/// Awaited results.
@MainActor
struct AwaitedResultTests {
  private let world = SampleWorld(start: .notes)

  /// Awaits a result in a task, and returns once its place is presented.
  private func asking(
    _ flow: SampleTestFlow, for presentation: Sample.Presentation? = nil
  ) async throws -> Task<PlaceResult<Bool>, Never> {
    let place = try require(flow.place(.notes) as? SampleDestination)
    let events = flow.flow.events
    let task = Task {
      guard let presentation else { return await place.result(.isConfirmed, of: .compose) }
      return await place.result(.isConfirmed, of: presentation)
    }
    for await event in events {
      if case .done = event.kind { break }
    }
    return task
  }

  @Test func `a cancelled task gets no answer, and the presented place stays`() async throws {
    let flow = world.flow()
    var task = try await asking(flow)
    task.cancel()
    var results = [await task.value.description]
    flow.expectCurrent(.compose)
    try flow.place(.compose)?.finish(.isConfirmed, with: true)
    flow.expectCurrent(.notes)

    // A presentation of the program asks, too; a place outside of flows is refused.
    task = try await asking(flow, for: .sheet(.compose))
    try flow.place(.compose)?.finish(.isConfirmed, with: true)
    results.append(await task.value.description)
    let loose = await SampleDestination(.loose).result(.isConfirmed, of: .sheet(.compose))
    results.append("\(loose.description.contains("flowEnded"))")

    // The question of a request without a requester is open as long as the asked place is presented.
    var events = flow.flow.events
    task = Task { await flow.flow.result(.isConfirmed, of: .push(.detail)) }
    for await event in events {
      if case .done = event.kind { break }
    }
    flow.present(.push(.edit))
    flow.goBack()
    try flow.place(.detail)?.finish(.isConfirmed, with: true)
    results.append(await task.value.description)

    // The result is `dismissed`, not `replaced`, if another place is replaced in the transition in which the asked one
    // leaves.
    flow.present(.push(.loose))
    events = flow.flow.events
    task = Task { await flow.flow.result(.isConfirmed, of: .push(.detail)) }
    for await event in events {
      if case .done = event.kind { break }
    }
    flow.presentPath([.goBack, .replaceCurrent(with: .edit)])
    results.append(await task.value.description)
    flow.goBack()

    // A task that was cancelled earlier presents nothing.
    task = Task { await flow.flow.result(.isConfirmed, of: .sheet(.compose)) }
    task.cancel()
    results.append(await task.value.description)
    flow.expectTree("> notes stack #1")

    // A task that is cancelled while its request waits for its turn presents nothing, either.
    flow.interface.acknowledgement = .manually
    flow.present(.push(.edit))
    events = flow.flow.events
    task = Task { await flow.flow.result(.isConfirmed, of: .sheet(.compose)) }
    for await event in events {
      if case .queued = event.kind { break }
    }
    task.cancel()
    results.append(await task.value.description)
    flow.interface.acknowledgement = .immediately
    flow.interface.acknowledgeAll()
    flow.expectCurrent(.edit)

    // Dropping a flow ends every wait for a result.
    var other: SampleTestFlow? = world.flow()
    task = try await asking(try require(other))
    other = nil
    results.append(await task.value.description)
    expectEqual(
      results,
      [
        "cancelled", "value true", "true", "value true", "dismissed", "cancelled", "cancelled",
        "cancelled",
      ])
  }

  @Test func `settling waits until the receiver of a result has continued`() async throws {
    let flow = world.flow()
    let task = try await asking(flow)
    let after = Task {
      guard case .value(true) = await task.value else { return }
      flow.flow.presentDestination(configuration: .push(.edit))
    }
    try flow.place(.compose)?.finish(.isConfirmed, with: true)
    expectEqual(flow.flow.pending, [.result(key: "isConfirmed")])
    await flow.flow.settle()
    await after.value
    flow.expectCurrent(.edit)
    // An awaited result.
    await expectEqual(task.value.value, true)
  }
}
