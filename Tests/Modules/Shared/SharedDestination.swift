public import Destinations

/// Places that every module may ask for, and that this module does not provide.
public enum SharedDestination: ProvidedDestination {
  case newOrder
  case orderDetails(Order)
  case productDetails(Product)

  /// Values that represent all others in an audit.
  public static var samples: [SharedDestination] {
    [.newOrder, .orderDetails(Order(1)), .productDetails(Product("Tea"))]
  }
}
