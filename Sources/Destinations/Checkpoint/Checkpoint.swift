/// The name of a place to return to, and the type of what is handed to it then.
///
/// The place declares it, and whoever returns need not know the place:
///
/// ```swift
/// extension Checkpoint {
///   static var cart: Checkpoint<Product> { Checkpoint<Product>("cart") }
/// }
/// let cart = DestinationProvider { … }.checkpoint(.cart) { place, product in place.add(product) }
/// flow.returnToCheckpoint(.cart, value: tea)
/// ```
public struct Checkpoint<Value: Sendable>: Hashable, Sendable {
  /// The name; together with the type of values it tells checkpoints apart.
  public let name: String

  /// Creates a checkpoint.
  public init(_ name: String) {
    self.name = name
  }
}

extension Checkpoint: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// A place that is presented and can be returned to, as a row of data.
///
/// Rows follow from what is presented and what providers declare, so a restored tree has the same ones, and nothing
/// needs to be kept beside it.
public struct CheckpointRow: Hashable, Sendable, Codable {
  /// The name of the checkpoint.
  public let name: String
  /// The name of the route that declares it.
  public let route: String
  /// The position of its place among all that are presented, counted from 0 in document order.
  public let position: Int
}
