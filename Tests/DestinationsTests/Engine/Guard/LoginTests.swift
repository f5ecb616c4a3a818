import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Logins of every form: all waiting requests share one login, which has left entirely after its signal.
@MainActor
struct LoginTests {
  private nonisolated static let logins: [Sample.Presentation] = [
    .sheet(.loose), .push(.loose), .add(.loose), .replaceRoot(with: .loose),
    .path([.push(.edit), .push(.loose)]), .tab(.trash, showing: .loose), .sheet(.pile),
    .path([.replaceRoot(with: .home), .sheet(.loose)]), .replaceCurrent(with: .loose),
  ]

  @Test(arguments: logins)
  func `a login is gone after its signal, and the request is done`(
    login: Sample.Presentation
  ) {
    let home = LoginWorld(login)
    let flow = home.flow()
    let handle = flow.flow.request(.push(.detail))
    expectEqual(handle.status.word, "held")
    home.logIn(flow)
    expectEqual(handle.status.word, "done")
    expectEqual(flow.current, .detail)
    expectEqual(
      flow.flow.tree.shape,
      """
      home tabs selected=notes
        tab notes: notes stack
          > detail
        tab tags: tags
        tab trash: trash
      """)
    flow.expectNothingPending()
  }

  @Test(arguments: logins)
  func `three links share one login, and only the newest is carried out`(login: Sample.Presentation)
    async
  {
    let home = LoginWorld(login)
    let flow = home.flow()
    flow.select(.tags)
    let handles = (1...3).map { flow.openNote($0) }
    expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 1)
    let newest = handles.map(\.number)
    expectEqual(
      handles.map(\.status.word),
      ["superseded by \(newest[1])", "superseded by \(newest[2])", "held"])
    home.logIn(flow)
    expectEqual(flow.contents(of: .detail), [.note(3)])
    expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 0)
    let outcome = await handles[0].finalOutcome
    #expect(outcome.isDone)
    flow.expectNothingPending()
  }

  @Test(arguments: [
    Sample.Presentation.sheet(.loose), .push(.loose), .replaceRoot(with: .loose), .sheet(.pile),
  ])
  func `a double tap during an animation shows one login and one place`(
    login: Sample.Presentation
  ) {
    let home = LoginWorld(login, acknowledging: .manually)
    let flow = home.flow()
    let notes = flow.id(.notes)
    flow.perform(Act.open, at: notes)
    flow.perform(Act.open, at: notes)
    expectEqual(flow.flow.pending.count, 3)
    flow.interface.acknowledgeAll()
    flow.interface.acknowledgeAll()
    expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 1)
    expectEqual(flow.flow.pending.count, 1)
    home.logIn(flow)
    flow.interface.acknowledgeAll()
    expectEqual(flow.contents(of: .detail).count, 1)
    expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 0)
    flow.interface.acknowledgeAll()
    flow.expectNothingPending()
  }

  @Test(arguments: logins)
  func `an early signal neither ends nor repeats the login`(login: Sample.Presentation) {
    let home = LoginWorld(login)
    let flow = home.flow()
    let handle = flow.openNote(7)
    flow.flow.signal(LoginWorld.signal)
    expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 1)
    expectEqual(handle.status.word, "held")
    home.logIn(flow)
    expectEqual(flow.contents(of: .detail), [.note(7)])
    expectEqual(flow.active.filter { [.loose, .pile].contains($0) }.count, 0)
  }

  @Test func `an early signal keeps the login that is on screen`() {
    let home = LoginWorld()
    let flow = home.flow()
    flow.perform(Act.open, at: flow.id(.notes))
    let login = flow.id(.loose)
    flow.flow.signal(LoginWorld.signal)
    expectEqual(flow.id(.loose), login)
    expectEqual(flow.flow.pending.count, 1)
  }

  @Test func `a login may dismiss itself before or after its signal`() {
    for signalsFirst in [true, false] {
      let home = LoginWorld()
      let flow = home.flow()
      flow.perform(Act.open, at: flow.id(.notes))
      let login = flow.place(.loose) as? SampleDestination
      home.isLoggedIn = true
      if signalsFirst { flow.flow.signal(LoginWorld.signal) }
      try? login?.performInterfaceAction(interactionType: .close)
      if !signalsFirst { flow.flow.signal(LoginWorld.signal) }
      flow.expectPath([.detail])
      expectEqual(flow.count(of: .loose), 0)
      flow.expectNothingPending()
    }
  }

  @Test func `a request is cancelled when its login leaves without the signal`() async {
    // Dragging the login away is a decision of the user.
    let home = LoginWorld()
    let flow = home.flow()
    var handle = flow.flow.request(.push(.detail))
    flow.dragSheetDown()
    expectEqual(handle.status.word, "cancelled")
    flow.expectNothingPending()

    // The app may give the signal directly after dismissing the login, but not later.
    handle = flow.flow.request(.push(.detail))
    flow.dismissSheet()
    await flow.settle()
    expectEqual(handle.status.word, "cancelled")
    flow.expectNothingPending()
    home.logIn(flow)
    flow.expectPath([])
  }

  private typealias Acting = @MainActor (SampleTestFlow) -> Void

  /// Logins, and ways in which the user cancels them.
  private static let cancellings: [(login: Sample.Presentation, cancel: Acting)] = [
    (.sheet(.loose), { $0.perform(Act.close) }),
    (.sheet(.loose), { $0.dragSheetDown() }),
    (.push(.loose), { $0.perform(Act.back) }),
    (.push(.loose), { $0.swipeBack() }),
    (.add(.loose), { $0.remove($0.id(.loose)) }),
  ]

  @Test func `a request that ended with its login does not take the signal of the next one`() {
    let tap: Acting = { $0.perform(Act.open, at: $0.id(.notes)) }
    let others: [(brings: Sample.DestinationType, ask: Acting)] = [
      (.detail, tap), (.edit, { $0.present(.push(.edit)) }), (.detail, { $0.openNote(2) }),
    ]
    for (login, cancel) in Self.cancellings {
      for (route, ask) in others {
        for acknowledging in [MockInterface.Acknowledgement.immediately, .manually] {
          let home = LoginWorld(login, acknowledging: acknowledging) {
            [.detail, .edit].contains($0)
          }
          let flow = home.flow()
          for act in [tap, cancel, ask] {
            flow.interface.acknowledgeAll()
            act(flow)
          }
          flow.interface.acknowledgeAll()
          expectEqual(flow.count(of: .loose), 1)
          expectEqual(flow.flow.pending.count, 1)
          home.logIn(flow)
          flow.interface.acknowledgeAll()
          flow.expectPath([route])
          flow.expectNothingPending()
        }
      }
    }
  }

  @Test func `a request that ended with its login is cancelled by the next request that is held`() {
    let home = LoginWorld()
    let flow = home.flow()
    let first = flow.flow.request(.push(.detail))
    flow.dismissSheet()
    expectEqual(first.status.word, "held")
    let second = flow.flow.request(.push(.detail))
    expectEqual([first, second].map(\.status.word), ["cancelled", "held"])

    // Until then, the signal may still be given, also after a request that no guard holds.
    flow.dismissSheet()
    flow.present(.push(.edit))
    home.logIn(flow)
    expectEqual(second.status.word, "done")
    flow.expectPath([.edit, .detail])
  }

  @Test func `a request is refused if its login is refused`() {
    let policies: [ModalPolicy] = [
      ModalPolicy(whenNested: .refuse), ModalPolicy(whenNested: .hoist, isApplicationWide: true),
    ]
    for (policy, code) in zip(policies, [DestinationError.Code.modalRefused, .alreadyPresenting]) {
      let home = LoginWorld()
      home.world.policies.modal = policy
      let flow = home.flow()
      flow.present(.sheet(.compose))
      let handle = flow.flow.request(.push(.detail))
      expectEqual(handle.status.error?.code, code)
      expectContains(handle.status.error?.reason ?? "", "login")
      flow.expectNothingPending()
      flow.expectCurrent(.compose)
    }
    let home = LoginWorld()
    home.world.missing = [.loose]
    let flow = home.flow()
    expectEqual(flow.openNote(1).status.error?.code, .noProvider)
    flow.expectNothingPending()
  }

  @Test func `a guard that protects its own login refuses, and is a fault of the setup`() {
    for login in [Sample.Presentation.sheet(.loose), .path([.push(.edit), .sheet(.loose)])] {
      let home = LoginWorld(login, protects: { [.detail, .loose].contains($0) })
      let flow = home.flow()
      let handle = flow.openNote(1)
      expectEqual(handle.status.error?.code, .guardLoop)
      flow.expectNothingPending()
      expectEqual(flow.flow.validate().map(\.code), [.guardLoop])
    }
  }
}
