public import Destinations

/// Places that every module may ask for, and that this module cannot see.
public enum SharedDestination: ProvidedDestination {
  case newOrder
  case orderDetails(Order)
  case productDetails(Product)

  /// Values that stand for all in an audit.
  public static var samples: [SharedDestination] {
    [.newOrder, .orderDetails(Order(1)), .productDetails(Product("Tea"))]
  }
}
