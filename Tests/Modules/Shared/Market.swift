public import Destinations

/// The sample of four modules: a market, of which orders and products do not see each other.
public enum Market: DestinationTypes {
  /// Routes of all modules.
  public typealias DestinationType = AnyRoute

  /// The tabs of the app.
  public enum TabType: String, TabTypeable {
    case orders, products
  }
}

/// What is ordered, by its number.
public struct Order: Hashable, Sendable {
  /// Counts up with each order.
  public let number: Int

  /// Creates an order.
  public init(_ number: Int) { self.number = number }
}

/// What can be ordered, by its name.
public struct Product: Hashable, Sendable {
  /// What it is called.
  public let name: String

  /// Creates a product.
  public init(_ name: String) { self.name = name }
}

/// What a screen of the market shows; the modules' screens differ in what a person can do there.
public struct MarketView<Tap: UserInteractionTypeable>: InteractiveInterfacing {
  /// What a person can do here.
  public typealias UserInteractionType = Tap

  /// What connects it with its destination.
  public let destinationState: DestinationInterfaceState<Market.ScreenOf<MarketView<Tap>>>

  /// Creates the screen of a destination.
  public init(_ destination: Market.ScreenOf<MarketView<Tap>>) {
    destinationState = .init(destination: destination)
  }
}

/// The list at the root of a tab.
public struct MarketList<Tap: UserInteractionTypeable>: InteractiveInterfacing {
  /// What a person can do here.
  public typealias UserInteractionType = Tap

  /// What connects it with its destination.
  public let destinationState: DestinationInterfaceState<Market.StackOf<MarketList<Tap>>>

  /// Creates the list of a destination.
  public init(_ destination: Market.StackOf<MarketList<Tap>>) {
    destinationState = .init(destination: destination)
  }
}
