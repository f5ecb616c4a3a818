/// What a mock interactor does with a request.
enum MockAnswer<Value: Sendable> {
  case answers(Result<Value, any Error>)
  case holds(MockGate<Value>)
  case sleeps(Duration, then: Result<Value, any Error>)
  case hangs
  case feeds(MockFeed<Value>)
}

/// What a mock interactor answers to some requests, one answer after the other.
struct MockRule<Request: Sendable, Value: Sendable> {
  /// Which requests it is for, in a few words.
  let name: String
  let matches: (Request) -> Bool
  private var answers: [MockAnswer<Value>]
  /// Whether the last answer is given again and again.
  private let repeats: Bool

  init(
    _ name: String, _ answers: [MockAnswer<Value>], repeats: Bool,
    matches: @escaping (Request) -> Bool
  ) {
    self.name = name
    self.answers = answers
    self.repeats = repeats
    self.matches = matches
  }

  /// Whether it has no answer left.
  var isUsedUp: Bool { answers.isEmpty }

  /// Returns the next answer.
  mutating func next() -> MockAnswer<Value>? {
    repeats && answers.count == 1 ? answers.first : answers.isEmpty ? nil : answers.removeFirst()
  }
}
