import Destinations
import DestinationsTesting
import Testing

@MainActor
struct CustomPresentationTests {
  typealias Custom = CustomPresentation<Sample.Presentation>

  /// A custom presentation that keeps its answer for the test.
  @MainActor
  final class Asked {
    var contexts: [Custom.Context] = []
    var answers: [@MainActor (Custom.Answer) -> Void] = []

    func presentation(_ route: Sample.DestinationType? = .detail) -> Sample.Presentation {
      Sample.Presentation(
        destinationType: route,
        presentationType: .custom(
          presentation: Custom { [weak self] context, answer in
            self?.contexts.append(context)
            self?.answers.append(answer)
          }))
    }
  }

  private func answering(
    _ answer: Custom.Answer, route: Sample.DestinationType? = .detail
  ) -> Sample.Presentation {
    Sample.Presentation(
      destinationType: route, presentationType: .custom(presentation: Custom { $1(answer) }))
  }

  @Test
  func
    `a custom presentation's answer decides whether the built destination is placed or released`()
  {
    // an immediate answer attaches the built place to the requester
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let step = flow.present(answering(true))
      step.expectDone()
      flow.expectParent(.notes, of: .detail)
      flow.expectCurrent(.detail)
      world.journal.expect([
        "detail prepareForPresentation", "detail prepareForAppearance(true)",
      ])
      let made = flow.flow.presentDestination(configuration: answering(true, route: .edit))
      expectEqual(made?.type, .edit)
    }
    // an answer may name another placement
    do {
      let flow = SampleWorld(start: .notes).flow()
      var presentation = answering(.done(as: .push(.loose)))
      presentation.contentType = .note(7)
      flow.present(presentation)
      flow.expectPath([.detail])
      expectEqual(flow.flow.tree.nodes.last?.payload.content, .note(7))
    }
    // a refusing answer releases the built place and changes nothing
    do {
      let world = SampleWorld(start: .notes)
      let built = WeakBox()
      world.onBuild = { built.add($0) }
      let flow = world.flow()
      flow.present(answering(false))
      flow.expectRefused(.customRefused)
      world.journal.expectNext(["detail cleanupResources", "detail removeAssociatedInterface"])
      built.expectLiving(1, of: 2)
    }
  }

  @Test func `a custom closure sees its context and answers once, now or later`() async {
    // the closure receives the built place, its parent and the current place
    do {
      let asked = Asked()
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.edit))
      flow.perform(Act.compose)
      var presentation = asked.presentation()
      presentation.parentDestinationID = flow.id(.edit)
      flow.present(presentation)
      let context = asked.contexts.first
      let given = [context?.destination, context?.currentDestination, context?.parentDestination]
      let routes = given.map { ($0 as? SampleDestination)?.type }
      expectEqual(routes, [.detail, .compose, .edit])
      expectEqual(context?.configuration.destinationType, .detail)
    }
    // a late answer is awaited, and requests wait behind it
    do {
      let asked = Asked()
      let world = SampleWorld(start: .notes)
      world.onBuild = { place in
        guard place.type == .detail else { return }
        place.onHook = { [weak place] in
          if $0 == .prepareForPresentation { place?.send(7) }
        }
      }
      let flow = world.flow()
      let handle = flow.flow.request(asked.presentation())
      flow.expectPlaces([.notes])
      expectEqual(flow.flow.pending, [.customPresentation(request: handle.number)])
      flow.present(.push(.edit))
      flow.expectPlaces([.notes])
      asked.answers.first?(.done(as: .push(.detail)))
      flow.expectPlaces([.notes, .detail, .edit])
      await expectDone(handle)
      flow.expectNothingPending()
      // a request of a hook does not let waiting requests run before the other hooks
      let appeared = world.journal.lines.filter { $0.hasSuffix("prepareForAppearance(true)") }
      expectEqual(appeared.map { $0.prefix { $0 != " " } }, ["detail", "edit"])
    }
    // only the first answer counts
    do {
      let asked = Asked()
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(asked.presentation())
      for answer in asked.answers { answer(true) }
      let snapshot = FlowSnapshot(flow, world)
      for answer in asked.answers {
        answer(true)
        answer(false)
      }
      snapshot.expectUnchanged(flow, world)
    }
  }

  @Test func `a group that a custom presentation builds has the places that its provider adds`() {
    // built before the closure is asked, or after it has named a route
    for route in [Sample.DestinationType.pane, nil] {
      let (asked, world) = (Asked(), SampleWorld(start: .notes))
      world.guards = [
        Sample.Setup.Guard("edit") { $0.brings(.edit) ? .deny(reason: "No.") : .allow }
      ]
      let flow = world.flow()
      func register(containing child: Sample.DestinationType) {
        let provider = SampleProvider(world.journal, shape: .stack)
        provider.builds = { _ in
          let stack = SampleStack(.pane)
          stack.addChild(childDestination: SampleDestination(child))
          return stack
        }
        flow.flow.register(provider, for: .pane)
      }
      register(containing: .first)
      flow.flow.request(asked.presentation(route))
      asked.answers.last?(.done(as: .push(.pane)))
      flow.expectTree("notes stack\n  pane stack\n    > first")
      // guards see these places, too
      flow.present(.popToRoots)
      register(containing: .edit)
      flow.flow.request(asked.presentation(route))
      asked.answers.last?(.done(as: .push(.pane)))
      flow.expectTree("> notes stack")
    }
  }

  @Test func `a fact that needs closures of the app waits while those of another request run`() {
    let (first, second) = (Asked(), Asked())
    let flow = SampleWorld(start: .notes).flow()
    let requests = [
      flow.flow.request(first.presentation()),
      flow.flow.request(second.presentation(.edit), cause: .system),
    ]
    expectEmpty(second.answers)
    expectEqual(
      flow.flow.pending,
      [
        .customPresentation(request: requests[0].number),
        .queued(request: requests[1].number),
      ])
    first.answers.first?(true)
    second.answers.first?(true)
    expectEqual(requests.map(\.status.isDone), [true, true])
    flow.expectNothingPending()
  }

  /// The hooks of a place that was built and is not presented.
  private let letGo = ["cleanupResources", "removeAssociatedInterface"]

  @Test func `late answers of custom presentations respect changes made before them`() async {
    // a suspended presentation can be cancelled, and an answer after that has no effect
    do {
      let asked = Asked()
      let world = SampleWorld(start: .notes)
      let built = WeakBox()
      world.onBuild = { built.add($0) }
      let flow = world.flow()
      let handle = flow.flow.request(asked.presentation())
      flow.present(.push(.edit))
      handle.cancel()
      asked.contexts = []
      guard case .cancelled = await handle.outcome else {
        _ = Issue.record("not cancelled")
        return
      }
      flow.expectPlaces([.notes, .edit])
      asked.answers.first?(true)
      flow.expectPlaces([.notes, .edit])
      built.expectLiving(2)
      expectEqual(world.journal.events(of: "detail"), letGo)
    }
    // a fact may come before the answer, which is then planned again
    do {
      let asked = Asked()
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.push(.edit))
      var presentation = asked.presentation()
      presentation.parentDestinationID = flow.id(.edit)
      let handle = flow.flow.request(presentation)
      flow.flow.report(.wentBack(to: flow.id(.notes)))
      flow.expectPlaces([.notes])
      asked.answers.first?(true)
      guard case .ended(let outcome) = handle.status else {
        _ = Issue.record("not ended")
        return
      }
      expectEqual(outcome.error?.code, .requesterGone)
      flow.expectPlaces([.notes])
      expectEqual(world.journal.events(of: "detail"), letGo)
    }
    // an answer given in a hook waits until the transition is over
    do {
      let asked = Asked()
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.push(.edit))
      flow.present(asked.presentation())
      (flow.place(.edit) as? SampleDestination)?.onHook = { hook in
        if hook == .prepareForDisappearance(true) {
          asked.answers.first?(.done(as: .push(.detail)))
        }
      }
      _ = world.journal.take()
      flow.flow.report(.wentBack(to: flow.id(.notes)))
      flow.expectPlaces([.notes, .detail])
      world.journal.expect([
        "edit prepareForDisappearance(true)", "notes prepareForAppearance(true)",
        "edit cleanupResources", "edit removeAssociatedInterface",
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
      ])
    }
    // a stored answer closure keeps nothing of its request alive
    do {
      let box = WeakBox()
      var answers: [@MainActor (Custom.Answer) -> Void] = []
      do {
        let token = WeakBox()
        box.add(token)
        let custom = Custom { _, answer in
          answers.append(answer)
          withExtendedLifetime(token) {}
        }
        let flow = SampleWorld(start: .notes).flow()
        flow.present(Sample.Presentation(presentationType: .custom(presentation: custom)))
        answers.first?(true)
      }
      expectEqual(answers.count, 1)
      box.expectLiving(0)
    }
  }

  @Test func `a custom presentation can omit its route and be part of a path`() {
    // a custom presentation without a route runs its closure and presents nothing
    do {
      let flow = SampleWorld(start: .notes).flow()
      let step = flow.present(answering(true, route: nil))
      flow.expectUnchanged()
      step.expectDone()
      flow.present(answering(false, route: nil))
      flow.expectRefused(.customRefused)
    }
    // in a path every custom element must agree
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([
        .push(.detail), answering(.done(as: .push(.edit)), route: .edit), .push(.loose),
      ])
      flow.expectPath([.detail, .edit, .loose])
      flow.presentPath([.push(.detail), answering(false, route: .edit), .push(.loose)])
      flow.expectRefused(.customRefused)
    }
    // a path may have a custom element without a route
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), answering(true, route: nil), .push(.loose)])
      flow.expectPath([.detail, .loose])
    }
    // after a refusal, later elements of the path are not asked
    do {
      let asked = Asked()
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([answering(false), asked.presentation()])
      flow.expectRefused(.customRefused)
      expectEmpty(asked.answers)
    }
  }

  @Test func `an answer can name a route that the custom presentation lacks`() async {
    // The place that the answer names is built after the answer, and joins the tree as the answer says.
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let step = flow.present(
        answering(.done(as: .push(.detail, content: .note(7))), route: nil))
      step.expectDone()
      flow.expectPath([.detail])
      expectEqual(flow.flow.tree.nodes.last?.payload.content, .note(7))
      world.journal.expect([
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
      ])
    }
    // The content of the presentation is passed on if the answer has none.
    do {
      let flow = SampleWorld(start: .notes).flow()
      var presentation = answering(.done(as: .sheet(.compose)), route: nil)
      presentation.contentType = .note(3)
      flow.present(presentation)
      flow.expectCurrent(.compose)
      expectEqual(flow.flow.tree.nodes.last?.payload.content, .note(3))
    }
    // In a path it is between the others, all of which are built once.
    do {
      let world = SampleWorld(start: .notes)
      var built: [Sample.DestinationType] = []
      world.onBuild = { built.append($0.type) }
      let flow = world.flow()
      built = []
      flow.presentPath([
        .push(.edit), answering(.done(as: .push(.split)), route: nil),
        answering(.done(as: .column(.content, showing: .tags)), route: .tags), .push(.loose),
      ])
      flow.expectTree(
        """
        notes stack
          edit
          split split selected=content
            column sidebar: sidebar
            column content: pane stack
              tags
              > loose
            column detail:
        """)
      expectEqual(
        built.sorted { $0.rawValue < $1.rawValue },
        [
          .edit, .loose, .pane, .sidebar, .split, .tags,
        ])
    }
    // A late answer builds as well.
    do {
      let asked = Asked()
      let flow = SampleWorld(start: .notes).flow()
      let handle = flow.flow.request(.path([asked.presentation(nil), .push(.loose)]))
      asked.answers.first?(.done(as: .push(.detail)))
      await expectDone(handle)
      flow.expectPath([.detail, .loose])
    }
    // A place that was built, and that the answer replaces, is released.
    do {
      let world = SampleWorld(start: .notes)
      let built = WeakBox()
      world.onBuild = { built.add($0) }
      let flow = world.flow()
      flow.presentPath([
        .push(.edit), answering(.done(as: .replaceCurrent(with: .detail))),
      ])
      flow.expectPath([.detail])
      expectEqual(world.journal.events(of: "edit"), letGo)
      built.expectLiving(2, of: 3)
    }
    // Guards see the places of the answer, and a place that cannot be built refuses the whole request.
    do {
      let world = SampleWorld(start: .notes)
      let built = WeakBox()
      world.onBuild = { built.add($0) }
      world.guards = [
        NavigationGuard("rule") { $0.brings(.detail) ? .deny(reason: "No.") : .allow }
      ]
      world.missing = [.edit]
      let flow = world.flow()
      for (route, code) in [(.detail, .guardDenied), (.edit, .noProvider)]
        as [(Sample.DestinationType, DestinationError.Code)]
      {
        let step = flow.present(
          .path([.push(.loose), answering(.done(as: .push(route)), route: nil)]))
        step.expectRefused(code)
        #expect(step.isUnchanged)
      }
      built.expectLiving(1, of: 3)
    }
  }

  @Test func `a custom closure is given the containers of the requester`() {
    let asked = Asked()
    let flow = SampleWorld().flow()
    flow.presentPath([
      .tab(.tags), .push(.split), .column(.content, showing: .detail), .sheet(.compose),
    ])
    func containers(_ route: Sample.DestinationType) -> [Sample.DestinationType?] {
      flow.present(Refusal.asking(asked.presentation(nil), from: flow.id(route)))
      asked.answers.popLast()?(true)
      return asked.contexts.popLast()?.containers.map { ($0 as? SampleDestination)?.type } ?? []
    }
    expectEqual(containers(.detail), [.pane, .split, .home])
    expectEqual(containers(.split), [.split, .home])
    expectEqual(containers(.compose), [])
  }

  @Test func `an unanswered custom presentation retains neither places nor the flow`() {
    let asked = Asked()
    let box = WeakBox()
    let world = SampleWorld(start: .notes)
    var completed: [Bool] = []
    do {
      world.onBuild = { box.add($0) }
      let flow = Sample.AppFlow(world.setup)
      flow.start()
      var presentation = asked.presentation()
      presentation.completionClosure = { completed.append($0) }
      flow.presentDestination(configuration: presentation)
      asked.contexts = []
      box.add(flow)
    }
    box.expectLiving(0, of: 3)
    expectEqual(completed, [false])
    expectEqual(world.journal.events(of: "detail"), letGo)
    asked.answers.first?(true)
  }

  @Test func `a closure with the original library's signature works too`() async {
    // a closure of the original's form receives new, current, parent and a completion
    do {
      var given: [Sample.DestinationType?] = []
      var complete: (@MainActor (Bool) -> Void)?
      let custom = Custom { destination, current, parent, completion in
        given = [destination, current, parent].map { ($0 as? SampleDestination)?.type }
        complete = completion
      }
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.edit))
      var presentation = Sample.Presentation(
        destinationType: .detail, presentationType: .custom(presentation: custom))
      presentation.parentDestinationID = flow.id(.notes)
      let handle = flow.flow.request(presentation)
      expectEqual(given, [.detail, .edit, .notes])
      complete?(true)
      complete?(false)
      await expectDone(handle)
      flow.expectParent(.notes, of: .detail)
    }
    // a completion of the original's form that is false refuses the request
    do {
      let flow = SampleWorld(start: .notes).flow()
      let custom = Custom { _, _, _, completion in completion(false) }
      flow.present(Sample.Presentation(presentationType: .custom(presentation: custom)))
      flow.expectRefused(.customRefused)
    }
  }
}
