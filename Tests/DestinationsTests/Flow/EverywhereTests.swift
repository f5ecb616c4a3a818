import Destinations
import DestinationsTesting
import Testing

/// Dismissing whatever is presented, and taking every stack back to its root.
@MainActor
struct EverywhereTests {
  /// Tabs with places on two stacks, a sheet over each of two, and one sheet within a sheet.
  private func full() -> SampleTestFlow {
    let flow = SampleWorld().flow()
    flow.present(.path([.tab(.tags), .push(.edit), .sheet(.loose)]))
    var path = Sample.Presentation.path([
      .tab(.notes), .push(.detail), .sheet(.compose), .push(.bottom), .sheet(.pane),
    ])
    path.currentDestinationID = flow.id(.home)
    flow.present(path)
    return flow
  }

  @Test func `dismissing any dismisses every sheet, and nothing else`() {
    let flow = full()
    flow.present(.dismissAny)
    #expect(flow.active == [.home, .notes, .tags, .trash, .edit, .detail])
    #expect(flow.current == .detail)
    #expect(flow.present(.dismissAny).isUnchanged)
  }

  @Test func `popping to roots takes every stack back, also in tabs that are not selected`() {
    let flow = full()
    flow.present(.popToRoots)
    #expect(flow.active == [.home, .notes, .tags, .trash])
    #expect(flow.current == .notes)
    #expect(flow.present(.popToRoots).isUnchanged)
  }

  @Test func `a sheet whose presenter remains stays, and is taken back to its own root`() {
    let flow = SampleWorld().flow()
    flow.present(.path([.sheet(.compose), .push(.edit)]))
    flow.present(.popToRoots)
    #expect(flow.current == .compose)
    flow.present(.path([.push(.edit), .dismissAny, .popToRoots]))
    #expect(flow.current == .notes)
  }

  @Test func `a stack that is only a container keeps its first place`() {
    let flow = SampleWorld().flow()
    flow.present(.path([.push(.pile), .push(.edit)]))
    flow.present(.push(.detail))
    flow.present(.replaceRoot(with: .pile))
    flow.present(.push(.edit))
    flow.present(.popToRoots)
    #expect(flow.active == [.pile, .bottom])
  }

  @Test func `it is one transition, in document order for the interface`() {
    let flow = full()
    let step = flow.present(.dismissAny)
    let removed = step.calls.filter { $0.verb == .remove }.map(\.route)
    #expect(step.calls.allSatisfy { $0.transition == step.calls.first?.transition })
    #expect(removed == ["bottom", "compose", "loose"])
  }

  @Test func `both can be declared in tables, and guards are asked`() {
    let world = SampleWorld()
    world.guards = [
      Sample.Setup.Guard("stay") { $0.removes(.loose) ? .deny(reason: "Stay.") : .allow }
    ]
    let flow = world.flow()
    flow.present(.sheet(.loose))
    #expect(flow.present(.dismissAny).error?.code == .guardDenied)
    #expect(flow.current == .loose)
  }
}
