public import Destinations

/// A synchronous interactor for tests: it answers by rules, and records its requests.
///
/// ``MockRulebook`` describes the rules.
@MainActor
public final class MockInteractor<Request: InteractorRequestConfiguring>: MockRulebook<Request>,
  Interactable
{
  /// The closures that receive results, by action.
  public var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] = [:]

  /// Answers by the first rule that matches.
  public func perform(request: Request) {
    let (call, answer) = ask(request)
    switch answer {
    case .answers(let answer): respond(answer, to: request, call)
    case .holds(let gate): gate.hold { [weak self] in self?.respond($0, to: request, call) }
    case .sleeps(let duration, let answer):
      clock.after(duration, "\(request.action)") { [weak self] in
        self?.respond(answer, to: request, call)
      }
    case .feeds(let feed):
      feed.listen { _ in }.onElement { [weak self] answer in
        if let answer { self?.respond(answer, to: request, call) }
      }
    }
  }

  private func respond(_ answer: Answer, to request: Request, _ call: Int) {
    end(call, answer)
    responseForAction(action: request.action)?(answer, request)
  }

  /// Records the call.
  public func prepareForRequests() { note("prepareForRequests") }

  /// Records the call.
  public func cleanupResources() { note("cleanupResources") }
}
