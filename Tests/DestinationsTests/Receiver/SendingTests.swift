import Destinations
import DestinationsTesting
import Testing

/// Requests that are sent by type, and answered wherever their type is declared.
@MainActor
struct SendingTests {
  private struct Show: Sendable { var count = 1 }
  private struct Other: Sendable {}

  /// The sample, in which places of some routes receive ``Show``.
  private func flow(
    _ receivers: [Sample.DestinationType: Sample.Presentation?],
    start: Sample.DestinationType = .home, change: (inout Sample.Setup) -> Void = { _ in }
  ) -> SampleTestFlow {
    var setup = SampleWorld(start: start).setup
    for (route, answer) in receivers {
      (setup.providers[route] as? SampleProvider)?.receivers = Self.answer(answer)
    }
    change(&setup)
    return SampleTestFlow(setup)
  }

  private static func answer(_ answer: Sample.Presentation?) -> DestinationReceivers<
    Sample.DestinationType, Sample.ContentType, Sample.TabType
  > {
    SampleProvider.receiving(Show.self) { _ in answer }
  }

  @Test func `a place on screen answers, and acts from where it is`() {
    let flow = flow([.notes: .push(.detail)])
    flow.flow.send(Show())
    #expect(flow.active.last == .detail)
    #expect(flow.current == .detail)
  }

  @Test func `a place in a tab that is not selected answers, and what it makes is shown`() {
    let flow = flow([.tags: .push(.edit)])
    flow.present(.push(.detail))
    flow.flow.send(Show())
    #expect(flow.current == .edit)
    #expect(flow.active.contains(.detail))
    flow.present(.tab(.notes))
    #expect(flow.current == .detail)
  }

  @Test func `nothing is lost where the place that answers is covered`() {
    let flow = flow([.notes: .push(.edit)])
    flow.present(.path([.push(.detail), .sheet(.compose)]))
    flow.flow.send(Show())
    #expect(flow.active.suffix(3) == [.detail, .compose, .edit])
    #expect(flow.current == .edit)
  }

  @Test func `a sheet over what the place lies in is dismissed`() {
    let flow = flow([.notes: .push(.edit)])
    var sheet = Sample.Presentation.sheet(.compose)
    sheet.currentDestinationID = flow.id(.home)
    flow.present(sheet)
    flow.flow.send(Show())
    #expect(flow.current == .edit)
    #expect(!flow.active.contains(.compose))
  }

  @Test func `a place that is not presented answers too, and acts from the current one`() {
    let flow = flow([.edit: .tab(.tags, showing: .edit)])
    flow.flow.send(Show())
    #expect(flow.current == .edit)
    #expect(flow.flow.nearestTabBar(from: flow.id(.edit))?.selectedTab?.type == .tags)
  }

  @Test func `the nearest decides: around the sender, then others, the set-up last`() {
    let flow = flow([.notes: .push(.detail), .tags: .push(.edit)]) {
      $0 = $0.receives(Show.self) { _ in .push(.loose) }.receives(Other.self) { _ in .push(.loose) }
    }
    flow.flow.send(Other())
    #expect(flow.current == .loose)
    flow.flow.send(Show())
    #expect(flow.current == .detail)
    (flow.place(.tags) as? SampleDestination)?.send(Show())
    #expect(flow.current == .edit)
  }

  @Test func `who answers nothing leaves the value to the next`() {
    let flow = flow([.notes: nil, .tags: .push(.edit)])
    flow.flow.send(Show())
    #expect(flow.current == .edit)
  }

  @Test func `a value that nobody receives is refused`() {
    let flow = flow([.notes: .push(.detail)])
    #expect(flow.step("send") { flow.flow.send(Other()) }.error?.code == .noReceiver)
    #expect(flow.step("send") { flow.flow.send(7) }.isUnchanged)
  }

  @Test func `guards see what is sent, and it waits for its turn like any request`() {
    let flow = flow([.notes: .push(.detail)]) {
      $0.guards = [
        Sample.Setup.Guard("stop") { $0.brings(.detail) ? .deny(reason: "Not now.") : .allow }
      ]
    }
    #expect(flow.step("send") { flow.flow.send(Show()) }.error?.code == .guardDenied)
    let waiting = self.flow([.notes: .push(.detail)])
    waiting.interface.acknowledgement = .manually
    waiting.present(.push(.loose))
    let handle = waiting.flow.send(Show())
    guard case .queued = handle.status else {
      Issue.record("The value should wait.")
      return
    }
    waiting.interface.acknowledgeAll()
    #expect(waiting.current == .detail)
  }

  @Test func `an answer may be a path, and its completion is called once`() {
    var calls: [Bool] = []
    var path = Sample.Presentation.path([.push(.detail), .push(.edit)])
    path.completionClosure = { calls.append($0) }
    let flow = flow([.tags: path])
    flow.flow.send(Show())
    #expect(flow.active.suffix(2) == [.detail, .edit])
    #expect(calls == [true])
  }

  @Test func `what a flow does not receive, another flow of the window does`() {
    let world = EmbeddingWorld()
    let setup = world.setup.receives(Show.self) { _ in .push(.detail) }
    let flow = SampleTestFlow(setup)
    flow.present(.push(.compose))
    flow.inner()?.send(Show())
    #expect(flow.current == .detail)
  }

  @Test func `a place in no flow sends to nobody`() async {
    let outcome = await SampleDestination(.loose).send(Show()).outcome
    #expect(outcome.error?.code == .flowEnded)
  }
}

extension RecordingProvider {
  /// Receivers of one type, written without the types of the app.
  static func receiving<Value: Sendable>(
    _ type: Value.Type, by answer: @escaping @MainActor (Value) -> Types.Presentation?
  ) -> DestinationReceivers<DestinationType, ContentType, TabType> {
    let setup = Types.Setup(providers: [:], startingDestination: .goBack)
    return setup.receives(type, by: answer).receivers
  }
}
