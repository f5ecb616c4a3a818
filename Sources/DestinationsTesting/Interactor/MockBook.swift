internal import Destinations

/// The rules of a mock interactor, and what it was asked.
@MainActor
final class MockBook<Request: InteractorRequestConfiguring> {
  typealias Value = Request.ResultData

  private(set) var requests: [Request] = []
  private var rules: [Request.ActionType: MockRule<Value>] = [:]
  private let name: String
  private let place: CodePlace
  private let journal: TestJournal?
  private let reporter = FailureReporter()

  init(_ name: String, journal: TestJournal?, at place: CodePlace) {
    self.name = name
    self.journal = journal
    self.place = place
  }

  func set(_ rule: MockRule<Value>, for action: Request.ActionType) {
    rules[action] = rule
  }

  func note(_ event: String) {
    journal?.record(name, event)
  }

  /// Notes a request and returns the rule for it; a request without one fails the test.
  func rule(for request: Request) -> MockRule<Value> {
    requests.append(request)
    note("perform(\(request.action))")
    if let rule = rules[request.action] { return rule }
    let known = rules.keys.map { "\($0)" }.sorted().joined(separator: ", ")
    let message = FailureMessage(
      "\(name) was asked for \(request.action), and nothing says what it answers",
      detail: known.isEmpty ? "It has no rules." : "It has rules for \(known).",
      cure: "call returns, fails or holds for \(request.action) on the mock")
    reporter.report(TestFailure(message.standalone, at: place))
    let reason = "\(name) has no rule for \(request.action)."
    return .answers(.failure(DestinationError(.actionUnsupported, reason)))
  }
}
