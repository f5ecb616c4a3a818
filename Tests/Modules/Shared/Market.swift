public import Destinations

/// The sample of four modules: a market, whose modules for orders and products do not import each other.
public enum Market: DestinationTypes {
  /// Routes of all modules.
  public typealias DestinationType = AnyRoute

  /// The tabs of the app.
  public enum TabType: String, TabTypeable {
    case orders, products
  }
}

/// An order, by its number.
public struct Order: Hashable, Sendable {
  /// Increases with each order.
  public let number: Int

  /// Creates an order.
  public init(_ number: Int) { self.number = number }
}

/// A product, by its name.
public struct Product: Hashable, Sendable {
  /// Its name.
  public let name: String

  /// Creates a product.
  public init(_ name: String) { self.name = name }
}

/// A screen of the market; the modules' screens differ in their interactions.
public struct MarketView<Tap: UserInteractionTypeable>: InteractiveInterfacing {
  /// The interactions of the user.
  public typealias UserInteractionType = Tap

  /// The connection with its destination.
  public let destinationState: DestinationInterfaceState<Market.ScreenOf<MarketView<Tap>>>

  /// Creates the screen of a destination.
  public init(_ destination: Market.ScreenOf<MarketView<Tap>>) {
    destinationState = .init(destination: destination)
  }
}

/// The list at the root of a tab.
public struct MarketList<Tap: UserInteractionTypeable>: InteractiveInterfacing {
  /// The interactions of the user.
  public typealias UserInteractionType = Tap

  /// The connection with its destination.
  public let destinationState: DestinationInterfaceState<Market.StackOf<MarketList<Tap>>>

  /// Creates the list of a destination.
  public init(_ destination: Market.StackOf<MarketList<Tap>>) {
    destinationState = .init(destination: destination)
  }
}
