import Destinations
import DestinationsTesting
import Testing

/// Every verb by every cause under every ruling: no change bypasses a guard.
@MainActor
struct GuardTableTests {
  /// The verbs, each possible in the state that ``flow()`` makes.
  private nonisolated static let verbs: [Sample.Presentation] = [
    .push(.edit), .goBack, .tab(.tags), .tab(.tags, showing: .edit), .add(.edit),
    .replaceCurrent(with: .edit), .replaceRoot(with: .loose), .moveToNearest(.notes),
    .sheet(.compose), .path([.goBack, .sheet(.compose)]),
  ]

  private nonisolated static let rulings: [Sample.Setup.Guard.Ruling] = [
    .allow, .deny(reason: "No."), .redirect(to: .tab(.trash)), .hold(until: "go"),
  ]

  /// The next ruling of the guard, and how often it was asked since.
  @MainActor
  private final class Desk {
    var ruling: Sample.Setup.Guard.Ruling?
    var asked = 0
  }

  private let world = SampleWorld()
  private let desk = Desk()

  /// A flow with a pushed place, whose guard gives its ruling once and then allows everything.
  private func flow() -> SampleTestFlow {
    world.guards = [
      .init("table") { [desk] _ in
        defer { desk.ruling = nil }
        if desk.ruling != nil { desk.asked += 1 }
        return desk.ruling ?? .allow
      }
    ]
    let flow = world.flow()
    flow.present(.push(.detail))
    return flow
  }

  @Test(arguments: verbs.indices, NavigationCause.allCases)
  func `every guard ruling holds for every presentation and every cause`(
    index: Int, cause: NavigationCause
  ) {
    for ruling in Self.rulings {
      let flow = flow()
      (desk.ruling, desk.asked) = (ruling, 0)
      let before = flow.flow.tree
      let handle = flow.flow.request(Self.verbs[index], cause: cause)
      let isChanged = flow.flow.tree != before
      let (asked, status) = (desk.asked, handle.status)
      flow.flow.signal("go")
      let isHeeded =
        switch ruling {
        case .allow: status.isDone && isChanged
        case .deny: status.error?.code == .guardDenied && !isChanged
        case .redirect: handle.successor?.status.isDone == true && flow.current == .trash
        case .hold: status.isHeld && !isChanged && handle.status.isDone && flow.flow.tree != before
        }
      #expect(isHeeded && asked == 1, "\(ruling)")
    }
  }
}
