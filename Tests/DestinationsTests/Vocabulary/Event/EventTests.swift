import Destinations
import DestinationsTesting
import Foundation
import Testing

/// An error that runs a closure whenever it is described.
private struct TalkativeError: Error, CustomStringConvertible {
  let talk: @MainActor @Sendable () -> Void

  var description: String {
    MainActor.assumeIsolated { talk() }
    return "talkative"
  }
}

@MainActor
struct EventTests {
  private func events(
    of flow: SampleTestFlow, _ work: () -> Void
  ) -> [NavigationEvent] {
    var events: [NavigationEvent] = []
    flow.onEvent = { events.append($0) }
    work()
    return events
  }

  private func expectKinds(_ kinds: [String], of events: [NavigationEvent], line: Int = #line) {
    expectEqual(events.map { "\($0.kind)" }, kinds, "line \(line)")
  }

  @Test func `the events of a request are reported in order, with its number`() throws {
    // the events of a request arrive in order, with its number
    do {
      let flow = SampleWorld(start: .notes).flow()
      let events = events(of: flow) { flow.present(.push(.detail)) }
      expectEqual(
        events.map(\.description),
        [
          "2 request 2 requested by program: push detail",
          "3 request 2 presented detail #2", "4 request 2 disappeared notes #1",
          "5 request 2 appeared detail #2", "6 request 2 done",
        ].renumbered(like: events))
    }
    // selecting and removing are reported
    do {
      let flow = SampleWorld().flow()
      flow.present(.push(.detail))
      let selected = events(of: flow) { flow.tapTab(.tags) }
      expectKinds(
        [
          "requested by system: arrange", "disappeared detail #5",
          "appeared tags #3", "selected tags of #1", "done",
        ], of: selected)
      flow.tapTab(.notes)
      let removed = events(of: flow) { flow.goBack() }
      expectKinds(
        [
          "requested by program: goBack", "disappeared detail #5", "appeared notes #2",
          "removed detail #5", "done",
        ], of: removed)
    }
    // a refusal is reported with its code
    do {
      let flow = SampleWorld(start: .notes).flow()
      let events = events(of: flow) { flow.goBack() }
      guard case .refused(let error)? = events.last?.kind else {
        _ = Issue.record("not refused")
        return
      }
      #expect(error.code == .nothingToGoBack && error.text.contains("bottom of its stack"))
    }
  }

