/// The checkpoints that a place declares, each with what it does when somebody returns to it.
public struct PlaceCheckpoints {
  /// A checkpoint apart from the type of its values.
  struct Key: Hashable {
    let name: String
    private let value: ObjectIdentifier

    init<Value>(_ checkpoint: Checkpoint<Value>) {
      name = checkpoint.name
      value = ObjectIdentifier(Value.self)
    }
  }

  typealias Delivery = @MainActor (any Destinationable, any Sendable) -> Void

  private var deliveries: [Key: Delivery] = [:]

  /// Creates no checkpoints.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { deliveries.isEmpty }

  /// The names of all, in alphabetical order.
  public var names: [String] { deliveries.keys.map(\.name).sorted() }

  /// Declares a checkpoint of places of a class; the last declaration of one counts.
  ///
  /// - Parameters:
  ///   - checkpoint: The checkpoint.
  ///   - type: The class of the places.
  ///   - onReturn: Called once for each return, when the place is where the person is.
  public mutating func add<Value: Sendable, Destination: Destinationable>(
    _ checkpoint: Checkpoint<Value>, of type: Destination.Type = Destination.self,
    onReturn: @escaping @MainActor (Destination, Value) -> Void
  ) {
    deliveries[Key(checkpoint)] = { place, value in
      if let place = place as? Destination, let value = value as? Value { onReturn(place, value) }
    }
  }

  func contain(_ key: Key) -> Bool { deliveries[key] != nil }

  @MainActor
  func deliver(_ value: any Sendable, of key: Key, to place: any Destinationable) {
    deliveries[key]?(place, value)
  }
}

extension DestinationProvider {
  /// Returns this provider with a checkpoint at its places.
  ///
  /// - Parameters:
  ///   - checkpoint: The checkpoint; one that was declared here before is replaced.
  ///   - onReturn: Called once for each return, with the place and what was handed over.
  /// - Returns: The provider; all else is the same.
  public func checkpoint<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>,
    onReturn: @escaping @MainActor (Destination, Value) -> Void = { _, _ in }
  ) -> Self {
    var provider = self
    provider.checkpoints.add(checkpoint, onReturn: onReturn)
    return provider
  }
}
