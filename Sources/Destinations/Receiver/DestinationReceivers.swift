/// What is done for values that are sent: one answer for each type of them.
public struct DestinationReceivers<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  private var answers: [ObjectIdentifier: @MainActor (any Sendable) -> Presentation?] = [:]

  /// Creates receivers of nothing.
  public init() {}

  /// Whether nothing is received.
  public var isEmpty: Bool { answers.isEmpty }

  mutating func add<Value: Sendable>(
    _ type: Value.Type, _ answer: @escaping @MainActor (Value) -> Presentation?
  ) {
    answers[ObjectIdentifier(type)] = { ($0 as? Value).flatMap(answer) }
  }

  mutating func add(_ others: DestinationReceivers) {
    answers.merge(others.answers) { $1 }
  }

  /// Whether values of a type are received.
  func take(_ type: any Sendable.Type) -> Bool {
    answers[ObjectIdentifier(type)] != nil
  }

  /// What is to be done for a value; nil if that is for others to say.
  @MainActor
  func answer(to value: any Sendable) -> Presentation? {
    answers[ObjectIdentifier(type(of: value))]?(value)
  }
}
