public import Destinations

/// A wish to see an order, from whoever cannot see where orders are.
public struct ShowOrder: Sendable {
  /// The order.
  public let order: Order

  /// Creates a wish.
  public init(_ order: Order) { self.order = order }
}

extension Checkpoint {
  /// Where an order begins; it is handed what is to be ordered.
  public static var ordering: Checkpoint<Product> { Checkpoint<Product>("ordering") }
}
