public import Destinations

/// A synchronous interactor that answers what a test says, and notes what it was asked.
///
/// ```swift
/// let store = MockInteractor<NotesRequest>()
/// store.returns(.notes(["Milk"]), for: .load)
/// let gate = store.holds(.save)
/// ```
/// A request for an action without a rule fails the test.
@MainActor
public final class MockInteractor<Request: InteractorRequestConfiguring>: Interactable {
  /// The closures that take results, by action.
  public var requestResponses: [Request.ActionType: InteractorResponseClosure<Request>] = [:]

  private let book: MockBook<Request>

  /// Creates an interactor without rules.
  ///
  /// - Parameters:
  ///   - name: Its name in the journal and in failures.
  ///   - journal: Where requests are written beside what else happens.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  public init(
    _ name: String = "interactor", journal: TestJournal? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    book = MockBook(name, journal: journal, at: place)
  }

  /// What the interactor was asked, in order.
  public var requests: [Request] { book.requests }

  /// Answers an action with a value.
  public func returns(_ value: Request.ResultData, for action: Request.ActionType) {
    book.set(.answers(.success(value)), for: action)
  }

  /// Answers an action with an error.
  public func fails(_ error: any Error, for action: Request.ActionType) {
    book.set(.answers(.failure(error)), for: action)
  }

  /// Holds an action back, and returns the gate that lets it go.
  public func holds(_ action: Request.ActionType) -> MockGate<Request.ResultData> {
    let gate = MockGate<Request.ResultData>()
    book.set(.holds(gate), for: action)
    return gate
  }

  /// Answers as the rule for the action says.
  public func perform(request: Request) {
    switch book.rule(for: request) {
    case .answers(let answer): self.answer(request, answer)
    case .holds(let gate): _ = gate.hold { [weak self] in self?.answer(request, $0) }
    }
  }

  private func answer(
    _ request: Request, _ answer: Result<Request.ResultData, any Error>
  ) {
    book.note("answers \(answer.text) to \(request.action)")
    responseForAction(action: request.action)?(answer, request)
  }

  /// Writes the call down.
  public func prepareForRequests() { book.note("prepareForRequests") }

  /// Writes the call down.
  public func cleanupResources() { book.note("cleanupResources") }
}
