import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct NavigatorTests {
  @Test func `a navigator of its own keeps a path`() {
    let navigator: any DestinationPathNavigating = DestinationNavigator()
    let ids = (0..<4).map { _ in UUID() }
    for id in ids { navigator.addPathElement(item: id) }
    #expect(navigator.navigationPath == ids)
    #expect(navigator.currentPathElement() == ids[3])
    #expect(navigator.previousPathElement() == ids[2])
    #expect(navigator.index(of: ids[1]) == 1)
    navigator.backToPreviousPathElement()
    #expect(navigator.currentPathElement() == ids[2])
    navigator.backToElement(identifier: ids[0])
    #expect(navigator.navigationPath == [ids[0]])
    navigator.backToElement(identifier: UUID())
    #expect(navigator.navigationPath == [ids[0]])
    navigator.removeAll()
    #expect(navigator.currentPathElement() == nil)
    #expect(navigator.previousPathElement() == nil)
    navigator.backToPreviousPathElement()
    #expect(navigator.navigationPath.isEmpty)
  }

  @Test func `the navigator of a stack is a face of the tree`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let stack = try #require(flow.place(.notes) as? SampleStack)
    let navigator = try #require(stack.navigator())
    flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
    #expect(navigator.navigationPath == [flow.id(.detail), flow.id(.edit), flow.id(.loose)])
    navigator.backToPreviousPathElement()
    #expect(flow.current == .edit)
    navigator.backToElement(identifier: flow.id(.detail))
    #expect(flow.current == .detail)
    navigator.removeAll()
    #expect(flow.current == .notes)
  }

  @Test func `a path that cannot come about by going back changes nothing and is logged`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let stack = try #require(flow.place(.notes) as? SampleStack)
    flow.present(.push(.detail))
    let step = flow.step("write", expect: .unchanged) {
      stack.navigator()?.addPathElement(item: UUID())
      stack.navigator()?.navigationPath = [UUID()]
    }
    #expect(step.events.count == 2)
  }

  @Test func `a stack goes back by the system's navigation, also from a pushed place`() throws {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .push(.edit)])
    flow.place(.edit)?.moveBackInNavigationStack()
    #expect(flow.current == .detail)
    (flow.place(.notes) as? SampleStack)?.navigateBackInStack()
    #expect(flow.current == .notes)
    (flow.place(.notes) as? SampleStack)?.navigateBackInStack()
    #expect(flow.current == .notes)
  }

  @Test func `a navigator outlives its stack without harm`() {
    var stack: SampleStack? = SampleStack(.notes)
    let navigator = stack?.navigator()
    stack = nil
    #expect(navigator?.navigationPath == [])
    navigator?.navigationPath = [UUID()]
  }

  @Test func `the nearest containers are found, never out of a sheet`() {
    let flow = SampleWorld().flow()
    flow.presentPath([.push(.split), .column(.content, showing: .edit), .sheet(.compose)])
    #expect(flow.flow.nearestStack(from: flow.id(.edit))?.type == .pane)
    #expect(flow.flow.nearestSplitView(from: flow.id(.edit))?.type == .split)
    #expect(flow.flow.nearestTabBar(from: flow.id(.edit))?.type == .home)
    #expect(flow.flow.nearestStack(from: flow.id(.compose)) == nil)
    #expect(flow.flow.nearestTabBar(from: flow.id(.compose)) == nil)
    #expect(flow.flow.nearestSplitView(from: UUID()) == nil)
  }

  @Test func `a container stack counts as the nearest stack too`() {
    let flow = SampleWorld(start: .pile).flow()
    #expect(flow.flow.nearestStack(from: flow.id(.bottom))?.type == .pile)
  }

  @Test func `of stacks that are containers of each other, the innermost is the nearest`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.flow.register(SampleProvider(shape: .stack(root: .pile)), for: .loose)
    flow.present(.replaceRoot(with: .loose))
    flow.expectTree(
      """
      loose container
        pile container
          > bottom
      """)
    #expect(flow.flow.nearestStack(from: flow.id(.bottom))?.id == flow.id(.pile))
    #expect(flow.flow.nearestStack(from: flow.id(.pile))?.id == flow.id(.pile))
    #expect(flow.flow.nearestStack(from: flow.id(.loose))?.id == flow.id(.loose))
    flow.present(.push(.detail))
    #expect(flow.parent(of: .detail) == .pile)
    flow.present(Refusal.asking(.push(.edit), from: flow.id(.loose)))
    #expect(flow.parent(of: .edit) == .loose)
    flow.goBack()
    flow.goBack()
    #expect(flow.active == [.loose, .pile, .bottom])
  }
}
