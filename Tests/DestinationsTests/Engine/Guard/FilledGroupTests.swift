import Destinations
import DestinationsTesting
import Testing

/// Guards see the places that a provider adds to the group that it builds.
@MainActor
struct FilledGroupTests {
  @MainActor
  private final class Desk {
    var isOpen = false
  }

  private let desk = Desk()

  /// A world whose `group` is built with the places that its provider adds to it.
  private func world(_ ruling: @escaping @MainActor @Sendable () -> Sample.Setup.Guard.Ruling)
    -> SampleWorld
  {
    let world = SampleWorld()
    world.guards = [.init("detail") { $0.brings(.detail) ? ruling() : .allow }]
    return world
  }

  /// Registers a provider that builds a group with `detail` in it, and records the built places.
  private func fill(_ flow: SampleTestFlow) -> WeakBox {
    let box = WeakBox()
    let provider = SampleProvider(shape: .group([]))
    provider.builds = { _ in
      let group = SampleGroup(.group)
      let child = SampleDestination(.detail)
      group.addChild(childDestination: child)
      box.add(group)
      box.add(child)
      return group
    }
    flow.flow.register(provider, for: .group)
    return box
  }

  @Test func `guards see the places that a provider adds to its group`() async {
    let denying = world { .deny(reason: "No.") }
    var flow = denying.flow()
    let box = fill(flow)
    let before = FlowSnapshot(flow, denying)
    let refused = flow.flow.request(.push(.group))
    expectEqual(refused.status.error?.code, .guardDenied)
    expectEqual(FlowSnapshot(flow, denying), before)
    box.expectLiving(0, of: 2)

    flow = world { .redirect(to: .push(.edit)) }.flow()
    _ = fill(flow)
    let redirected = flow.flow.request(.push(.group))
    #expect(redirected.successor?.status.isDone == true)
    flow.expectPath([.edit])

    flow = world { [desk] in desk.isOpen ? .allow : .hold(until: "go") }.flow()
    let built = fill(flow)
    let held = flow.flow.request(.push(.group))
    expectEqual(held.status.word, "held")
    flow.expectPath([])
    built.expectLiving(0, of: 2)
    desk.isOpen = true
    flow.signal("go")
    await expectDone(held)
    expectEqual(flow.current, .detail)
  }

  @Test func `guards see places added by a provider before a custom presentation runs`() {
    let world = world { .deny(reason: "No.") }
    let flow = world.flow()
    _ = fill(flow)
    var asked = 0
    let custom = CustomPresentation<Sample.Presentation> { _, answer in
      asked += 1
      answer(true)
    }
    let handle = flow.flow.request(
      Sample.Presentation(
        destinationType: .group, presentationType: .custom(presentation: custom)))
    expectEqual([handle.status.error?.code], [.guardDenied])
    expectEqual(asked, 0)
  }
}
