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

  @Test func `an answer at once places what was built on the one that asks`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let step = flow.present(answering(true))
    #expect(step.outcome?.isDone == true)
    #expect(flow.parent(of: .detail) == .notes)
    #expect(flow.current == .detail)
    #expect(
      world.journal.lines == [
        "detail prepareForPresentation", "detail prepareForAppearance(true)",
      ])
  }

  @Test func `an answer may name another placement`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(answering(.done(as: .push(.loose))))
    flow.expectPath([.detail])
  }

  @Test func `the answer no lets go of what was built and changes nothing`() {
    let world = SampleWorld(start: .notes)
    let built = WeakBox()
    world.onBuild = { built.add($0) }
    let flow = world.flow()
    flow.present(answering(false))
    flow.expectRefused(.customRefused)
    #expect(
      world.journal.take() == ["detail cleanupResources", "detail removeAssociatedInterface"])
    #expect(built.count == 2)
    #expect(built.livingCount == 1)
  }

  @Test func `the closure sees what is built, where it is, and who asks`() {
    let asked = Asked()
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.edit))
    flow.perform(Act.compose)
    var presentation = asked.presentation()
    presentation.parentDestinationID = flow.id(.edit)
    flow.present(presentation)
    let context = asked.contexts.first
    #expect(context?.destination is SampleDestination)
    #expect(context?.currentDestination?.id == flow.id(.compose))
    #expect(context?.parentDestination?.id == flow.id(.edit))
    #expect(context?.configuration.destinationType == .detail)
  }

  @Test func `a late answer is awaited, and requests wait behind it`() async {
    let asked = Asked()
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let handle = flow.flow.request(asked.presentation())
    #expect(flow.active == [.notes])
    #expect(flow.flow.pending == [.customPresentation(request: handle.number)])
    flow.present(.push(.edit))
    #expect(flow.active == [.notes])
    asked.answers.first?(.done(as: .push(.detail)))
    #expect(flow.active == [.notes, .detail, .edit])
    #expect(await handle.outcome.isDone)
    #expect(flow.flow.pending.isEmpty)
  }

  @Test func `only the first answer counts`() {
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
    #expect(FlowSnapshot(flow, world) == snapshot)
  }

  @Test func `a suspended presentation can be cancelled, and an answer after that is nothing`()
    async
  {
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
    #expect(flow.active == [.notes, .edit])
    asked.answers.first?(true)
    #expect(flow.active == [.notes, .edit])
    #expect(built.livingCount == 2)
  }

  @Test func `a fact may come in between, and the answer is planned anew`() {
    let asked = Asked()
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.edit))
    var presentation = asked.presentation()
    presentation.parentDestinationID = flow.id(.edit)
    let handle = flow.flow.request(presentation)
    flow.flow.report(.wentBack(to: flow.id(.notes)))
    #expect(flow.active == [.notes])
    asked.answers.first?(true)
    guard case .ended(let outcome) = handle.status else {
      _ = Issue.record("not ended")
      return
    }
    #expect(outcome.error?.code == .requesterGone)
    #expect(flow.active == [.notes])
  }

  @Test func `an answer from within a hook waits until the transition is over`() {
    let asked = Asked()
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.edit))
    flow.present(asked.presentation())
    (flow.place(.edit) as? SampleDestination)?.onHook = { hook in
      if hook == .prepareForDisappearance(true) { asked.answers.first?(.done(as: .push(.detail))) }
    }
    _ = world.journal.take()
    flow.flow.report(.wentBack(to: flow.id(.notes)))
    #expect(flow.active == [.notes, .detail])
    #expect(
      world.journal.lines == [
        "edit prepareForDisappearance(true)", "notes prepareForAppearance(true)",
        "edit cleanupResources", "edit removeAssociatedInterface",
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
      ])
  }

  @Test func `an answer that is kept keeps nothing of its request`() {
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
    #expect(answers.count == 1)
    #expect(box.livingCount == 0)
  }

  @Test func `a custom presentation without a route does its work and places nothing`() {
    let flow = SampleWorld(start: .notes).flow()
    let step = flow.present(answering(true, route: nil))
    flow.expectUnchanged()
    #expect(step.outcome?.isDone == true)
    flow.present(answering(false, route: nil))
    flow.expectRefused(.customRefused)
  }

  @Test func `in a path every custom element must agree`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([
      .push(.detail), answering(.done(as: .push(.edit)), route: .edit), .push(.loose),
    ])
    flow.expectPath([.detail, .edit, .loose])
    flow.presentPath([.push(.detail), answering(false, route: .edit), .push(.loose)])
    flow.expectRefused(.customRefused)
  }

  @Test func `a custom element without a route may stand in a path`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), answering(true, route: nil), .push(.loose)])
    flow.expectPath([.detail, .loose])
  }

  @Test func `after a no the elements behind it are not asked`() {
    let asked = Asked()
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([answering(false), asked.presentation()])
    flow.expectRefused(.customRefused)
    #expect(asked.answers.isEmpty)
  }

  @Test func `a flow that is dropped meanwhile lets go of what was built`() {
    let asked = Asked()
    let box = WeakBox()
    var completed: [Bool] = []
    do {
      let world = SampleWorld(start: .notes)
      world.onBuild = { box.add($0) }
      let flow = Sample.AppFlow(world.setup)
      flow.start()
      var presentation = asked.presentation()
      presentation.completionClosure = { completed.append($0) }
      flow.presentDestination(configuration: presentation)
      asked.contexts = []
      box.add(flow)
    }
    #expect(box.count == 3)
    #expect(box.livingCount == 0)
    #expect(completed == [false])
    asked.answers.first?(true)
  }

  @Test func `a closure of the seeds' form is given new, current, parent and a completion`() async {
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
    #expect(given == [.detail, .edit, .notes])
    complete?(true)
    complete?(false)
    #expect(await handle.outcome.isDone)
    #expect(flow.parent(of: .detail) == .notes)
  }

  @Test func `a completion of the seeds' form that is false refuses`() {
    let flow = SampleWorld(start: .notes).flow()
    let custom = Custom { _, _, _, completion in completion(false) }
    flow.present(Sample.Presentation(presentationType: .custom(presentation: custom)))
    flow.expectRefused(.customRefused)
  }
}
