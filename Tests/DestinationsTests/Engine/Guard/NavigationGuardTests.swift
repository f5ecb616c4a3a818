import Destinations
import DestinationsTesting
import Testing

/// The changes that a guard was asked about, and the state by which it answers.
@MainActor
private final class Seen {
  var differences: [Sample.Setup.Guard.Difference] = []
  var unsaved: Set<Int> = []
  var isLoggedIn = false
}

@MainActor
struct NavigationGuardTests {
  /// The sample with guards, and the changes that the guards were asked about.
  @MainActor
  private struct Site {
    let world = SampleWorld(start: .notes)
    let seen = Seen()

    /// A guard that rules on changes that bring a route, and allows all others.
    func guards(
      _ route: Sample.DestinationType, _ name: String = "g",
      _ ruling: @escaping @MainActor @Sendable () -> Sample.Setup.Guard.Ruling
    ) {
      world.guards.append(
        NavigationGuard(name) { [seen] difference in
          seen.differences.append(difference)
          return difference.brings(route) ? ruling() : .allow
        })
    }
  }

  @Test func `users see the reason of a guard without its name`() {
    let world = SampleWorld(start: .notes)
    world.guards = [.init("closed") { $0.brings(.edit) ? .deny(reason: "Come later") : .allow }]
    let error = world.flow().present(.push(.edit), expect: .refused(.guardDenied)).error
    expectEqual(error?.reason, "closed: Come later")
    expectEqual(error?.userText, "Come later.")
  }

  @Test
  func `a guard sees the whole change before places are built and can deny it`()
    throws
  {
    // a guard sees the whole difference before anything is built
    do {
      let site = Site()
      site.guards(.detail) { .allow }
      let flow = site.world.flow()
      flow.present(.push(.detail, content: .note(1)))
      flow.present(.replaceRoot(with: .tags))
      let push = site.seen.differences[1]
      expectEqual(push.arriving, [Place(.detail, content: .note(1))])
      expectEmpty(push.leaving)
      #expect((push.nextCurrent?.route, push.cause) == (.detail, .program))
      let replace = site.seen.differences[2]
      let routes = [replace.leaving.map { $0.place.route }, replace.arriving.map { $0.route }]
      #expect(routes == [[.detail, .notes], [.tags]] && replace.removes(.detail))
    }
    // a denied request changes nothing and builds nothing
    do {
      let site = Site()
      site.guards(.detail) { .deny(reason: "Not now.") }
      let flow = site.world.flow()
      let step = flow.present(.push(.detail))
      flow.expectRefused(.guardDenied)
      expectEqual(step.error?.reason, "g: Not now.")
      #expect(step.isUnchanged && site.world.journal.take().isEmpty)
    }
  }

  @Test(arguments: [
    Sample.Presentation.push(.detail), .sheet(.detail), .add(.detail),
    .replaceCurrent(with: .detail),
    .replaceRoot(with: .detail), .path([.push(.edit), .push(.detail)]),
  ])
  func `no presentation bypasses a guard`(presentation: Sample.Presentation) {
    let site = Site()
    site.guards(.detail) { .deny(reason: "No.") }
    let flow = site.world.flow()
    flow.present(presentation).expectRefused(.guardDenied)
    flow.expectTree("> notes stack #1")
  }

