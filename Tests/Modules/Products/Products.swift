public import Destinations
public import SharedModule

/// The places of the module.
public enum ProductsRoute: RoutableDestinations {
  case list
  case details(Product)
  /// A single place that the module lacks; the module provides its other places itself.
  case reviews
}

/// The interactions of the user at these places.
public enum ProductsTap: String, UserInteractionTypeable {
  case show, order, reviews, help
}

/// Places that products need from elsewhere, and receive by injection.
public enum ProductsExternal: RoutableDestinations {
  case help
}

/// The dependencies of the module of products.
@MainActor public protocol ProductsDependencies {
  /// The interfaces of the places.
  var places: any DestinationResolving<ProductsExternal> { get }
}

/// The module of products, which does not import orders, and whose screens no other module imports.
public enum Products {
  /// Returns the providers of the module, and its needs.
  @MainActor public static func module(_ dependencies: some ProductsDependencies) -> Market.Module {
    Market.Module(
      "Products",
      providers: [
        ProductsRoute.list: list, .details(Product("")): details(dependencies.places),
      ], needs: [SharedDestination.self])
  }

  @MainActor private static var list: Market.Setup.Provider {
    let presentations: Market.PresentationTable<ProductsTap> = [
      .show: .push(AnyRoute(ProductsRoute.details(Product("Tea"))))
    ]
    return DestinationProvider(presentations: presentations) { seed in
      Market.StackOf(seed) { MarketList($0) }
    }
  }

  @MainActor private static func details(
    _ places: any DestinationResolving<ProductsExternal>
  ) -> Market.Setup.Provider {
    let presentations: Market.PresentationTable<ProductsTap> = [
      .order: .sheet(AnyRoute(SharedDestination.newOrder)),
      .reviews: .push(AnyRoute(ProductsRoute.reviews)),
      .help: .sheet(AnyRoute(places.resolve(.help))),
    ]
    return DestinationProvider(presentations: presentations) { seed in
      Market.ScreenOf(seed) { MarketView($0) }
    }
  }
}
