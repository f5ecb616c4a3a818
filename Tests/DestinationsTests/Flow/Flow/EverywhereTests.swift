import Destinations
import DestinationsTesting
import Testing

/// Dismissing all sheets, and returning every stack to its root.
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

  /// The places that a step has removed, in the order of their release.
  private func removed(in events: [NavigationEvent]) -> [String] {
    events.compactMap { if case .removed(_, let route) = $0.kind { route } else { nil } }
  }

  @Test func `dismissing all sheets or returning all stacks to their roots changes nothing else`() {
    // dismissing any dismisses every sheet, and nothing else
    do {
      let flow = full()
      let step = flow.present(.dismissAny)
      flow.expectPlaces([.home, .notes, .tags, .trash, .edit, .detail], current: .detail)
      expectEqual(removed(in: step.events), ["loose", "pane", "bottom", "compose"])
      #expect(flow.present(.dismissAny).isUnchanged)
    }
    // popping to roots returns every stack to its root, also in tabs that are not selected
    do {
      let flow = full()
      flow.present(.popToRoots)
      flow.expectPlaces([.home, .notes, .tags, .trash], current: .notes)
      #expect(flow.present(.popToRoots).isUnchanged)
      // Places that leave are released deepest and last first.
      let other = SampleWorld().flow()
      other.present(.path([.tab(.tags), .push(.edit), .tab(.trash), .push(.loose)]))
      expectEqual(removed(in: other.present(.popToRoots).events), ["loose", "edit"])
    }
    // a sheet whose presenter remains stays, and its stack returns to its root
    do {
      let flow = SampleWorld().flow()
      flow.present(.path([.sheet(.compose), .push(.edit)]))
      flow.present(.popToRoots)
      flow.expectCurrent(.compose)
      flow.present(.path([.push(.edit), .dismissAny, .popToRoots]))
      flow.expectCurrent(.notes)
    }
    // a stack that is only a container keeps its first place
    do {
      let flow = SampleWorld().flow()
      flow.present(.path([.push(.pile), .push(.edit)]))
      flow.present(.push(.detail))
      flow.present(.replaceRoot(with: .pile))
      flow.present(.push(.edit))
      flow.present(.popToRoots)
      flow.expectPlaces([.pile, .bottom])
    }
  }

  @Test func `dismissing everything is one transition that guards check`() {
    // the change is one transition, in document order for the interface
    do {
      let flow = full()
      let step = flow.present(.dismissAny)
      let removed = step.calls.filter { $0.verb == .remove }.map(\.route)
      #expect(step.calls.allSatisfy { $0.transition == step.calls.first?.transition })
      expectEqual(removed, ["bottom", "compose", "loose"])
    }
    // both can be declared in tables, and guards are asked
    do {
      let world = SampleWorld()
      world.guards = [
        Sample.Setup.Guard("stay") { $0.removes(.loose) ? .deny(reason: "Stay.") : .allow }
      ]
      let flow = world.flow()
      flow.present(.sheet(.loose))
      flow.present(.dismissAny).expectRefused(.guardDenied)
      flow.expectCurrent(.loose)
    }
  }
}
