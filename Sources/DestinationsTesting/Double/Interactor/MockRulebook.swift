public import Destinations

/// The rules by which a mock interactor answers, and the record of its requests.
///
/// The first rule that matches a request answers it. If no rule matches, or all matching rules are
/// used up, the test fails, and the message names the closest rules.
/// ```swift
/// let store = MockAsyncInteractor<NotesRequest>()
/// store.fails(StoreError.busy, for: .load, times: 1)
/// store.returns(.notes(["Milk"]), for: .load)
/// let gate = store.holds(.save)
/// ```
@MainActor
public class MockRulebook<Request: InteractorRequestConfiguring>: OutlivingPlaces {
  /// The answer to a request.
  public typealias Answer = Result<Request.ResultData, any Error>
  typealias Rule = MockRule<Request, Request.ResultData>

  /// All requests in order, with their sender, their step and their outcome.
  public private(set) var calls: [MockCall<Request>] = []

  /// The clock for delayed answers.
  public let clock: TestClock

  private var rules: [Rule] = []
  private let name: String
  private let place: CodePlace
  private let journal: TestJournal?
  private let reporter = FailureReporter()

  /// Creates an interactor without rules.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in the journal and in failures.
  ///   - journal: The journal that records the requests, together with other events.
  ///   - clock: The clock for delayed answers. Pass the clock of the flow.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  public init(
    _ name: String = "interactor", journal: TestJournal? = nil, clock: TestClock = TestClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    self.journal = journal
    self.clock = clock
    place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The requests in order.
  public var requests: [Request] { calls.map(\.request) }

  /// Records a request, and returns its number and its rule.
  func ask(_ request: Request) -> (call: Int, answer: MockAnswer<Request.ResultData>) {
    var askerID: DestinationID?
    if case .request(_, let id) = WorkTicket.current?.work { askerID = id }
    calls.append(MockCall(request: request, askerID: askerID, step: StepNumber.current))
    note("perform(\(request.action))")
    for index in rules.indices where rules[index].matches(request) {
      if let answer = rules[index].next() { return (calls.count - 1, answer) }
    }
    return (calls.count - 1, .answers(.failure(fail(for: request))))
  }

  /// Records the outcome of a request.
  func end(_ call: Int, _ answer: Answer) {
    calls[call].outcome = .answered(answer)
    note("answers \(answer.text) to \(calls[call].request.action)")
  }

  func note(_ event: String) {
    journal?.record(name, event)
  }

  private func fail(for request: Request) -> DestinationError {
    let message = FailureMessage(
      "\(name) was asked for \(request.action), but no rule gives an answer",
      detail: nearest(to: request),
      cure: "call returns, fails or holds on the mock for \(request.action)")
    reporter.report(TestFailure(message.standalone, at: place))
    return DestinationError(
      .actionUnsupported, "\(name) has no rule for \(request.action).")
  }

  private func nearest(to request: Request) -> String {
    if rules.isEmpty { return "It has no rules." }
    let same = rules.filter { $0.name == "\(request.action)" }
    if same.isEmpty {
      return "It has rules for \(Set(rules.map(\.name)).sorted().joined(separator: ", "))."
    }
    return same.map {
      "It has a rule for \($0.name), which \($0.answers.isEmpty ? "is used up" : "does not match")."
    }.joined(separator: "\n")
  }
}

// MARK: - Rules

extension MockRulebook {
  /// Decides whether a rule matches a request for its action.
  public typealias Condition = (Request) -> Bool

  /// Answers an action with a value: for ever, or a number of times.
  public func returns(
    _ value: Request.ResultData, for action: Request.ActionType, times: Int? = nil,
    where condition: @escaping Condition = { _ in true }
  ) {
    add([.answers(.success(value))], for: action, times: times, where: condition)
  }

  /// Answers an action with an error: for ever, or a number of times.
  public func fails(
    _ error: any Error, for action: Request.ActionType, times: Int? = nil,
    where condition: @escaping Condition = { _ in true }
  ) {
    add([.answers(.failure(error))], for: action, times: times, where: condition)
  }

  /// Answers an action with one value after the other, each once.
  public func returns(sequence values: [Request.ResultData], for action: Request.ActionType) {
    add(values.map { .answers(.success($0)) }, for: action, times: 1)
  }

  /// Holds the requests for an action, and returns the gate that releases them.
  public func holds(
    _ action: Request.ActionType, where condition: @escaping Condition = { _ in true }
  ) -> MockGate<Request.ResultData> {
    let gate = MockGate<Request.ResultData>()
    add([.holds(gate)], for: action, times: nil, where: condition)
    return gate
  }

  /// Answers an action with a value once the clock has advanced by a duration.
  public func returns(
    _ value: Request.ResultData, for action: Request.ActionType, after duration: Duration
  ) {
    add([.sleeps(duration, then: .success(value))], for: action, times: nil)
  }

  /// Answers an action with a stream, and returns the feed with which the test sends results into
  /// it.
  ///
  /// An asynchronous interactor answers with the first result, a synchronous one with each result.
  public func feeds(
    _ action: Request.ActionType, where condition: @escaping Condition = { _ in true }
  ) -> MockFeed<Request.ResultData> {
    let feed = MockFeed<Request.ResultData>()
    add([.feeds(feed)], for: action, times: nil, where: condition)
    return feed
  }

  /// Answers an action with a stream of results that are available immediately, and then ends it.
  public func streams(
    _ values: [Request.ResultData], for action: Request.ActionType,
    where condition: @escaping Condition = { _ in true }
  ) {
    add([.feeds(MockFeed(values, isOver: true))], for: action, times: nil, where: condition)
  }

  /// Never answers an action.
  ///
  /// A waiting task ends when it is cancelled.
  public func hangs(for action: Request.ActionType) {
    _ = holds(action)
  }

  private func add(
    _ answers: [MockAnswer<Request.ResultData>], for action: Request.ActionType, times: Int?,
    where condition: @escaping Condition = { _ in true }
  ) {
    let repeated = times.map { Array(repeating: answers, count: $0).flatMap(\.self) } ?? answers
    rules.append(
      Rule(name: "\(action)", answers: repeated, repeats: times == nil) { request in
        request.action == action && condition(request)
      })
  }
}
