/// The name of a place to return to, and the type of the value that is passed to it.
///
/// A place declares the checkpoint. The code that returns does not need to know the place:
///
/// ```swift
/// extension Checkpoint {
///   static var cart: Checkpoint<Product> { Checkpoint<Product>("cart") }
/// }
/// let cart = DestinationProvider { … }.checkpoint(.cart) { place, product in place.add(product) }
/// flow.returnToCheckpoint(.cart, value: tea)
/// ```
public struct Checkpoint<Value: Sendable>: Hashable, Sendable {
  /// The name.
  ///
  /// Checkpoints with the same name and different types of values are different.
  public let name: String

  /// Creates a checkpoint.
  public init(_ name: String) {
    self.name = name
  }
}

extension Checkpoint {
  /// The name with the type of its values.
  var key: TypedName { TypedName(name: name, type: Value.self) }
}

extension Checkpoint: Printed {
  /// The name.
  var printed: String { name }
}