  @Test func `the first guard that does not allow decides, even for facts and redirections`()
    throws
  {
    // a fact that a guard denies is undone in the interface
    do {
      let site = Site()
      site.world.guards = [
        NavigationGuard("keep") { $0.removes(.detail) ? .deny(reason: "Unsaved.") : .allow }
      ]
      let flow = site.world.flow()
      flow.present(.push(.detail))
      let step = flow.swipeBack()
      expectEqual(step.calls.map { $0.verb }, [.restore])
      flow.expectCurrent(.detail)
    }
    // a redirection takes the place of the whole request
    do {
      let site = Site()
      site.world.guards = [.redirecting("edit first", to: .push(.edit)) { $0.brings(.detail) }]
      let flow = site.world.flow()
      flow.present(.path([.push(.tags), .push(.detail)]))
      flow.expectPath([.edit])
      expectEqual(site.world.guards[0].presents.map(\.destinationType), [.edit])
    }
    // a guard that redirects its own redirection is refused
    do {
      let site = Site()
      site.guards(.detail) { .redirect(to: .path([.push(.edit), .push(.detail)])) }
      let flow = site.world.flow()
      var refused: [DestinationError.Code?] = []
      flow.onEvent = { if case .refused(let error) = $0.kind { refused.append(error.code) } }
      flow.present(.push(.detail))
      expectEqual(refused, [.guardLoop])
      flow.expectTree("> notes stack #1")
    }
    // the first guard that does not allow decides
    do {
      let site = Site()
      site.guards(.detail, "first") { .deny(reason: "1") }
      site.guards(.detail, "second") { .deny(reason: "2") }
      expectEqual(site.world.flow().present(.push(.detail)).error?.reason, "first: 1")
      expectEqual(site.seen.differences.count, 3)
    }
  }

  @Test func `a held request continues at its signal, or ends with its requester`()
    async throws
  {
    // a held request continues to its own target after the login
    do {
      let site = Site()
      site.world.guards = [
        .loginGuard(
          signal: "loggedIn", login: .sheet(.compose),
          isLoggedIn: { [seen = site.seen] in seen.isLoggedIn },
          protects: { $0 == .detail })
      ]
      let flow = site.world.flow()
      flow.perform(Act.open)
      flow.expectCurrent(.compose)
      expectEqual(flow.flow.pending, [.held(request: 2, signal: "loggedIn")])
      flow.dismissSheet()
      site.seen.isLoggedIn = true
      flow.step("login") { flow.flow.signal("loggedIn") }
      flow.expectPath([.detail])
      flow.expectNothingPending()
    }
    // held requests do not hold up others, and run in order at their signal
    do {
      let site = Site()
      site.guards(.detail) { [seen = site.seen] in seen.isLoggedIn ? .allow : .hold(until: "go") }
      let flow = site.world.flow()
      flow.present(.push(.detail, content: .note(1)))
      flow.present(.push(.detail, content: .note(2)))
      flow.present(.push(.edit))
      flow.expectPath([.edit])
      site.seen.isLoggedIn = true
      flow.flow.signal("go")
      expectEqual(flow.flow.tree.nodes.map { $0.payload.content }, [nil, nil, .note(1), .note(2)])
    }
    // a held request ends with the place that asked
    do {
      let site = Site()
      site.guards(.edit) { .hold(until: "go") }
      let flow = site.world.flow()
      flow.present(.push(.detail))
      let asker = try require(flow.flow.currentDestination as? SampleDestination)
      try asker.performInterfaceAction(interactionType: .open)
      flow.present(.goBack)
      let place = flow.flow.currentDestination?.id
      var held = Sample.Presentation.push(.edit)
      held.parentDestinationID = place
      let handle = flow.flow.request(held)
      flow.flow.cancelHeld("go")
      guard case .cancelled = await handle.outcome else {
        Issue.record("The held request was not cancelled.")
        return
      }
    }
  }

  @Test func `a question about unsaved changes names the places that would leave, and no others`() {
    let site = Site()
    let seen = site.seen
    seen.unsaved = [1, 2, 3]
    site.world.guards = [
      .confirmBeforeLeaving(signal: "discard", asking: .sheet(.compose, content: .note(0))) {
        if case (.edit, .note(let number)?) = ($0.route, $0.content) {
          seen.unsaved.contains(number)
        } else {
          false
        }
      } about: { places in
        places.count == 1 ? places[0].content : nil
      }
    ]
    let flow = site.world.flow()
    for note in 1...4 { flow.present(.push(.edit, content: .note(note))) }
    flow.goBack()
    flow.goBack()
    flow.expectCurrent(.compose)
    expectEqual(flow.contents(of: .compose), [.note(3)])
    seen.unsaved.remove(3)
    flow.flow.signal("discard")
    flow.expectCurrent(.edit)
    flow.goBack()
    expectEqual(flow.contents(of: .compose), [.note(2)])
    flow.dismissSheet()
    // two places would leave, so the question has the content that the guard declares
    flow.present(.popToRoot)
    expectEqual(flow.contents(of: .compose), [.note(0)])
    seen.unsaved = []
    flow.flow.signal("discard")
    flow.expectCurrent(.notes)
  }

