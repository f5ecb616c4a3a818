import Destinations
import DestinationsTesting
import Testing

/// A finished app that was moved to modules: its declarations accept the routes of modules in the short form of an
/// app's own routes.
@MainActor
struct MovedAppTests {
  private typealias Tap = Diary.Tap

  @Test func `shapes, tables and starts accept a module's route`() async throws {
    expectEqual(Diary.AppFlow(Diary.setup).validate().map(\.reason), [])
    try await TestFlow.run(Diary.setup) { flow in
      flow.expectTree(
        """
        frame tabs selected=days
          tab days: days container
            > week
          tab account: profile stack
        """)
      flow.perform(Tap.open) { $0.push(.day(1)) }
      flow.perform(Tap.open) { $0.push(.day(2)) }
      flow.perform(Tap.close) { $0.present(.moveToNearest(.week)) }
    }
    try await TestFlow.run(Diary.setup.starting(at: .push(.day(3)), in: .days)) { flow in
      flow.expectPath([.week, .day(3)])
    }
  }

  @Test func `guards accept a module's route`() async throws {
    try await TestFlow.run(Diary.setup) { flow in
      flow.perform(Tap.secret) { $0.sheet(.login) }
      flow.dragSheetDown { $0.dismissSheet() }
      flow.present(.push(.day(1))) { $0.push(.day(1)) }
      flow.present(.replaceCurrent(with: .day(2)), expect: .refused(.guardDenied))
    }
  }

  @Test func `expectations accept a module's route`() async throws {
    try await TestFlow.run(Diary.setup) { flow in
      flow.present(.push(.day(1))) { $0.push(.day(1)) }
      flow.expectCurrent(.day(1))
      flow.expectPath([.week, .day(1)])
      flow.expectVisible(.day(1))
      flow.present(.tab(.account)) { $0.select(.account) }
      flow.perform(Tap.logIn) { $0.sheet(.login) }
      expectEqual(flow.flow.currentDestination?.type, .login)
    }
  }

  @Test func `restorables accept a module's route`() async throws {
    try await TestFlow.run(Diary.setup) { flow in
      flow.perform(Tap.open) { $0.push(.day(1)) }
      flow.relaunchRestored(expect: .unchanged)
    }
  }

  @Test func `entries, samples and surveys accept a module's route`() async throws {
    expectEqual(Diary.setup.graph().entries, ["AccountRoute.frame", "AccountRoute.login"])
    let survey = try await survey(
      Diary.setup, contents: [.day(1): [.number(1)]], stateLimit: 10
    ) { $0.current?.route }
    expectEqual(survey[.day(1)]?.description, "reached by tap `DaysRoute.week`.open with number(1)")
  }

  @Test func `providers that are registered later accept a module's route`() {
    let flow = Diary.AppFlow(Diary.setup)
    flow.register(RecordingProvider<Diary, Tap, Never>(shape: .stack), for: .secret)
    expectEqual(flow.graph()["AccountRoute.secret"]?.kind, .stack)
  }
}
