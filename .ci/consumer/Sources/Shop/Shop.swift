public import Destinations

/// A small shop: a catalogue in a stack, and its articles.
public enum Shop: DestinationTypes {
  /// The places of the shop.
  public enum DestinationType: String, RoutableDestinations {
    case catalogue
    case article
    case basket
  }

  /// The values that are passed from place to place.
  public enum ContentType: ContentTypeable {
    case article(Int)
  }
}

/// The user's interactions in the shop.
public enum ShopAction: String, UserInteractionTypeable {
  case open
  case back
  case showBasket
}

/// The interface of a screen, which writes nothing.
public struct Page: InteractiveInterfacing {
  /// The user's interactions on the screen.
  public typealias UserInteractionType = ShopAction
  /// The screen.
  public let destinationState: DestinationInterfaceState<Shop.ScreenOf<Page>>
}

/// The interface of the catalogue.
public struct CataloguePage: InteractiveInterfacing {
  /// The user's interactions on the screen.
  public typealias UserInteractionType = ShopAction
  /// The stack.
  public let destinationState: DestinationInterfaceState<Shop.StackOf<CataloguePage>>
}

extension Shop {
  /// The navigation of the shop.
  @MainActor public static var setup: Setup {
    let screen = DestinationProvider<Page.Destination>(
      presentations: [.back: .goBack, .showBasket: .sheet(.basket)]
    ) {
      .init($0) { Page(destinationState: .init(destination: $0)) }
    }
    let catalogue = DestinationProvider<CataloguePage.Destination>(presentations: [
      .open: .push(.article)
    ]) {
      .init($0) { CataloguePage(destinationState: .init(destination: $0)) }
    }
    return Setup(
      providers: [.catalogue: catalogue, .article: screen, .basket: screen],
      startingDestination: .replaceRoot(with: .catalogue))
  }
}
