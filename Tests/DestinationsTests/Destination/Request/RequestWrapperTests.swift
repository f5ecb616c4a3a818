import DestinationsTesting
import Testing

@testable import Destinations

/// A wrapper of a request sets one term of the request, and every step is taken as before.
@MainActor
struct RequestWrapperTests {
  private typealias Work = Sample.Presentation.World.PresentationWork
  private typealias Wrapper = @MainActor (RequestWork, SampleTestFlow) throws -> RequestWork

  private static let confirmed = ResultKey<Bool>("confirmed")

  private static let wrappers: [(name: String, wrap: Wrapper)] = [
    ("nothing", { work, _ in work }),
    ("an answer", { work, _ in work.answering(PlaceAnswer(confirmed.erased, true)) }),
    ("a place", { work, flow in work.placed(at: flow.id(.notes)) }),
    ("a delay", { work, _ in .deferred("later") { _ in work } }),
    (
      "a delay in a delay",
      { work, _ in .deferred("later") { _ in .deferred("soon") { _ in work } } }
    ),
    (
      "an answer at a place after a delay",
      { work, flow in
        let later = RequestWork.deferred("later") { _ in work }
        return later.answering(PlaceAnswer(confirmed.erased, true))
          .placed(at: flow.id(.notes))
      }
    ),
  ]

  /// A presentation that asks a closure, which answers at once.
  private func asking(_ route: Sample.DestinationType) -> Sample.Presentation {
    Sample.Presentation(
      destinationType: route,
      presentationType: .custom(presentation: CustomPresentation { _, done in done(true) }))
  }

  @Test func `a wrapped presentation takes the same steps as an unwrapped one`() throws {
    for (name, wrap) in Self.wrappers {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let steps = StepLog(Work(asking(.detail)))
      let work = try wrap(RequestWork(steps), flow)
      let from = work.terms.place == nil ? "-" : "notes"
      _ = flow.flow.engine.request(work, cause: .program)
      expectEqual(
        steps.take(),
        [
          "resolve from \(from)", "build", "ask", "resolve answered from \(from)", "committed",
          "done",
        ], name)
      expectEqual(flow.current, .detail, name)

      // A request that cannot be built is ended once.
      world.onBuild = { _ in throw CancellationError() }
      _ = flow.flow.engine.request(work, cause: .program)
      expectEqual(steps.take(), ["resolve from \(from)", "build", "not done"], name)
    }
  }

  @Test func `a wrapped journal entry takes the same steps as an unwrapped one`() throws {
    for (name, wrap) in Self.wrappers {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      let steps = StepLog(Work(asking(.detail)), move: .goBack)
      let work = try wrap(RequestWork(steps), flow)
      let from = work.terms.place == nil ? "-" : "notes"
      _ = flow.flow.engine.request(work, cause: .program)
      expectEqual(steps.take(), ["resolve from \(from)", "committed", "done"], name)
      flow.expectCurrent(.notes)
    }
  }

  @Test
  func `a handed-over request runs in the other flow and ends in its own`()
    throws
  {
    for (name, wrap) in Self.wrappers {
      let (here, there) = (SampleWorld(start: .notes).flow(), SampleWorld(start: .notes).flow())
      let steps = StepLog(Work(asking(.detail)))
      let work = try wrap(RequestWork(steps), there)
      let original = EngineRequest(
        number: 1, work: work, cause: .program, requesterID: nil, handle: nil)
      var request = EngineRequest(
        number: 2, work: work, cause: .program, requesterID: nil, handle: nil)
      request.original = OriginalRequest(original, of: here.flow.engine, isSinking: false)
      guard work.terms.place == nil else { continue }
      there.flow.engine.take(request)
      expectEqual(
        steps.take(),
        ["resolve from -", "build", "ask", "resolve answered from -", "committed"], name)
      here.flow.engine.finish(original, .done(id: nil))
      expectEqual(steps.take(), ["done"], name)
    }
  }

  @Test func `wrapping a request keeps its kind and all other terms`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let start = Sample.Presentation.replaceRoot(with: .home).startWork()
    for (name, wrap) in Self.wrappers {
      let work = try wrap(start, flow)
      let isDelayed = work.deferred != nil
      if isDelayed { _ = try work.resolve(in: flow.flow.engine, from: nil) }
      #expect(work.isStart && work.beginsAnew, "\(name)")
      expectEqual(work.steps.summary, isDelayed ? "later" : start.steps.summary, name)
      expectEqual(work.answer == nil, !name.contains("answer"), name)
      expectEqual(work.origin == nil, !name.contains("place"), name)
    }
  }
}
