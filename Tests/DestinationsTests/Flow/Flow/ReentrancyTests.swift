import Destinations
import DestinationsTesting
import Testing

@MainActor
struct ReentrancyTests {
  @Test(arguments: [
    RecordedHook.prepareForPresentation, .prepareForAppearance(true),
    .prepareForDisappearance(true), .cleanupResources, .removeAssociatedInterface,
  ])
  func `a request made in a hook runs when the transition is over`(_ hook: RecordedHook) {
    let world = SampleWorld(start: .notes)
    var asked = 0
    var placesThen: [Int] = []
    var flow: SampleTestFlow?
    defer { flow = nil }  // Closures of its own places keep the flow alive.
    world.onBuild = { destination in
      guard destination.type == .detail else { return }
      destination.onHook = {
        guard $0 == hook, asked == 0 else { return }
        asked += 1
        let made = flow?.flow.presentDestination(configuration: .push(.edit))
        expectNil(made)
        placesThen.append(flow?.active.count { $0 == .edit } ?? -1)
      }
    }
    flow = world.flow()
    flow?.present(.push(.detail))
    var replacement = Sample.Presentation.replaceCurrent(with: .loose)
    replacement.parentDestinationID = flow?.id(.detail)
    flow?.present(replacement)
    #expect(asked == 1 && placesThen == [0])
    expectEqual(flow?.active.count { $0 == .edit }, 1)
    expectEqual(flow?.flow.pending.isEmpty, true)
  }

