public import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The rules by which mock interactors answer, and the journal of what they were asked.
///
/// The first rule that matches a request answers it. A request for which there is none, or only rules
/// that are used up, fails the test and names the nearest rules.
/// ```swift
/// let store = MockAsyncInteractor<NotesRequest>()
/// store.fails(StoreError.busy, for: .load, times: 1)
/// store.returns(.notes(["Milk"]), for: .load)
/// let gate = store.holds(.save)
/// ```
@MainActor
public class MockRulebook<Request: InteractorRequestConfiguring>: OutlivingPlaces {
  /// What a request is answered.
  public typealias Answer = Result<Request.ResultData, any Error>
  typealias Rule = MockRule<Request, Request.ResultData>

  /// Every request, in order, with who asked, in which step, and what it came to.
  public private(set) var calls: [MockCall<Request>] = []

  /// The clock on which slow answers sleep.
  public let clock: TestClock

  private var rules: [Rule] = []
  private let name: String
  private let place: CodePlace
  private let journal: TestJournal?
  private let reporter = FailureReporter()

  /// Creates an interactor without rules.
  ///
  /// - Parameters:
  ///   - name: Its name in the journal and in failures.
  ///   - journal: Where requests are written beside what else happens.
  ///   - clock: The clock on which slow answers sleep; pass that of the flow.
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

  /// What the interactor was asked, in order.
  public var requests: [Request] { calls.map(\.request) }

  /// Notes a request and returns its number and what to do with it.
  func ask(_ request: Request) -> (call: Int, answer: MockAnswer<Request.ResultData>) {
    let step = StepNumber.current
    calls.append(MockCall(request: request, askerID: Self.askerID, step: step))
    note("perform(\(request.action))")
    for index in rules.indices where rules[index].matches(request) {
      if let answer = rules[index].next() { return (calls.count - 1, answer) }
    }
    return (calls.count - 1, .answers(.failure(fail(for: request))))
  }

  /// Notes what a request came to.
  func end(_ call: Int, _ answer: Answer) {
    calls[call].outcome = .answered(answer)
    note("answers \(answer.text) to \(calls[call].request.action)")
  }

  func note(_ event: String) {
    journal?.record(name, event)
  }

  private static var askerID: UUID? {
    if case .request(_, let id) = WorkTicket.current?.work { id } else { nil }
  }

  private func fail(for request: Request) -> DestinationError {
    let message = FailureMessage(
      "\(name) was asked for \(request.action), and nothing says what it answers",
      detail: nearest(to: request),
      cure: "call returns, fails or holds for \(request.action) on the mock")
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
      "It has a rule for \($0.name), which \($0.isUsedUp ? "is used up" : "does not match")."
    }.joined(separator: "\n")
  }
}

// MARK: - Rules

extension MockRulebook {
  /// Which requests of an action a rule is for.
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

  /// Holds the requests of an action back, and returns the gate that lets them go.
  public func holds(
    _ action: Request.ActionType, where condition: @escaping Condition = { _ in true }
  ) -> MockGate<Request.ResultData> {
    let gate = MockGate<Request.ResultData>()
    add([.holds(gate)], for: action, times: nil, where: condition)
    return gate
  }

  /// Answers an action with a value once the clock has moved on by a duration.
  public func returns(
    _ value: Request.ResultData, for action: Request.ActionType, after duration: Duration
  ) {
    add([.sleeps(duration, then: .success(value))], for: action, times: nil)
  }

  /// Answers an action with a stream of results, which the test sends; returns what sends them.
  ///
  /// An interactor that is no stream takes its part: an asynchronous one answers with the first result, a
  /// synchronous one with each.
  public func feeds(
    _ action: Request.ActionType, where condition: @escaping Condition = { _ in true }
  ) -> MockFeed<Request.ResultData> {
    let feed = MockFeed<Request.ResultData>()
    add([.feeds(feed)], for: action, times: nil, where: condition)
    return feed
  }

  /// Answers an action with a stream of results that come at once, and then end.
  public func streams(
    _ values: [Request.ResultData], for action: Request.ActionType,
    where condition: @escaping Condition = { _ in true }
  ) {
    add([.feeds(MockFeed(values, isOver: true))], for: action, times: nil, where: condition)
  }

  /// Never answers an action; what waits for it ends when it is cancelled.
  public func hangs(for action: Request.ActionType) {
    add([.hangs], for: action, times: nil)
  }

  private func add(
    _ answers: [MockAnswer<Request.ResultData>], for action: Request.ActionType, times: Int?,
    where condition: @escaping Condition = { _ in true }
  ) {
    let repeated = times.map { Array(repeating: answers, count: $0).flatMap(\.self) } ?? answers
    rules.append(
      Rule("\(action)", repeated, repeats: times == nil) { request in
        request.action == action && condition(request)
      })
  }
}
