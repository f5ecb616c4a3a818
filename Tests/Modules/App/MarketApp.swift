public import Destinations
internal import OrdersModule
internal import ProductsModule
public import SharedModule

/// The places of the app itself.
public enum AppRoute: RoutableDestinations {
  case home
  case address
  case reviews
  case help
}

/// The interactions of the user at these places.
public enum AppTap: String, UserInteractionTypeable {
  case close
}

/// The interface around the tabs.
public struct HomeView: InteractiveInterfacing {
  /// The connection with its destination.
  public let destinationState: DestinationInterfaceState<Market.TabBarOf<HomeView>>
}

/// The app, which imports all modules and offers each the places that it asks for.
public enum MarketApp {
  /// The modules together, with offers for all places except gifts, which come later.
  @MainActor public static var setup: Market.Setup {
    bare
      .provides(SharedDestination.self) {
        switch $0 {
        case .newOrder: OrdersRoute.entry
        case .orderDetails(let order): OrdersRoute.details(order)
        case .productDetails(let product): ProductsRoute.details(product)
        }
      }
      .provides(OrdersExternal.self) { $0 == .addressEntry ? AppRoute.address : nil }
      .provides(ProductsRoute.self) { $0 == .reviews ? AppRoute.reviews : nil }
  }

  /// The modules together, without offers.
  @MainActor public static var bare: Market.Setup {
    Market.Setup(
      modules: [Orders.module, Products.module(Dependencies()), own],
      startingDestination: .replaceRoot(with: AnyRoute(AppRoute.home)))
  }

  @MainActor private static var own: Market.Module {
    let screen: Market.Setup.Provider = DestinationProvider(
      presentations: [AppTap.close: .dismissSheet]
    ) { seed in
      Market.ScreenOf(seed) { MarketView($0) }
    }
    let home: Market.Setup.Provider = DestinationProvider<Market.TabBarOf<HomeView>>(
      shape: .tabs([
        .orders: AnyRoute(OrdersRoute.list), .products: AnyRoute(ProductsRoute.list),
      ])
    ) { seed in
      Market.TabBarOf(seed) { HomeView(destinationState: .init(destination: $0)) }
    }
    return Market.Module(
      "App",
      providers: [AppRoute.home: home, .address: screen, .reviews: screen, .help: screen])
  }

  /// The services that the app passes to its modules, each of which declares a protocol for them.
  @MainActor struct Dependencies: ProductsDependencies {
    var places: any DestinationResolving<ProductsExternal> {
      DestinationResolver { _ in AppRoute.help }
    }
  }
}
