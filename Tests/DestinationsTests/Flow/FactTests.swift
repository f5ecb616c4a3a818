import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct FactTests {
  typealias Fact = InterfaceFact<Sample.TabType>

  @Test func `a swipe back is followed, with hooks and interface as for going back`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .push(.edit)])
    _ = world.journal.take()
    let step = flow.swipeBack()
    flow.expectPath([.detail])
    #expect(
      world.journal.lines == [
        "edit prepareForDisappearance(true)", "detail prepareForAppearance(true)",
        "edit cleanupResources", "edit removeAssociatedInterface",
      ])
    #expect(step.events.first?.kind == .requested(cause: .system, what: "arrange"))
  }

  @Test func `several places can be gone back from at once`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
    flow.swipeBackTo(flow.id(.notes))
    #expect(flow.active == [.notes])
  }

  @Test func `a tab bar, a split view and a sheet tell what a person did`() {
    let flow = SampleWorld().flow()
    flow.tapTab(.tags)
    #expect(flow.current == .tags)
    flow.present(.sheet(.compose))
    flow.dragSheetDown()
    #expect(flow.current == .tags)
    let split = SampleWorld(start: .split).flow()
    split.focusColumn(.content)
    #expect(split.current == .pane)
  }

  @Test func `closing the window ends the flow`() {
    let world = SampleWorld()
    let flow = world.flow()
    flow.closeWindow()
    #expect(flow.active.isEmpty)
    #expect(world.journal.lines.count { $0.hasSuffix("cleanupResources") } == 4)
    #expect(world.journal.lines.count { $0.hasSuffix("prepareForDisappearance(true)") } == 2)
    flow.present(.push(.detail))
    flow.expectRefused(.flowEnded)
    flow.start()
    #expect(flow.active.count == 4)
  }

  @Test func `a fact that is told again changes nothing`() {
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
      #expect(FlowSnapshot(flow, world) == snapshot)
    }
  }

  @Test func `a swipe back that is told late does not take away what was presented since`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .push(.edit)])
    let detail = flow.id(.detail)
    flow.flow.report(.wentBack(to: detail))
    flow.present(.sheet(.compose))
    let snapshot = FlowSnapshot(flow, world)
    flow.flow.report(.wentBack(to: detail))
    #expect(FlowSnapshot(flow, world) == snapshot)
  }

  @Test func `a swipe back in a tab that was left meanwhile does not select the tab`() {
    let flow = SampleWorld().flow()
    flow.present(.push(.detail))
    let notes = flow.id(.notes)
    flow.tapTab(.tags)
    flow.flow.report(.wentBack(to: notes))
    #expect(flow.current == .tags)
    #expect(flow.active == [.home, .notes, .tags, .trash])
  }

  @Test func `facts about places that have left are done and change nothing`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .sheet(.compose)])
    let (detail, compose) = (flow.id(.detail), flow.id(.compose))
    flow.present(.replaceRoot(with: .tags))
    let snapshot = FlowSnapshot(flow, world)
    let facts: [Fact] = [
      .wentBack(to: detail), .dismissedSheet(of: compose),
      .selectedTab(.tags, tabBarID: UUID()), .focusedColumn(.detail, splitViewID: detail),
    ]
    for fact in facts {
      let step = flow.step("fact") { flow.flow.report(fact) }
      #expect(step.outcome?.isDone == true)
    }
    #expect(FlowSnapshot(flow, world) == snapshot)
  }

  @Test func `dragging a sheet away twice dismisses one sheet`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.sheet(.compose), .sheet(.edit)])
    let edit = flow.id(.edit)
    flow.flow.report(.dismissedSheet(of: edit))
    flow.flow.report(.dismissedSheet(of: edit))
    #expect(flow.active == [.notes, .compose])
  }

  @Test func `facts come before requests that wait, which are planned anew`() {
    let world = SampleWorld(start: .notes, acknowledging: .manually)
    let flow = world.flow()
    world.interface.acknowledgeAll()
    flow.present(.push(.detail))
    var dependent = Sample.Presentation.push(.edit)
    dependent.parentDestinationID = flow.id(.detail)
    let handle = flow.flow.request(dependent)
    flow.flow.report(.wentBack(to: flow.id(.notes)))
    #expect(flow.active == [.notes])
    world.interface.acknowledgeAll()
    guard case .ended(let outcome) = handle.status else {
      _ = Issue.record("not ended")
      return
    }
    #expect(outcome.error?.code == .requesterGone)
  }

  @Test func `a fact told in a hook waits for the transition, and comes before requests`() {
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

  @Test func `the setters of faces are facts too`() {
    let world = SampleWorld(acknowledging: .manually)
    let flow = world.flow()
    let tabs = flow.place(.home) as? SampleTabBar
    tabs?.selectedTab = TabModel(type: .tags)
    #expect(flow.current == .tags)
    let notes = flow.place(.notes) as? SampleStack
    world.interface.acknowledgeAll()
    flow.present(.tab(.notes, showing: .detail))
    notes?.navigator()?.navigationPath = []
    #expect(flow.current == .notes)
    world.interface.acknowledgeAll()
    #expect(flow.flow.pending.isEmpty)
  }
}