  @Test func `a guard can ask before a place leaves, and a back plan changes nothing`() throws {
    // a confirmation before leaving holds the change, which continues once the user agrees
    do {
      let site = Site()
      let draft = Seen()
      site.world.guards = [
        .confirmBeforeLeaving(signal: "discard", asking: .sheet(.compose)) { departure in
          departure.place.route == .edit && !draft.isLoggedIn
        }
      ]
      let flow = site.world.flow()
      flow.present(.push(.edit))
      let obstacle = flow.flow.backPlan().obstacle?.code
      flow.present(.goBack)
      flow.expectCurrent(.compose)
      flow.dismissSheet()
      draft.isLoggedIn = true
      expectEqual([obstacle, flow.flow.backPlan().obstacle?.code], [.guardDenied, nil])
      flow.flow.signal("discard")
      flow.expectCurrent(.notes)
    }
    // a plan of going back names the place that it would reveal, and changes nothing
    do {
      let site = Site()
      let flow = site.world.flow()
      expectEqual(flow.flow.backPlan().obstacle?.code, .nothingToGoBack)
      flow.present(.push(.detail))
      expectEqual(flow.flow.backPlan().revealedID, flow.flow.rootDestination?.id)
      flow.expectPath([.detail])
    }
    // requests of a guard that is asked in advance wait until all are asked
    do {
      let site = Site()
      var seen: [Sample.DestinationType?] = []
      weak var flow: Sample.AppFlow?
      site.world.guards = [
        .init("tells") { difference in
          guard difference.removes(.edit) else { return .allow }
          flow?.presentDestination(configuration: .sheet(.compose))
          return .allow
        },
        .init("looks") { difference in
          if difference.removes(.edit) { seen.append(flow?.currentDestination?.type) }
          return .allow
        },
      ]
      let tested = site.world.flow()
      flow = tested.flow
      tested.present(.push(.edit))
      expectNil(tested.flow.backPlan().obstacle)
      expectEqual(seen, [.edit])
      tested.expectCurrent(.compose)
    }
    // a flow that ends asks no guard
    do {
      let site = Site()
      site.guards(.detail) { .allow }
      let flow = site.world.flow()
      flow.flow.end()
      expectEqual(site.seen.differences.count, 1)
    }
    // a departure prints its route and content
    do {
      let site = Site()
      var left: [String] = []
      site.world.guards = [
        NavigationGuard("look") { difference in
          left += difference.leaving.map { "\($0.route) \($0.content.map { "\($0)" } ?? "-")" }
          return .allow
        }
      ]
      let flow = site.world.flow()
      flow.present(.push(.detail, content: .note(7)))
      flow.goBack()
      expectEqual(left, ["detail note(7)"])
    }
  }

  @Test func `the handle of a superseded request awaits its successors`() async {
    // a caller can await the final outcome of a superseded request
    do {
      let site = Site()
      site.guards(.detail) { .redirect(to: .push(.edit)) }
      let flow = site.world.flow()
      let handle = flow.flow.request(.push(.detail))
      guard case .superseded(let number) = await handle.outcome else {
        Issue.record("It was not superseded.")
        return
      }
      expectEqual(handle.successor?.number, number)
      guard case .done(let id) = await handle.finalOutcome else {
        Issue.record("Its successor was not done.")
        return
      }
      expectEqual(id, flow.id(.edit))
    }
    // the final outcome follows several redirections, and waits for one that is held
    do {
      let site = Site()
      site.guards(.detail, "first") { .redirect(to: .push(.edit)) }
      site.guards(.edit, "second") { [seen = site.seen] in
        seen.isLoggedIn ? .allow : .hold(until: "go")
      }
      let flow = site.world.flow()
      let handle = flow.flow.request(.push(.detail))
      guard case .held? = handle.successor?.status else {
        Issue.record("The successor is not held.")
        return
      }
      flow.flow.cancelHeld("go")
      guard case .cancelled = await handle.finalOutcome else {
        Issue.record("The successor was not cancelled.")
        return
      }
    }
    // without a redirection the final outcome is the outcome
    do {
      let site = Site()
      let handle = site.world.flow().flow.request(.goBack)
      let code = await handle.finalOutcome.error?.code
      expectEqual(code, .nothingToGoBack)
      expectNil(handle.successor)
    }
  }

