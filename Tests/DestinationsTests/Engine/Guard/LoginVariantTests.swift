import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Logins with several steps, in other flows, behind sheets, with locks, and cancelled at any moment.
@MainActor
struct LoginVariantTests {
  private typealias Guard = Sample.Setup.Guard

  /// A guard that holds requests for a route until a signal is given.
  private func guarding(
    _ route: Sample.DestinationType, until signal: GuardSignal, _ given: Given,
    _ meanwhile: Sample.Presentation?
  ) -> Guard {
    NavigationGuard("\(signal.rawValue)") {
      $0.brings(route) && !given.signals.contains(signal)
        ? .hold(until: signal, meanwhile: meanwhile) : .allow
    }
  }

  @MainActor
  private final class Given {
    var signals: Set<GuardSignal> = []

    func give(_ signal: GuardSignal, _ flow: SampleTestFlow) {
      signals.insert(signal)
      flow.flow.signal(signal)
    }
  }

  @Test func `the place of a second guard replaces the login of the first`() {
    let (world, given) = (SampleWorld(), Given())
    world.guards = [
      guarding(.detail, until: "loggedIn", given, .sheet(.loose)),
      guarding(.detail, until: "agreed", given, .sheet(.compose)),
    ]
    let flow = world.flow()
    let handle = flow.flow.request(.push(.detail))
    flow.expectCurrent(.loose)
    let transitions = flow.interface.transitionCount
    given.give("loggedIn", flow)
    expectEqual(flow.active.suffix(2), [.trash, .compose])
    expectEqual(flow.interface.transitionCount, transitions + 1)
    given.give("agreed", flow)
    expectEqual(handle.status.word, "done")
    expectEqual(flow.active.suffix(2), [.trash, .detail])
    flow.expectNothingPending()
  }

  @Test
  func `a login that another guard holds is shown at its signal, or is cancelled like its request`()
  {
    for agrees in [true, false] {
      let (world, given) = (SampleWorld(), Given())
      world.guards = [
        guarding(.detail, until: "loggedIn", given, .sheet(.loose)),
        guarding(.loose, until: "agreed", given, .sheet(.compose)),
      ]
      let flow = world.flow()
      let handle = flow.flow.request(.push(.detail))
      flow.expectCurrent(.compose)
      expectEqual(flow.flow.pending.count, 2)
      if agrees {
        given.give("agreed", flow)
        flow.expectCurrent(.loose)
        given.give("loggedIn", flow)
        expectEqual(handle.status.word, "done")
        expectEqual(flow.active.suffix(2), [.trash, .detail])
      } else {
        flow.dragSheetDown()
        expectEqual(handle.status.word, "cancelled")
      }
      flow.expectNothingPending()
    }
  }

  @Test func `presenting the start after logging out shows the login, and the start at its signal`()
  {
    let home = LoginWorld(.replaceRoot(with: .loose), protects: { $0 != .loose })
    home.isLoggedIn = true
    let flow = home.flow()
    flow.present(.push(.detail))
    home.isLoggedIn = false
    flow.present(.replaceRoot(with: .home))
    expectEqual(flow.flow.tree.shape, "> loose")
    home.logIn(flow)
    expectEqual(
      flow.flow.tree.shape,
      """
      home tabs selected=notes
        tab notes: > notes stack
        tab tags: tags
        tab trash: trash
      """)
    flow.expectNothingPending()
  }

  private struct Show: Sendable {}

  @Test(arguments: [Sample.Presentation.sheet(.loose), .replaceRoot(with: .loose)])
  func `a choice of a protected route waits for the login, as a sent value does`(
    login: Sample.Presentation
  ) {
    for chosen in [Sample.Presentation.replaceRoot(with: .detail), .push(.detail)] {
      var shapes: [String] = []
      for isSent in [true, false] {
        let home = LoginWorld(login)
        let setup = home.world.setup.receives(Show.self) { _ in chosen }
        let flow = SampleTestFlow(setup, interface: home.world.interface)
        var ended: [Bool] = []
        var entry = Sample.Presentation.choosing(among: [.detail]) { _ in chosen }
        entry.completionClosure = { ended.append($0) }
        let handle = isSent ? flow.flow.send(Show()) : flow.flow.request(.path([entry]))
        expectEqual([handle.status.word, "\(flow.current == .loose)"], ["held", "true"])
        home.logIn(flow)
        expectEqual(handle.status.word, "done")
        expectEqual(ended, isSent ? [] : [true])
        flow.expectNothingPending()
        shapes.append(flow.flow.tree.shape)
      }
      expectEqual(shapes[1], shapes[0])
    }
  }

