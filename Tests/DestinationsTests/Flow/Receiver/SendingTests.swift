import Destinations
import DestinationsTesting
import Testing

/// Values that are sent by type, and answered by a place that declares the type.
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
      (setup.providers[route] as? SampleProvider)?.services = PlaceServices()
        .receives(Show.self) { _ in answer }
    }
    change(&setup)
    return SampleTestFlow(setup)
  }

  @Test func `a place on screen answers a sent value at its position`() {
    let flow = flow([.notes: .push(.detail)])
    flow.flow.send(Show())
    expectEqual(flow.active.last, .detail)
    expectEqual(flow.current, .detail)

    // The receiver may be the only place.
    let small = self.flow([.tags: .sheet(.tags)], start: .tags) { setup in
      setup.providers = setup.providers.filter { $0.key == .tags }
    }
    small.flow.send(Show())
    expectEqual(small.active, [.tags, .tags])

    // The answer may call code of the app first.
    let custom = self.flow([
      .notes: Sample.Presentation(
        destinationType: .edit,
        presentationType: .custom(presentation: CustomPresentation { _, done in done(true) }))
    ])
    custom.flow.send(Show())
    expectEqual(custom.current, .edit)

    // A value without a receiver is refused.
    expectEqual(flow.step("send") { flow.flow.send(Other()) }.error?.code, .noReceiver)
    #expect(flow.step("send") { flow.flow.send(7) }.isUnchanged)
  }

  @Test func `a place in an unselected tab answers, and its answer is shown`() {
    let flow = flow([.tags: .push(.edit)])
    flow.present(.push(.detail))
    flow.flow.send(Show())
    #expect(flow.current == .edit && flow.active.contains(.detail))
    flow.present(.tab(.notes))
    expectEqual(flow.current, .detail)
  }

  @Test func `a covered receiver answers on top, or dismisses the sheet over its container`() {
    let flow = flow([.notes: .push(.edit)])
    flow.present(.path([.push(.detail), .sheet(.compose)]))
    flow.flow.send(Show())
    expectEqual(flow.active.suffix(3), [.detail, .compose, .edit])
    expectEqual(flow.current, .edit)

    // A sheet over the container of the receiver is dismissed.
    let other = self.flow([.notes: .push(.edit)])
    var sheet = Sample.Presentation.sheet(.compose)
    sheet.currentDestinationID = other.id(.home)
    other.present(sheet)
    other.flow.send(Show())
    #expect(other.current == .edit && !other.active.contains(.compose))
  }

  @Test func `a receiver whose route is not presented presents from the current place`() {
    let flow = flow([.edit: .tab(.tags, showing: .edit)])
    flow.flow.send(Show())
    expectEqual(flow.current, .edit)
    expectEqual(flow.flow.nearestTabBar(from: flow.id(.edit))?.selectedTab?.type, .tags)
  }

  @Test func `the nearest receiver answers: around the sender, then others, then the setup`() {
    let flow = flow([.notes: .push(.detail), .tags: .push(.edit)]) {
      $0 = $0.receives(Show.self) { _ in .push(.loose) }.receives(Other.self) { _ in .push(.loose) }
    }
    flow.flow.send(Other())
    var currents = [flow.current]
    flow.flow.send(Show())
    currents.append(flow.current)
    (flow.place(.tags) as? SampleDestination)?.send(Show())
    expectEqual(currents + [flow.current], [.loose, .detail, .edit])

    // A receiver that answers nil leaves the value to the next one.
    let other = self.flow([.notes: nil, .tags: .push(.edit)])
    other.flow.send(Show())
    expectEqual(other.current, .edit)
  }

  @Test func `sent values are checked by guards and wait their turn like any request`() {
    let flow = flow([.notes: .push(.detail)]) {
      $0.guards = [
        Sample.Setup.Guard("stop") { $0.brings(.detail) ? .deny(reason: "Not now.") : .allow }
      ]
    }
    expectEqual(flow.step("send") { flow.flow.send(Show()) }.error?.code, .guardDenied)
    let waiting = self.flow([.notes: .push(.detail)])
    waiting.interface.acknowledgement = .manually
    waiting.present(.push(.loose))
    let handle = waiting.flow.send(Show())
    expectEqual("\(handle.status)", "queued")
    waiting.interface.acknowledgeAll()
    expectEqual(waiting.current, .detail)

    // A held answer acts from the place that received the value, also after a relaunch.
    var held: [Sample.Setup.Guard] = [
      .init("hold") { $0.brings(.edit) ? .hold(until: "go") : .allow }
    ]
    let answers: [Sample.DestinationType: Sample.Presentation?] = [.tags: .push(.edit)]
    let before = self.flow(answers, start: .home) { $0.guards = held }
    before.flow.send(Show())
    held = [.init("open") { _ in .allow }]
    let after = self.flow(answers) { $0.snapshots = Sample.snapshots() }
    after.restore(before.flow.snapshot())
    let again = self.flow(answers) { $0.snapshots = Sample.snapshots() }
    again.restore(after.flow.snapshot())
    for flow in [after, again] {
      flow.signal("go")
      expectEqual(flow.current, .edit)
      expectEqual(flow.parent(of: .edit), .home)
    }
  }

  @Test func `an answer may be a path, and its completion is called once`() {
    var calls: [Bool] = []
    var path = Sample.Presentation.path([.push(.detail), .push(.edit)])
    path.completionClosure = { calls.append($0) }
    let flow = flow([.tags: path])
    flow.flow.send(Show())
    #expect(flow.active.suffix(2) == [.detail, .edit] && calls == [true])
  }

  @Test func `a value that one flow does not receive goes to the window's other flows`() async {
    let world = EmbeddingWorld()
    let setup = world.setup.receives(Show.self) { _ in .push(.detail) }
    let flow = SampleTestFlow(setup)
    flow.present(.push(.compose))
    let handle = flow.inner()?.send(Show())
    #expect(await handle?.outcome.isDone == true && flow.current == .detail)

    // A place outside of flows has no receivers.
    let outcome = await SampleDestination(.loose).send(Show()).outcome
    expectEqual(outcome.error?.code, .flowEnded)
  }
}