  @Test func `a held request ends or is planned again, and a denial has a reason`() async throws {
    // a guard's reason without a full stop gets one before the way out
    do {
      let site = Site()
      site.guards(.detail) { .deny(reason: "draft of note 7") }
      let error = site.world.flow().present(.push(.detail)).error
      expectEqual(
        error?.description,
        "guardDenied: g: draft of note 7. (requested from notes #1) "
          + "Meet the guard's condition first.")
    }
    // a held request is cancelled when the place that asked for it leaves
    do {
      let site = Site()
      site.guards(.detail) { .hold(until: "go") }
      let flow = site.world.flow()
      var ends: [Bool] = []
      flow.present(.push(.edit))
      let place = try require(flow.place(.edit) as? SampleDestination)
      place.updatePresentation(
        presentation: try require(place.presentation(for: .open)).completing { ends.append($0) })
      flow.perform(Act.open)
      expectEqual(flow.flow.pending.count, 1)
      flow.goBack()
      flow.expectNothingPending()
      expectEqual(ends, [false])
      flow.flow.signal("go")
      flow.expectCurrent(.notes)
    }
    // the completion of a cancelled held request makes a request, which is done at once
    do {
      let site = Site()
      site.guards(.detail) { .hold(until: "go") }
      let flow = site.world.flow()
      flow.present(
        .push(.detail).completing { _ in
          flow.flow.presentDestination(configuration: .push(.edit))
        })
      flow.flow.cancelHeld("go")
      flow.expectCurrent(.edit)
    }
    // at its signal a held request is planned again, in the tree as it is then
    do {
      let site = Site()
      site.guards(.detail) { [seen = site.seen] in seen.isLoggedIn ? .allow : .hold(until: "go") }
      let flow = site.world.flow()
      flow.present(.push(.detail))
      flow.present(.replaceRoot(with: .tags))
      site.seen.isLoggedIn = true
      let step = flow.step("go") { flow.flow.signal("go") }
      expectEqual(step.after, step.before)
      flow.expectNothingPending()
    }
  }

  @Test(arguments: NavigationCause.allCases)
  func `no cause bypasses a guard`(cause: NavigationCause) async {
    let site = Site()
    site.guards(.detail) { .deny(reason: "No.") }
    let flow = site.world.flow()
    let handle = flow.flow.request(.push(.detail), cause: cause)
    let code = await handle.outcome.error?.code
    expectEqual(code, .guardDenied)
    expectEqual(site.seen.differences.last?.cause, cause)
    flow.expectTree("> notes stack #1")
  }

  @Test func `guards check interactions, facts and faces, each with its own cause`() {
    let site = Site()
    site.guards(.tags) { .allow }
    let home = SampleWorld()
    home.guards = site.world.guards
    let flow = home.flow()
    flow.perform(Act.open, at: flow.id(.notes))
    flow.swipeBack()
    (flow.place(.home) as? SampleTabBar)?.selectedTab = TabModel(type: .tags)
    flow.remove(flow.id(.notes))
    expectEqual(site.seen.differences.map(\.cause), [.program, .user, .system, .system])
    expectEqual(site.seen.differences.last?.nextCurrent?.route, .tags)
  }
}

extension DestinationPresentation {
  /// Returns this presentation with a completion.
  fileprivate func completing(
    _ completion: @escaping @MainActor @Sendable (_ isDone: Bool) -> Void
  ) -> Self {
    var presentation = self
    presentation.completionClosure = completion
    return presentation
  }
}
