public import Destinations

/// An asynchronous interactor for tests: it answers by rules, and records its requests.
///
/// It answers on the main actor. ``MockRulebook`` describes the rules.
@MainActor
public final class MockAsyncInteractor<Request: InteractorRequestConfiguring>:
  MockRulebook<Request>, AsyncInteractable
{
  /// Answers by the first rule that matches.
  public func perform(request: Request) async -> Result<Request.ResultData, any Error> {
    await answer(to: request)
  }

  /// Records the call.
  public func prepareForRequests() async { note("prepareForRequests") }

  /// Records the call.
  public func cleanupResources() async { note("cleanupResources") }
}

/// An interactor on an actor of its own for tests, which answers by rules.
///
/// Its results come from another executor, like those of an app's actors.
public actor MockActorInteractor<Request: InteractorRequestConfiguring>: AsyncInteractable {
  /// The rules, and the record of requests.
  public nonisolated let rules: MockRulebook<Request>

  /// Creates an interactor with rules.
  public init(_ rules: MockRulebook<Request>) {
    self.rules = rules
  }

  /// Answers by the first rule that matches.
  public func perform(request: Request) async -> Result<Request.ResultData, any Error> {
    await rules.answer(to: request)
  }

  /// Records the call.
  public func prepareForRequests() async { await rules.note("prepareForRequests") }

  /// Records the call.
  public func cleanupResources() async { await rules.note("cleanupResources") }
}

extension MockActorInteractor: OutlivingPlaces {}

extension MockRulebook {
  /// Answers a request in the task of its sender, which may be cancelled meanwhile.
  func answer(to request: Request) async -> Answer {
    let (call, answer) = ask(request)
    let result = await result(of: answer)
    end(call, result)
    return result
  }

  /// Waits for the answer of a rule; if it is a stream, for the first result.
  func result(of answer: MockAnswer<Request.ResultData>) async -> Answer {
    switch answer {
    case .answers(let answer): return answer
    case .holds(let gate): return await gate.wait()
    case .sleeps(let duration, let answer):
      do { try await clock.sleep(for: duration) } catch { return .failure(error) }
      return answer
    case .feeds(let feed):
      let stream = feed.listen { _ in }
      defer { stream.end() }
      return await stream.next() ?? .failure(CancellationError())
    }
  }
}
