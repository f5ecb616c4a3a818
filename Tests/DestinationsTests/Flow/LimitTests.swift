import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

/// Numbers and depths that an app or its data choose, at their extremes: everything is done or refused.
@MainActor
struct LimitTests {
  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func `a queue of any limit runs requests, and counts a limit below 1 as 1`(limit: Int) async {
    for policies in [FlowPolicies(queueLimit: limit), Self.policies(limit)] {
      expectEqual(policies.queueLimit, max(limit, 1))
      let world = SampleWorld(start: .notes)
      world.policies = policies
      world.onBuild = { place in
        guard place.type == .detail else { return }
        place.onHook = { [weak place] hook in
          if hook == .prepareForPresentation {
            try? place?.performInterfaceAction(interactionType: .compose)
          }
        }
      }
      let flow = world.flow()
      await expectDone(flow.flow.request(.push(.detail)))
      await flow.flow.settle()
      expectEqual(flow.active, [.notes, .detail, .compose])
    }
  }

  private static func policies(_ limit: Int) -> FlowPolicies {
    var policies = FlowPolicies()
    policies.queueLimit = limit
    return policies
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func `a journal of any limit can undo, and counts a limit below 1 as 1`(limit: Int) {
    let flow = SampleWorld(start: .notes).flow()
    flow.flow.startJournal(undoLimit: limit)
    for _ in 0..<4 { flow.present(.push(.detail)) }
    while flow.flow.canUndo, flow.active.count > 1 { flow.flow.undo() }
    expectEqual(flow.active.count, limit == .max ? 1 : 3)
  }
}