  @Test func `a flow that ends and starts in a completion starts after the transition`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    var requests: [RequestHandle] = []
    var presentation = Sample.Presentation.push(.detail)
    presentation.completionClosure = { [weak flow = flow.flow] _ in
      guard let flow else { return }
      flow.end()
      requests.append(flow.request(.push(.edit)))
      flow.start()
      requests.append(flow.request(.push(.loose)))
    }
    flow.present(presentation)
    flow.expectPath([.loose])
    expectEqual(requests.map(\.status.word), ["refused flowEnded", "done"])
    expectEqual(flow.flow.pending.isEmpty, true)
  }

  @Test func `of the starts and ends of a flow that ends, the last one counts`() {
    let world = SampleWorld(start: .notes)
    world.guards = [.init("hold") { $0.brings(.edit) ? .hold(until: "go") : .allow }]
    var onHook: ((RecordedHook) -> Void)?
    world.onBuild = { $0.onHook = { onHook?($0) } }
    let flow = world.flow()
    // an end takes back the start before it
    var presentation = Sample.Presentation.push(.detail)
    presentation.completionClosure = { [weak flow = flow.flow] _ in
      flow?.end()
      flow?.start()
      flow?.end()
    }
    flow.present(presentation)
    expectEmpty(flow.active)
    // a place starts the flow again while it leaves
    flow.start()
    onHook = { [weak flow = flow.flow] in if $0 == .cleanupResources { flow?.start() } }
    flow.flow.end()
    onHook = nil
    expectEqual(flow.active, [.notes])
    // the completion of a cancelled request starts the flow again
    presentation.destinationType = .edit
    presentation.completionClosure = { [weak flow = flow.flow] _ in flow?.start() }
    flow.present(presentation)
    flow.flow.end()
    expectEqual(flow.active, [.notes])
    expectEmpty(flow.flow.pending)
  }

  @Test func `requests made during a request wait and run in order`() {
    // requests made in several hooks of one transition run in the order they were made
    do {
      let world = SampleWorld(start: .notes)
      var flow: SampleTestFlow?
      defer { flow = nil }  // Closures of its own places keep the flow alive.
      world.onBuild = { destination in
        guard destination.type == .detail else { return }
        destination.onHook = { hook in
          switch hook {
          case .prepareForPresentation:
            flow?.flow.presentDestination(configuration: .push(.edit))
            flow?.flow.presentDestination(configuration: .push(.loose))
          case .prepareForAppearance:
            destination.onHook = nil
            flow?.flow.presentDestination(configuration: .push(.compose))
          default: break
          }
        }
      }
      flow = world.flow()
      flow?.present(.push(.detail))
      flow?.expectPath([.detail, .edit, .loose, .compose])
    }
    // a request made in a completion runs after those that wait already
    do {
      let world = SampleWorld(start: .notes)
      var flow: SampleTestFlow?
      defer { flow = nil }  // Closures of its own places keep the flow alive.
      world.onBuild = { destination in
        guard destination.type == .detail else { return }
        destination.onHook = { hook in
          guard hook == .prepareForPresentation else { return }
          flow?.flow.presentDestination(configuration: .push(.edit))
        }
      }
      flow = world.flow()
      var presentation = Sample.Presentation.push(.detail)
      presentation.completionClosure = { _ in
        flow?.flow.presentDestination(configuration: .push(.loose))
      }
      flow?.present(presentation)
      flow?.expectPath([.detail, .edit, .loose])
    }
    // a request made while a provider builds waits
    do {
      let world = SampleWorld(start: .notes)
      var flow: SampleTestFlow?
      defer { flow = nil }  // Closures of its own places keep the flow alive.
      world.onBuild = { destination in
        guard destination.type == .detail else { return }
        flow?.flow.presentDestination(configuration: .push(.edit))
      }
      flow = world.flow()
      flow?.present(.push(.detail))
      flow?.expectPath([.detail, .edit])
    }
    // a request made by the interface waits
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      world.interface.onShow = { [weak interface = world.interface] _ in
        interface?.onShow = nil
        flow.flow.presentDestination(configuration: .push(.edit))
        flow.expectPlaces([.notes, .detail])
      }
      flow.present(.push(.detail))
      flow.expectPath([.detail, .edit])
    }
  }

  @Test func `event listeners can send requests`() {
    // a request of a listener waits behind the one that its event reports
    do {
      let world = SampleWorld(start: .notes)
      let flow = Sample.AppFlow(world.setup)
      flow.start()
      var hasAsked = false
      flow.onEvent = { [weak flow] event in
        guard case .requested = event.kind, !hasAsked else { return }
        hasAsked = true
        flow?.presentDestination(configuration: .push(.edit))
      }
      flow.presentDestination(configuration: .push(.detail))
      expectEqual(flow.activeDestinations.map { $0.type }, [.notes, .detail, .edit])
    }
    // every kind of event may be answered with a request
    do {
      let world = SampleWorld(start: .notes)
      let flow = Sample.AppFlow(world.setup)
      flow.start()
      var left = 20
      flow.onEvent = { [weak flow] _ in
        guard left > 0 else { return }
        left -= 1
        flow?.presentDestination(configuration: left.isMultiple(of: 3) ? .goBack : .push(.edit))
      }
      flow.presentDestination(configuration: .push(.detail))
      expectEqual(left, 0)
      expectEmpty(flow.pending)
      expectEmpty(flow.tree.violations())
    }
  }

  @Test func `requests repeated without end are finally refused`() async {
    // hooks that make requests without end are finally refused
    do {
      let world = SampleWorld(start: .notes)
      world.policies.queueLimit = 50
      var flow: SampleTestFlow?
      defer { flow = nil }  // Closures of its own places keep the flow alive.
      world.onBuild = { destination in
        destination.onHook = { hook in
          guard hook == .prepareForPresentation, destination.type == .detail else { return }
          flow?.flow.presentDestination(configuration: .push(.detail))
        }
      }
      flow = world.flow()
      let step = flow?.present(.push(.detail))
      let refused = step?.events.compactMap { event -> DestinationError.Code? in
        if case .refused(let error) = event.kind { error.code } else { nil }
      }
      expectEqual(refused, [.queueFull])
      expectEqual(flow?.active.count, 52)
      flow?.present(.push(.edit))
      expectEqual(flow?.current, .edit)
    }
    // a completion that always repeats its request neither crashes nor hangs
    do {
      let world = SampleWorld(start: .notes)
      world.policies.queueLimit = 20
      let flow = world.flow()
      let atOnce = await retry(1_000, flow.flow)
      #expect((20...60).contains(atOnce))
    }
    // a completion that repeats its request at a flow that has ended neither crashes nor hangs
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.flow.end()
      let atOnce = await retry(1_000, flow.flow)
      #expect((1...100).contains(atOnce))
    }
  }

  /// Repeats a request in each completion, and waits until it was refused a number of times.
  ///
  /// - Returns: The number of refusals before the first call returned.
  private func retry(_ times: Int, _ flow: Sample.AppFlow) async -> Int {
    var count = 0
    var atOnce = 0
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      @MainActor func ask() {
        var presentation = Sample.Presentation.tab(.tags)
        presentation.completionClosure = { _ in
          count += 1
          if count < times { ask() } else if count == times { continuation.resume() }
        }
        flow.presentDestination(configuration: presentation)
      }
      ask()
      atOnce = count
    }
    return atOnce
  }

  @Test func `requests beyond the queue limit are refused, and a hook can end the flow`() {
    // more requests than may wait are refused at once
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      world.policies.queueLimit = 3
      let flow = world.flow()
      world.interface.acknowledgeAll()
      flow.present(.push(.detail))
      for _ in 0..<3 { flow.present(.push(.edit)) }
      flow.present(.push(.loose))
      flow.expectRefused(.queueFull)
      world.interface.acknowledgeAll()
      flow.expectPath([.detail, .edit, .edit, .edit])
    }
    // facts may always wait, and those beyond the number that may run in a row are taken back on screen
    do {
      let world = SampleWorld()
      world.policies.queueLimit = 2
      var flow: SampleTestFlow?
      defer { flow = nil }
      world.onBuild = { destination in
        guard destination.type == .detail else { return }
        destination.onHook = { hook in
          guard hook == .prepareForPresentation, let flow, let bar = flow.flow.rootDestination
          else {
            return
          }
          for tab in [Sample.TabType.tags, .trash, .notes, .tags] {
            flow.flow.report(.selectedTab(tab, tabBarID: bar.id))
          }
        }
      }
      flow = world.flow()
      let calls = flow?.present(.push(.detail)).calls.map(\.description) ?? []
      expectEqual(
        calls.suffix(4), ["select tab tags of #1", "select tab trash of #1", "restore", "restore"])
      flow?.expectCurrent(.trash)
    }
    // ending the flow in a hook lets the transition finish first
    do {
      let world = SampleWorld(start: .notes)
      var flow: SampleTestFlow?
      defer { flow = nil }  // Closures of its own places keep the flow alive.
      world.onBuild = { destination in
        guard destination.type == .detail else { return }
        destination.onHook = { if $0 == .prepareForPresentation { flow?.flow.end() } }
      }
      flow = world.flow()
      flow?.present(.push(.detail))
      world.journal.expect([
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)", "detail prepareForDisappearance(true)",
        "detail cleanupResources", "detail removeAssociatedInterface",
        "notes cleanupResources", "notes removeAssociatedInterface",
      ])
      flow?.present(.push(.edit))
      flow?.expectRefused(.flowEnded)
    }
  }
}