  @Test func `a presentation from outside that needs the app's tabs waits for the login`() {
    for path in [
      [Sample.Presentation.tab(.tags)], [.tab(.tags), .replaceCurrent(with: .edit)],
      [.tab(.notes), .push(.detail)],
    ] {
      let home = LoginWorld(.replaceRoot(with: .loose), protects: { $0 != .loose })
      let flow = home.flow()
      expectEqual(flow.flow.request(.dismissSheet).status.word, "refused noSheet")
      let handle = flow.flow.request(.path(path))
      expectEqual([handle.status.word, "\(flow.current == .loose)"], ["held", "true"])
      home.logIn(flow)
      let shape = flow.flow.tree.shape
      expectEqual(handle.status.word, "done")
      let loggedIn = SampleWorld().flow()
      loggedIn.present(.path(path))
      expectEqual(shape, loggedIn.flow.tree.shape)
      flow.expectNothingPending()
    }
  }

  @Test func `a presentation from outside waits for a login that covers the tabs`() {
    let home = LoginWorld()
    let flow = home.flow()
    let first = flow.flow.request(.push(.detail))
    let second = flow.flow.request(.tab(.tags))
    expectEqual([first.status.word, second.status.word], ["held", "held"])
    flow.dragSheetDown()
    expectEqual([first.status.word, second.status.word], ["cancelled", "cancelled"])
    flow.flow.request(.push(.detail))
    let third = flow.flow.request(.tab(.tags))
    home.logIn(flow)
    expectEqual(third.status.word, "done")
    flow.expectCurrent(.tags)
    flow.expectNothingPending()
  }

  @Test func `guards that hold each other's places refuse the request`() {
    let (world, given) = (SampleWorld(), Given())
    world.guards = [
      guarding(.detail, until: "a", given, .sheet(.loose)),
      guarding(.loose, until: "b", given, .sheet(.compose)),
      guarding(.compose, until: "a", given, .sheet(.loose)),
    ]
    let flow = world.flow()
    expectEqual(flow.flow.request(.push(.detail)).status.word, "refused guardLoop")
    flow.expectNothingPending()

    // A guard that uses a new signal each time is stopped, too.
    var count = 0
    world.guards = [
      NavigationGuard("new") { _ in
        count += 1
        return count == 1
          ? .allow
          : .hold(until: GuardSignal(rawValue: "\(count)"), meanwhile: .sheet(.loose))
      }
    ]
    let other = world.flow()
    expectEqual(other.flow.request(.push(.detail)).status.word, "refused guardLoop")
    other.expectNothingPending()
    #expect(count < 20)
  }

  @Test func `steps within a login belong to the same login`() async {
    for step in [
      Sample.Presentation.push(.edit), .replaceCurrent(with: .edit), .sheet(.edit), .add(.edit),
    ] {
      let home = LoginWorld()
      let flow = home.flow()
      let handle = flow.flow.request(.push(.detail))
      flow.present(step)
      await flow.settle()
      expectEqual([handle.status.word, "\(flow.current == .edit)"], ["held", "true"])
      flow.flow.signal(LoginWorld.signal)
      expectEqual([handle.status.word, "\(flow.current == .edit)"], ["held", "true"])
      home.logIn(flow)
      expectEqual(handle.status.word, "done")
      expectEqual(flow.active, [.home, .notes, .tags, .trash, .detail])
    }
  }

  @Test func `places that others pushed on a login stay when it ends`() {
    let home = LoginWorld(.push(.loose), protects: { [.detail, .edit].contains($0) })
    home.world.guards.removeLast()
    var open: Set<Sample.DestinationType> = []
    home.world.guards.append(
      NavigationGuard("login") { difference in
        [Sample.DestinationType.detail, .edit].contains {
          difference.brings($0) && !open.contains($0)
        }
          ? .hold(until: LoginWorld.signal, meanwhile: .push(.loose)) : .allow
      })
    let flow = home.flow()
    flow.flow.request(.push(.detail))
    flow.flow.request(.push(.edit))
    flow.present(.push(.compose))
    open = [.edit]
    flow.flow.signal(LoginWorld.signal)
    flow.expectPath([.loose, .compose, .edit])
    open = [.detail, .edit]
    flow.flow.signal(LoginWorld.signal)
    flow.expectPath([.edit, .detail])
  }

