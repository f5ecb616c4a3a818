public import Destinations

/// An interactor for tests that answers with streams of results, and records its requests.
///
/// Use ``MockRulebook/feeds(_:where:)`` and ``MockRulebook/streams(_:for:where:)`` for its rules.
/// Any other rule makes a stream with one result.
@MainActor
public final class MockStreamInteractor<Request: InteractorRequestConfiguring>:
  MockRulebook<Request>, StreamInteractable
{
  /// Answers by the first rule that matches.
  ///
  /// - Throws: The error of a rule that fails.
  public func results(for request: Request) async throws -> MockResults<Request.ResultData> {
    try await stream(for: request)
  }

  /// Records the call.
  public func prepareForRequests() async { note("prepareForRequests") }

  /// Records the call.
  public func cleanupResources() async { note("cleanupResources") }
}

/// An interactor on an actor of its own for tests, which answers with streams of results.
public actor MockActorStreamInteractor<Request: InteractorRequestConfiguring>: StreamInteractable {
  /// The rules, and the record of requests.
  public nonisolated let rules: MockRulebook<Request>

  /// Creates an interactor with rules.
  public init(_ rules: MockRulebook<Request>) {
    self.rules = rules
  }

  /// Answers by the first rule that matches.
  ///
  /// - Throws: The error of a rule that fails.
  public func results(for request: Request) async throws -> MockResults<Request.ResultData> {
    try await rules.stream(for: request)
  }

  /// Records the call.
  public func prepareForRequests() async { await rules.note("prepareForRequests") }

  /// Records the call.
  public func cleanupResources() async { await rules.note("cleanupResources") }
}

extension MockActorStreamInteractor: OutlivingPlaces {}

extension MockRulebook {
  /// Opens the stream of the first matching rule.
  func stream(for request: Request) async throws -> MockResults<Request.ResultData> {
    let (call, answer) = ask(request)
    if case .feeds(let feed) = answer {
      return MockResults(listener: feed.listen { [weak self] in self?.note(call, $0) })
    }
    let result = await self.result(of: answer)
    end(call, result)
    let feed = MockFeed([try result.get()], isOver: true)
    return MockResults(listener: feed.listen { _ in })
  }

  /// Records a result of a stream.
  func note(_ call: Int, _ element: MockFeed<Request.ResultData>.Element) {
    guard let element else { return note("ends \(calls[call].request.action)") }
    end(call, element)
  }
}
