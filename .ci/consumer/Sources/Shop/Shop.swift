public import Destinations

/// A small shop: a catalogue in a stack, and its articles.
public enum Shop: DestinationTypes {
  /// The places of the shop.
  public enum DestinationType: String, RoutableDestinations {
    case catalogue
    case article
    case basket
  }

  /// What is handed from place to place.
  public enum ContentType: ContentTypeable {
    case article(Int)
  }
}

/// What a person can do in the shop.
public enum ShopAction: String, UserInteractionTypeable {
  case open
  case back
  case showBasket
}

/// The interface of a screen, which writes nothing.
public struct Page: DestinationInterfacing {
  /// The screen.
  public let destinationState:
    DestinationInterfaceState<Shop.Screen<Page, ShopAction, NoInteractor>>
}

/// The interface of the catalogue.
public struct CataloguePage: DestinationInterfacing {
  /// The stack.
  public let destinationState:
    DestinationInterfaceState<Shop.Stack<CataloguePage, ShopAction, NoInteractor>>
}

extension Shop {
  /// The navigation of the shop.
  @MainActor public static var setup: Setup {
    let screen = DestinationProvider<Screen<Page, ShopAction, NoInteractor>>(
      presentations: [.back: .goBack, .showBasket: .sheet(.basket)]
    ) { seed in
      let screen = Screen<Page, ShopAction, NoInteractor>(
        destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
        navigationConfigurations: seed.navigationPresentations)
      screen.assignAssociatedInterface(
        Page(destinationState: DestinationInterfaceState(destination: screen)))
      return screen
    }
    let catalogue = DestinationProvider<Stack<CataloguePage, ShopAction, NoInteractor>>(
      shape: .stack, presentations: [.open: .push(.article)]
    ) { seed in
      let stack = Stack<CataloguePage, ShopAction, NoInteractor>(
        destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
        navigationConfigurations: seed.navigationPresentations)
      stack.assignAssociatedInterface(
        CataloguePage(destinationState: DestinationInterfaceState(destination: stack)))
      return stack
    }
    return Setup(
      providers: [.catalogue: catalogue, .article: screen, .basket: screen],
      startingDestination: .replaceRoot(with: .catalogue))
  }
}
