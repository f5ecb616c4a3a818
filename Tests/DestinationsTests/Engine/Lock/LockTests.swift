import Destinations
import DestinationsTesting
import Testing

/// Locks stop every verb and every cause.
@MainActor
struct LockTests {
  /// The presentations that would remove a place that is pushed in a tab and presents a sheet.
  private static let verbs: [Sample.Presentation] = [
    .goBack, .replaceCurrent(with: .edit), .replaceRoot(with: .loose), .moveToNearest(.notes),
    .tab(.notes, showing: .edit, placement: .replacing), .popToRoots, .popToRoot,
    .tab(.notes, toRoot: true),
    .path([.push(.edit), .popToRoots]), .path([.push(.edit), .goBack(2)]),
  ]

  private func locked(_ reason: String = "It records.") -> (SampleTestFlow, NavigationLock) {
    let flow = SampleWorld().flow()
    flow.present(.push(.detail))
    return (flow, flow.flow.lock(flow.id(.detail), because: reason))
  }

  @Test(arguments: NavigationCause.allCases)
  func `no presentation of any cause makes a locked place leave`(cause: NavigationCause) {
    for verb in Self.verbs {
      let (flow, lock) = locked()
      let step = flow.step("try") { flow.flow.request(verb, cause: cause) }
      let isRefused = step.error?.code == .locked && step.error?.reason == "It records."
      #expect(isRefused && step.isUnchanged, "\(verb)")
      lock.release()
      flow.step("try") { flow.flow.request(verb, cause: cause) }
      #expect(!flow.active.contains(.detail), "\(verb)")
    }
  }

  @Test func `a locked place cannot leave in any way, but everything else works`() throws {
    // facts, removals, gestures, interactions and sent values are stopped, too
    do {
      let (flow, lock) = locked()
      flow.flow.report(.wentBack(to: flow.id(.notes)))
      flow.flow.removeDestination(destinationID: flow.id(.detail))
      flow.flow.report(.beganSwipeBack(from: flow.id(.detail)))
      flow.perform(Act.back)
      flow.place(.detail)?.performSystemNavigationAction(navigationType: .navigateBackInStack)
      flow.expectCurrent(.detail)
      expectEqual(flow.place(.detail)?.isSystemNavigating(), false)
      let obstacle = flow.flow.backPlan().obstacle?.code
      lock.release()
      expectEqual([obstacle, flow.flow.backPlan().obstacle?.code], [.locked, nil])
    }
    // a locked place may present, be covered and be hidden
    do {
      let (flow, _) = locked()
      flow.present(.sheet(.compose))
      flow.present(.dismissAny)
      flow.present(.push(.edit))
      flow.present(.tab(.tags))
      flow.expectCurrent(.tags)
      #expect(flow.active.contains(.detail))
    }
  }

  @Test func `a lock on everything refuses every change until released`() {
    let flow = SampleWorld().flow()
    let lock = flow.flow.lock(because: "It updates.")
    expectEqual(flow.flow.locks.count, 1)
    for presentation in [Sample.Presentation.push(.detail), .tab(.tags), .sheet(.compose)] {
      flow.present(presentation).expectRefused(.locked)
    }
    flow.present(.tab(.notes)).expectDone()
    lock.release()
    lock.release()
    #expect(lock.isReleased)
    flow.present(.push(.detail)).expectDone()
  }

  @Test func `the locks of places end with the flow, and one on everything does not`() {
    let (flow, lock) = locked()
    let whole = flow.flow.lock(because: "It updates.")
    flow.flow.end()
    expectEqual([lock.isReleased, whole.isReleased], [true, false])
    expectEqual(flow.flow.locks.map(\.reason), ["It updates."])
  }

  @Test func `locks apply through embedded flows and before guards`() {
    // a place locks itself, and a lock in an embedded flow holds its host
    do {
      let flow = EmbeddingWorld().flow()
      flow.present(.push(.compose))
      let inner = flow.inner()
      let lock = inner?.currentDestination?.lockNavigation(because: "It writes.")
      expectEqual(lock?.isReleased, false)
      flow.present(.goBack).expectRefused(.locked)
      lock?.release()
      flow.present(.goBack).expectDone()
      #expect(SampleDestination(.loose).lockNavigation(because: "Nowhere.").isReleased)
    }
    // a lock on the outer flow stops changes of the embedded one
    do {
      let flow = EmbeddingWorld().flow()
      flow.present(.push(.compose))
      flow.flow.lock(because: "It updates.")
      let handle = flow.inner()?.request(.push(.edit))
      guard case .ended(.refused(let error))? = handle?.status else {
        Issue.record("It should be refused.")
        return
      }
      expectEqual(error.code, .locked)
    }
    // a lock is checked before guards are asked, and does not stop the flow from ending
    do {
      var isAsked = false
      let world = SampleWorld()
      world.guards = [
        Sample.Setup.Guard("watch") { _ in
          isAsked = true
          return .allow
        }
      ]
      let flow = world.flow()
      isAsked = false
      flow.flow.lock(because: "It updates.")
      flow.present(.push(.detail))
      #expect(!isAsked)
      flow.flow.end()
      flow.expectPlaces([])
    }
  }

  @Test func `thousands of locks are released in any order, and the others keep their order`() {
    let flow = SampleWorld().flow()
    let locks = (0..<100_000).map { flow.flow.lock(because: "\($0)") }
    for lock in locks.reversed() where lock.reason.hasSuffix("0") { lock.release() }
    for lock in locks where !lock.reason.hasSuffix("7") { lock.release() }
    let left = flow.flow.locks
    expectEqual(left.count, 10_000)
    expectEqual(left.prefix(2).map(\.reason), ["7", "17"])
    expectEqual(flow.present(.push(.detail)).error?.reason, "7")
    for lock in left { lock.release() }
    expectEmpty(flow.flow.locks)
    flow.present(.push(.detail)).expectDone()
  }
}
