import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct FactTests {
  typealias Fact = InterfaceFact<Sample.TabType>

  @Test func `the tree, the hooks and the interface follow a user's gesture`() {
    // a swipe back is followed, with hooks and interface as for going back
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit)])
      _ = world.journal.take()
      let step = flow.swipeBack()
      flow.expectPath([.detail])
      world.journal.expect([
        "edit prepareForDisappearance(true)", "detail prepareForAppearance(true)",
        "edit cleanupResources", "edit removeAssociatedInterface",
      ])
      expectEqual(step.events.first?.kind, .requested(cause: .system, what: "arrange"))
    }
    // several places can be left by one swipe
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
      flow.swipeBackTo(flow.id(.notes))
      flow.expectPlaces([.notes])
    }
    // a tab bar, a split view and a sheet report the user's gestures
    do {
      let flow = SampleWorld().flow()
      flow.tapTab(.tags)
      flow.expectCurrent(.tags)
      flow.present(.sheet(.compose))
      flow.dragSheetDown()
      flow.expectCurrent(.tags)
      let split = SampleWorld(start: .split).flow()
      split.focusColumn(.content)
      split.expectCurrent(.pane)
    }
    // closing the window ends the flow
    do {
      let world = SampleWorld()
      let flow = world.flow()
      flow.closeWindow()
      flow.expectPlaces([])
      expectEqual(world.journal.lines.count { $0.hasSuffix("cleanupResources") }, 4)
      expectEqual(world.journal.lines.count { $0.hasSuffix("prepareForDisappearance(true)") }, 2)
      flow.present(.push(.detail))
      flow.expectRefused(.flowEnded)
      flow.start()
      expectEqual(flow.active.count, 4)
    }
  }

  @Test func `a swipe back to a stack in a stack shows its path, even if reported twice`() throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.flow.register(SampleProvider(shape: .stack), for: .loose)
    flow.presentPath([.push(.loose), .push(.detail)])
    let loose = flow.id(.loose)
    flow.present(Refusal.asking(.push(.edit), from: flow.id(.notes)))
    let shown = "notes stack\n  loose stack\n    > detail"
    flow.expectTree("notes stack\n  loose stack\n    detail\n  > edit")
    flow.flow.report(.wentBack(to: loose))
    flow.expectTree(shown)
    flow.flow.report(.wentBack(to: loose))
    flow.expectTree(shown)

    // With nothing above the stack, the swipe was one in the stack itself.
    flow.present(.push(.edit))
    flow.flow.report(.wentBack(to: flow.id(.detail)))
    flow.flow.report(.wentBack(to: loose))
    flow.expectTree("notes stack\n  > loose stack")

    // A navigator reports its own path only.
    flow.present(.push(.detail))
    flow.present(Refusal.asking(.push(.edit), from: flow.id(.notes)))
    let stack = try require(flow.place(.loose) as? SampleStack)
    stack.navigator()?.navigationPath = []
    flow.expectTree("notes stack\n  loose stack\n  > edit")
  }

  @Test func `repeated, late or outdated facts change nothing`() {
    // a repeated fact changes nothing
    do {
      let world = SampleWorld()
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit)])
      let facts: [Fact] = [
        .wentBack(to: flow.id(.detail)), .selectedTab(.tags, tabBarID: flow.id(.home)),
      ]
      for fact in facts {
        flow.flow.report(fact)
        let snapshot = FlowSnapshot(flow, world)
        flow.flow.report(fact)
        snapshot.expectUnchanged(flow, world)
      }
    }
    // a late report of a swipe back leaves places presented since
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit)])
      let detail = flow.id(.detail)
      flow.flow.report(.wentBack(to: detail))
      flow.present(.sheet(.compose))
      let snapshot = FlowSnapshot(flow, world)
      flow.flow.report(.wentBack(to: detail))
      snapshot.expectUnchanged(flow, world)
    }
    // a swipe back in a tab that was left meanwhile does not select the tab
    do {
      let flow = SampleWorld().flow()
      flow.present(.push(.detail))
      let notes = flow.id(.notes)
      flow.tapTab(.tags)
      flow.flow.report(.wentBack(to: notes))
      flow.expectCurrent(.tags)
      flow.expectPlaces([.home, .notes, .tags, .trash])
    }
    // facts about places that have left are done and change nothing
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .sheet(.compose)])
      let (detail, compose) = (flow.id(.detail), flow.id(.compose))
      flow.present(.replaceRoot(with: .tags))
      let snapshot = FlowSnapshot(flow, world)
      let facts: [Fact] = [
        .wentBack(to: detail), .dismissedSheet(of: compose),
        .selectedTab(.tags, tabBarID: UUID()), .focusedColumn(.detail, splitViewID: detail),
        .tappedSelectedTab(tabBarID: detail),
      ]
      for fact in facts {
        let step = flow.step("fact") { flow.flow.report(fact) }
        step.expectDone()
      }
      snapshot.expectUnchanged(flow, world)
    }
    // dragging a sheet away twice dismisses one sheet
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.sheet(.compose), .sheet(.edit)])
      let edit = flow.id(.edit)
      flow.flow.report(.dismissedSheet(of: edit))
      flow.flow.report(.dismissedSheet(of: edit))
      flow.expectPlaces([.notes, .compose])
    }
  }

  @Test func `facts run before waiting requests, wherever they come from`() {
    // facts come before requests that wait, which are planned again
    do {
      let world = SampleWorld(start: .notes, acknowledging: .manually)
      let flow = world.flow()
      world.interface.acknowledgeAll()
      flow.present(.push(.detail))
      var dependent = Sample.Presentation.push(.edit)
      dependent.parentDestinationID = flow.id(.detail)
      let handle = flow.flow.request(dependent)
      flow.flow.report(.wentBack(to: flow.id(.notes)))
      flow.expectPlaces([.notes])
      world.interface.acknowledgeAll()
      guard case .ended(let outcome) = handle.status else {
        _ = Issue.record("not ended")
        return
      }
      expectEqual(outcome.error?.code, .requesterGone)
    }
    // a fact reported in a hook waits for the transition, and comes before requests
    do {
      let world = SampleWorld(start: .notes)
      var flow: SampleTestFlow?
      world.onBuild = { destination in
        guard destination.type == .edit else { return }
        destination.onHook = { hook in
          guard let flow, hook == .prepareForPresentation else { return }
          flow.flow.presentDestination(configuration: .push(.loose))
          flow.flow.report(.wentBack(to: flow.id(.detail)))
        }
      }
      flow = world.flow()
      flow?.presentPath([.push(.detail), .push(.edit)])
      flow?.expectPath([.detail, .loose])
    }
    // the setters of faces are facts too
    do {
      let world = SampleWorld(acknowledging: .manually)
      let flow = world.flow()
      let tabs = flow.place(.home) as? SampleTabBar
      tabs?.selectedTab = TabModel(type: .tags)
      flow.expectCurrent(.tags)
      let notes = flow.place(.notes) as? SampleStack
      world.interface.acknowledgeAll()
      flow.present(.tab(.notes, showing: .detail))
      notes?.navigator()?.navigationPath = []
      flow.expectCurrent(.notes)
      world.interface.acknowledgeAll()
      flow.expectNothingPending()
    }
  }
}
