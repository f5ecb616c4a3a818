/// The answer of a mock interactor to a request.
enum MockAnswer<Value: Sendable> {
  case answers(Result<Value, any Error>)
  case holds(MockGate<Value>)
  case sleeps(Duration, then: Result<Value, any Error>)
  case feeds(MockFeed<Value>)
}

/// The answers of a mock interactor to some requests, in order.
struct MockRule<Request: Sendable, Value: Sendable> {
  /// The requests that the rule matches, in a few words.
  let name: String
  private(set) var answers: [MockAnswer<Value>]
  /// Whether the last answer is repeated.
  let repeats: Bool
  let matches: (Request) -> Bool

  /// Returns the next answer.
  mutating func next() -> MockAnswer<Value>? {
    repeats && answers.count == 1 ? answers.first : answers.isEmpty ? nil : answers.removeFirst()
  }
}
