/// The answers to values that are sent, one for each type of values.
public struct DestinationReceivers<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation in this app.
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  private struct Receipt {
    let type: any Sendable.Type
    let answer: @MainActor (any Sendable) -> Presentation?
  }

  private var receipts: [ObjectIdentifier: Receipt] = [:]

  /// Creates an empty collection of receivers.
  public init() {}

  /// Whether there are no receivers.
  package var isEmpty: Bool { receipts.isEmpty }

  /// The types that are received, sorted by name.
  var types: [(name: String, type: any Sendable.Type)] {
    receipts.values.map { ("\($0.type)", $0.type) }.sorted(on: \.name)
  }

  mutating func add<Value: Sendable>(
    _ type: Value.Type, _ answer: @escaping @MainActor (Value) -> Presentation?
  ) {
    receipts[ObjectIdentifier(type)] = Receipt(type: type) { ($0 as? Value).flatMap(answer) }
  }

  mutating func add(_ others: DestinationReceivers) {
    receipts.merge(others.receipts) { $1 }
  }

  /// Whether values of a type are received.
  func take(_ type: any Sendable.Type) -> Bool {
    receipts[ObjectIdentifier(type)] != nil
  }

  /// Returns the presentation for a value; nil if other receivers should be asked.
  @MainActor
  func answer(to value: any Sendable) -> Presentation? {
    receipts[ObjectIdentifier(type(of: value))]?.answer(value)
  }
}

extension DestinationReceivers: Printed {
  /// The types of values that are received.
  var printed: String { types.map(\.name).joined(separator: ", ") }
}
