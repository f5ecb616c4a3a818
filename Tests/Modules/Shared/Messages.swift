public import Destinations

/// Asks for an order to be shown; the sender need not know the place of orders.
public struct ShowOrder: Sendable {
  /// The order.
  public let order: Order

  /// Creates a wish.
  public init(_ order: Order) { self.order = order }
}

extension Checkpoint {
  /// The start of an order, which receives the product to order.
  public static var ordering: Checkpoint<Product> { Checkpoint<Product>("ordering") }
}