  @Test func `a login hidden in another tab moves to the current tab`() throws {
    let home = LoginWorld()
    let flow = home.flow()
    flow.perform(Act.open, at: flow.id(.notes))
    (flow.place(.home) as? SampleTabBar)?.selectedTab = TabModel(type: .tags)
    flow.expectCurrent(.tags)
    try (flow.place(.tags) as? SampleDestination)?.performInterfaceAction(interactionType: .open)
    flow.expectCurrent(.loose)
    expectEqual(flow.count(of: .loose), 1)
    expectEqual(flow.flow.pending.count, 2)
    home.logIn(flow)
    expectEqual(flow.count(of: .loose), 0)
    expectEqual(flow.count(of: .detail), 2)
    expectEqual(flow.current, .detail)
    expectEqual(flow.parent(of: .detail), .notes)
  }

  @Test func `a signal before the login is shown leaves no login`() {
    let home = LoginWorld(acknowledging: .manually)
    let flow = home.flow()
    flow.interface.acknowledgeAll()
    flow.present(.add(.first))
    let fact = flow.flow.request(.push(.detail), cause: .system)
    expectEqual([fact.status.word, "\(flow.flow.pending.count)"], ["held", "3"])
    home.logIn(flow)
    flow.interface.acknowledgeAll()
    expectEqual(fact.status.word, "done")
    expectEqual(flow.count(of: .loose), 0)
  }

  @Test func `a signal from a hook of the login leaves no login presented`() {
    let home = LoginWorld()
    weak var known: SampleTestFlow?
    home.world.onBuild = { place in
      guard place.type == .loose else { return }
      place.onHook = { _ in
        home.isLoggedIn = true
        known?.flow.signal(LoginWorld.signal)
      }
    }
    let flow = home.flow()
    known = flow
    let handle = flow.flow.request(.push(.detail))
    expectEqual(handle.status.word, "done")
    expectEqual(flow.active.suffix(2), [.trash, .detail])
    flow.expectNothingPending()
  }

  @Test func `a login waits for a sheet by policy, and a double tap waits once`() {
    let home = LoginWorld()
    home.world.policies.modal = ModalPolicy(
      whenNested: .hoist, whenOccupied: .queue, isApplicationWide: true)
    let flow = home.flow()
    flow.present(.sheet(.compose))
    let compose = flow.id(.compose)
    flow.perform(Act.open, at: compose)
    flow.perform(Act.open, at: compose).expectRefused(.requesterHidden)
    expectEqual(flow.flow.pending.count, 2)
    flow.flow.request(.push(.detail))
    expectEqual(flow.flow.pending.count, 3)
    flow.dismissSheet()
    flow.expectCurrent(.loose)
    expectEqual(flow.flow.pending.count, 1)
    home.logIn(flow)
    expectEqual(flow.count(of: .detail), 1)
    expectEqual(flow.count(of: .loose), 0)
  }

  @Test func `a redirected login serves as the login of its requests`() {
    let home = LoginWorld()
    home.world.guards.append(
      NavigationGuard("other") { $0.brings(.loose) ? .redirect(to: .sheet(.edit)) : .allow })
    let flow = home.flow()
    for number in 1...2 { flow.openNote(number) }
    expectEqual(flow.active.suffix(1), [.edit])
    home.logIn(flow)
    expectEqual(flow.active.suffix(2), [.trash, .detail])

    home.isLoggedIn = false
    let handle = flow.openNote(3)
    flow.dragSheetDown()
    expectEqual(handle.status.word, "cancelled")
  }

  @Test func `a custom login runs again for a later request, and its refusal ends the request`() {
    var answers: [@MainActor (CustomPresentation<Sample.Presentation>.Answer) -> Void] = []
    let custom = Sample.Presentation(
      presentationType: .custom(
        presentation: CustomPresentation { _, answer in
          answers.append(answer)
        }))
    let home = LoginWorld(custom)
    let flow = home.flow()
    let first = flow.openNote(1)
    let second = flow.openNote(2)
    expectEqual(answers.count, 1)
    answers[0](.done)
    expectEqual(
      [first.status.word, second.status.word], ["superseded by \(second.number)", "held"])
    expectEqual(answers.count, 2)
    answers[1](.refused)
    expectEqual(second.status.word, "refused customRefused")
    flow.expectNothingPending()
  }

