public import Destinations
public import SharedModule

/// The places of the module.
public enum OrdersRoute: RoutableDestinations {
  case list
  case entry
  case details(Order)
  case later
}

/// The interactions of the user at these places.
public enum OrdersTap: String, UserInteractionTypeable {
  case order, showProduct, enterAddress, done
}

/// Places that orders need from elsewhere.
public enum OrdersExternal: ProvidedDestination, CaseIterable {
  case addressEntry
  case gift

  /// Presents for gifts come later.
  public var placeholder: (any RoutableDestinations)? {
    self == .gift ? OrdersRoute.later : nil
  }
}

/// The module of orders, which does not import products.
public enum Orders {
  /// The providers of the module, and its needs.
  @MainActor public static var module: Market.Module {
    Market.Module(
      "Orders",
      providers: [
        OrdersRoute.list: list, .entry: screen, .details(Order(0)): screen, .later: screen,
      ], needs: [SharedDestination.self, OrdersExternal.self])
  }

  /// The value that the list received last, when the user returned to it to order.
  @MainActor public static var lastOrdered: Product?

  @MainActor private static var list: Market.Setup.Provider {
    let presentations: Market.PresentationTable<OrdersTap> = [
      .order: .push(AnyRoute(SharedDestination.newOrder)),
      .showProduct: .push(AnyRoute(SharedDestination.productDetails(Product("Tea")))),
    ]
    return DestinationProvider<Market.StackOf<MarketList<OrdersTap>>>(presentations: presentations)
    {
      Market.StackOf($0) { MarketList($0) }
    }
    .receives(ShowOrder.self) { .push(AnyRoute(OrdersRoute.details($0.order))) }
    .checkpoint(.ordering) { _, product in lastOrdered = product }
  }

  @MainActor private static var screen: Market.Setup.Provider {
    let presentations: Market.PresentationTable<OrdersTap> = [
      .enterAddress: .sheet(AnyRoute(OrdersExternal.addressEntry)), .done: .goBack,
    ]
    return DestinationProvider(presentations: presentations) { seed in
      Market.ScreenOf(seed) { MarketView($0) }
    }
  }
}
