/// What a mock interactor answers to one action.
enum MockRule<Value: Sendable> {
  case answers(Result<Value, any Error>)
  case holds(MockGate<Value>)
}