  @Test func `a tab selected for a login is left again afterwards`() {
    let home = LoginWorld(.tab(.trash, showing: .loose))
    let flow = home.flow()
    flow.openNote(1)
    flow.flow.cancelHeld(LoginWorld.signal)
    flow.expectCurrent(.loose)
    home.logIn(flow)
    flow.expectCurrent(.notes)

    // A login that selects an existing place presents nothing, and waits for its signal.
    let other = LoginWorld(.tab(.trash))
    let selecting = other.flow()
    let handle = selecting.openNote(1)
    selecting.select(.tags)
    let newer = selecting.openNote(2)
    expectEqual([selecting.current], [.trash])
    expectEqual(
      [handle.status.word, newer.status.word], ["superseded by \(newer.number)", "held"])
    other.logIn(selecting)
    expectEqual(selecting.contents(of: .detail), [.note(2)])
  }

  @Test func `held requests end with their flow or by their handle`() {
    let home = LoginWorld()
    let flow = home.flow()
    let handles = (1...2).map { _ in flow.flow.request(.push(.detail)) }
    handles[0].cancel()
    expectEqual(handles.map(\.status.word), ["cancelled", "held"])
    flow.flow.end()
    expectEqual(handles.map(\.status.word), ["cancelled", "cancelled"])
    flow.flow.start()
    home.logIn(flow)
    expectEqual(flow.active, [.home, .notes, .tags, .trash])
    expectEqual(flow.flow.request(.push(.detail)).status.word, "done")
  }

  @Test func `a signal removes a login that no request waits for`() {
    for login in [Sample.Presentation.sheet(.loose), .push(.loose), .replaceRoot(with: .loose)] {
      let home = LoginWorld(login)
      let flow = home.flow()
      let handle = flow.flow.request(.push(.detail))
      handle.cancel()
      expectEqual(flow.current, .loose)
      home.logIn(flow)
      expectEqual(flow.active, [.home, .notes, .tags, .trash])
    }
  }

  @Test func `the question before leaving ends after either answer without further app code`() async
  {
    for agrees in [true, false] {
      let (world, given) = (SampleWorld(), Given())
      world.guards = [
        .confirmBeforeLeaving(signal: "discard", asking: .sheet(.compose)) {
          $0.route == .edit && !given.signals.contains("discard")
        }
      ]
      let flow = world.flow()
      flow.present(.push(.edit))
      flow.swipeBack()
      expectEqual(flow.count(of: .compose), 1)
      if agrees {
        given.give("discard", flow)
        flow.expectPath([])
      } else {
        flow.perform(Act.close)
        await flow.settle()
        flow.expectPath([.edit])
      }
      expectEqual(flow.count(of: .compose), 0)
      flow.expectNothingPending()
    }
  }

  @Test func `a signal given in the dismissal closure is in time`() async throws {
    for isInTime in [true, false] {
      let home = LoginWorld(acknowledging: .manually)
      let flow = home.flow()
      flow.interface.acknowledgeAll()
      let handle = flow.flow.request(.push(.detail))
      flow.interface.acknowledgeAll()
      let notes = try require(flow.place(.notes) as? SampleStack)
      let sheets = SheetPresentation(of: notes) { _ in if isInTime { home.logIn(flow) } }
      flow.dismissSheet()
      await flow.settle()
      expectEqual(handle.status.word, "held")
      flow.interface.acknowledgeAll()
      await flow.settle()
      expectEqual(handle.status.word, isInTime ? "done" : "cancelled")
      expectNil(sheets.sheet)
    }
  }

  @Test func `undoing a login cancels the requests that wait`() async {
    let home = LoginWorld()
    let flow = home.flow()
    flow.flow.startJournal()
    let handle = flow.flow.request(.push(.detail))
    flow.flow.undo()
    await flow.settle()
    expectEqual([handle.status.word, "\(flow.current == .notes)"], ["cancelled", "true"])
    flow.expectNothingPending()
  }

  @Test func `a login kept by a lock stays, and its request is refused`() {
    let home = LoginWorld()
    let flow = home.flow()
    let handle = flow.flow.request(.push(.detail))
    let lock = flow.flow.lock(flow.id(.loose), because: "It sends.")
    home.logIn(flow)
    expectEqual(handle.status.word, "refused locked")
    lock.release()
    flow.flow.signal(LoginWorld.signal)
    expectEqual(flow.active, [.home, .notes, .tags, .trash])
  }
}