  @Test func `events belong to their requests and are numbered without gaps`() throws {
    // events belong to the running request, even if others are made meanwhile
    do {
      let world = SampleWorld(start: .notes)
      var flow: SampleTestFlow?
      defer { flow = nil }
      world.onBuild = { destination in
        guard destination.type == .detail else { return }
        destination.onHook = {
          if $0 == .prepareForPresentation {
            flow?.flow.presentDestination(configuration: .push(.edit))
          }
        }
      }
      flow = world.flow()
      let step = flow?.present(.push(.detail))
      let presented = step?.events.compactMap { event -> [String]? in
        guard case .presented(_, let route) = event.kind else { return nil }
        return [route, "\(event.requestNumber ?? 0)"]
      }
      expectEqual(presented, [["detail", "2"], ["edit", "3"]])
      let queued = step?.events.first { $0.kind == .queued }
      expectEqual(queued?.requestNumber, 3)
    }
    // waiting and cancelling are reported
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      let events = events(of: flow) { flow.flow.request(.push(.detail)).cancel() }
      expectKinds(
        [
          "requested by program: push detail", "queued", "cancelled",
        ], of: events)
    }
    // events are numbered without gaps
    do {
      let flow = SampleWorld().flow()
      let events = events(of: flow) {
        flow.presentPath([.push(.detail), .sheet(.compose)])
        flow.goBack()
        flow.dragSheetDown()
      }
      let numbers = events.map(\.number)
      expectEqual(numbers, Array((numbers.first ?? 0)..<((numbers.first ?? 0) + numbers.count)))
    }
  }

  @Test func `events can be encoded and decoded`() throws {
    let flow = SampleWorld().flow()
    let events = events(of: flow) {
      flow.presentPath([.push(.detail), .sheet(.compose)])
      flow.dragSheetDown()
    }
    try expectEqual(JSONDecoder().decode([NavigationEvent].self, from: text(of: events)), events)

    // every kind of event, by names
    let error = EventError(DestinationError(.noTree, "Nothing is presented yet."))
    let id = UUID()
    let kinds: [NavigationEvent.Kind] = [
      .requested(cause: .user, what: "push"), .queued, .refused(error), .done, .unchanged,
      .cancelled,
      .ruled(guardName: "login", ruling: "deny"), .superseded(by: 3),
      .presented(id: id, route: "list"), .removed(id: id, route: "list"),
      .appeared(id: id, route: "list"), .disappeared(id: id, route: "list"),
      .selected(container: id, slot: "tab notes"), .resultUnhandled(id: id, request: "load"),
      .resultDiscarded(id: id, interactor: "store"), .answered(id: id, key: "choice"),
      .answerUnawaited(id: id, key: "choice", awaited: nil),
      .answerUnawaited(id: id, key: "choice", awaited: "tag"),
      .notSaved(id: id, route: "list", reason: "no tag"),
      .requestNotSaved(what: "push", reason: "no tag"),
      .notRestored(what: "list", reason: "no provider"), .restored(count: 2, lost: 1),
      .setupFault(error), .startRefused(error), .parentIgnored(id: id),
      .interfaceReplaced, .interfaceSilent(transition: 4, containers: [id]),
      .providerReplaced(route: "list"), .offerReplaced(type: "Place"),
      .notProvided(error),
      .error(error, id: id),
    ]
    try expectEqual(JSONDecoder().decode([NavigationEvent.Kind].self, from: text(of: kinds)), kinds)
    let written = try String(decoding: text(of: [kinds[8], .queued]), as: UTF8.self)
    expectEqual(written, #"[{"presented":{"id":"\#(id)","route":"list"}},{"queued":{}}]"#)

    // data without an event are refused
    for text in ["{}", #"{"queued":{},"done":{}}"#, #"{"presented":{}}"#, #"{"slept":{}}"#] {
      let kind = try? JSONDecoder().decode(NavigationEvent.Kind.self, from: Data(text.utf8))
      expectNil(kind, text)
    }
  }

  private func text(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  @Test func `changes that an app makes are reported as events to listeners`() {
    // a replaced provider is reported
    do {
      let flow = SampleWorld(start: .notes).flow()
      let events = events(of: flow) { flow.flow.register(SampleProvider(), for: .detail) }
      expectKinds(["replaced the provider of detail"], of: events)

      // A request that a listener makes is done at once.
      flow.onEvent = { [weak flow] event in
        guard case .providerReplaced = event.kind else { return }
        flow?.flow.presentDestination(configuration: .push(.detail))
      }
      flow.flow.register(SampleProvider(), for: .detail)
      flow.expectCurrent(.detail)
    }
    // an interface that is attached in place of another is reported
    do {
      let flow = SampleWorld(start: .notes).flow()
      let (first, second) = (flow.interface, MockInterface())
      let told = [first, second, second, first].map { interface in
        events(of: flow) { flow.flow.attach(interface) }.map(\.kind)
      }
      expectEqual(told, [[], [.interfaceReplaced], [], [.interfaceReplaced]])
      // A request of a listener comes after the new interface has the tree.
      flow.onEvent = { [weak flow] event in
        guard event.kind == .interfaceReplaced else { return }
        flow?.flow.presentDestination(configuration: .push(.detail))
      }
      flow.flow.attach(second)
      expectEqual(second.calls.suffix(2).map(\.route), ["notes", "detail"])
    }
    // an interface that is attached after another was released replaces none
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      var told = 0
      flow.onEvent = { if $0.kind == .interfaceReplaced { told += 1 } }
      do { flow.attach(MockInterface()) }
      let interface = MockInterface()
      flow.attach(interface)
      expectEqual(told, 0)
    }
    // a parent that is set for a presented place changes nothing and is reported
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      let events = events(of: flow) { flow.place(.detail)?.setParentID(id: UUID()) }
      flow.expectParent(.notes, of: .detail)
      expectEqual(events.first?.description.contains("ignored the parent"), true)
    }
    // rulings of guards are reported, and have no other effect here
    do {
      let world = SampleWorld(start: .notes)
      world.guards = [
        .init("one") { $0.brings(.detail) ? .deny(reason: "No.") : .allow },
        .init("two") { $0.brings(.edit) ? .redirect(to: .push(.loose)) : .allow },
        .init("three") { $0.brings(.wide) ? .hold(until: "login") : .allow },
      ]
      let flow = world.flow()
      let events = events(of: flow) {
        for route: Sample.DestinationType in [.detail, .edit, .wide] {
          flow.flow.request(.push(route))
        }
      }
      let ruled = events.filter { if case .ruled = $0.kind { true } else { false } }
      expectKinds(
        [
          "guard one denied: No.", "guard two redirected",
          "guard three held until login",
        ], of: ruled)
    }
    // faults of a setup and the result of a restoration are reported
    do {
      let world = SampleWorld(start: .notes)
      let snapshot = world.flow().flow.snapshot()
      world.missing = [.detail]
      let flow = Sample.AppFlow(world.setup)
      var told: [String] = []
      flow.onEvent = { told.append("\($0.kind)") }
      flow.restore(snapshot)
      let ways = ["fault in the setup: noProvider", "restored 1, lost 0"]
      expectEqual(ways.map { way in told.contains { $0.hasPrefix(way) } }, [true, true])
    }
    // without a listener, no problem is lost
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      flow.start()
      flow.onEvent = nil
      flow.presentDestination(configuration: .goBack)
      expectNil(flow.onEvent)
    }
  }

  @Test func `an event states what happened, and what to do`() {
    let id = UUID()
    let kinds: [(NavigationEvent.Kind, String)] = [
      (.resultUnhandled(id: id, request: "Load"), "the result of Load was not handled at"),
      (.resultDiscarded(id: id, interactor: "store"), "discarded a result of store that"),
      (.answerUnawaited(id: id, key: "a", awaited: "b"), "which nothing waits for; it waits for b"),
      (.notSaved(id: id, route: "detail", reason: "No."), "is not in the snapshot: No."),
      (.requestNotSaved(what: "push", reason: "No."), "the held request push is not in"),
      (.notRestored(what: "push", reason: "No."), "did not restore push: No."),
    ]
    expectEmpty(kinds.filter { !$0.0.description.contains($0.1) })
  }

  #if os(macOS) || os(Linux)
    @Test func `a problem without a listener is written to standard error`()
      async throws
    {
      let exit = try await #require(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        await EventTests.logProblems()
      }
      let text = String(decoding: exit.standardErrorContent, as: UTF8.self)
      let words = ["alone", "within", "heard", "around", "streamed", "free", "child"]
      let unheard = words.filter { $0 != "heard" && $0 != "around" }
      expectEqual(words.filter { text.contains("(\($0))") }, unheard)
    }
  #endif

  /// Logs problems in flows with a sink, with none, and with a reader of events alone.
  private static func logProblems() {
    func log(_ word: String, at place: (any Destinationable)?) {
      place?.logError(error: DestinationError(.targetGone, "It is (\(word))."))
    }
    func log(_ word: String, in flow: Sample.AppFlow?) { log(word, at: flow?.rootDestination) }
    let (group, child) = (SampleGroup(.group), SampleDestination(.first))
    group.addChild(childDestination: child)
    log("free", at: group)
    log("child", at: child)
    let flow = Sample.AppFlow(EmbeddingWorld().setup)
    flow.start()
    flow.presentDestination(configuration: .push(.compose))
    let inner = flow.embeddedFlows.first
    log("alone", in: flow)
    log("within", in: inner)
    flow.onEvent = { _ in }
    log("heard", in: flow)
    log("around", in: inner)
    flow.onEvent = nil
    let events = flow.events
    log("streamed", in: flow)
    withExtendedLifetime(events) {}
  }

  @Test func `problems are reported in order, whatever their listeners do`() {
    // a request that a listener makes about a problem waits until all listeners have received the problem
    do {
      let flow = SampleWorld(start: .notes).flow()
      var order: [String] = []
      flow.onEvent = { [weak flow] event in
        guard let flow, case .error = event.kind else { return }
        flow.flow.presentDestination(configuration: .push(.detail))
        order.append("heard, \(flow.active.count) places")
      }
      flow.place(.notes)?.logError(error: CancellationError())
      expectEqual(order, ["heard, 1 places"])
      flow.expectPlaces([.notes, .detail])
    }
    // an error that is logged while another is described comes after it
    do {
      let flow = SampleWorld(start: .notes).flow()
      let place = flow.place(.notes)
      let events = events(of: flow) {
        place?.logError(
          error: TalkativeError { place?.logError(error: CancellationError()) })
      }
      let isInOrder = events.map(\.number) == events.map(\.number).sorted()
      #expect(isInOrder && events.last?.kind.description.contains("talkative") == true)
    }
    // a listener that never stops reporting does not block the others
    do {
      let flow = SampleWorld(start: .notes).flow()
      let place = flow.place(.notes)
      var count = 0
      flow.onEvent = { _ in
        count += 1
        place?.logError(error: CancellationError())
      }
      flow.present(.push(.detail))
      #expect(count >= 1_000)
      flow.onEvent = nil
      flow.expectCurrent(.detail)
    }
  }
}

extension [String] {
  /// The same lines with the numbers of other events at their beginnings.
  fileprivate func renumbered(like events: [NavigationEvent]) -> [String] {
    zip(self, events).map { line, event in
      "\(event.number) " + line.drop { $0 != " " }.dropFirst()
    }
  }
}
