import Destinations
import DestinationsTesting

/// The app of the exam: a shop with three tabs, a split view, five sheets and a login.
enum Shop: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case front
    case home
    // The first tab.
    case catalog
    case product
    case added
    case reviews
    case photo
    case writeReview
    case search
    case filter
    // The second tab.
    case cart
    case checkout
    case payment
    case receipt
    // The third tab.
    case account
    case login
    case orders
    case orderList
    case order
    case settings
    // From everywhere.
    case help
    case about
  }

  enum ContentType: ContentTypeable, Hashable {
    case product(Int)
    case order(Int)
    case query(String)
  }

  enum TabType: String, TabTypeable {
    case catalog
    case cart
    case account
  }
}

/// The user's interactions in the shop.
enum ShopTap: String, UserInteractionTypeable {
  case about
  case add
  case again
  case apply
  case browse
  case buy
  case close
  case contact
  case done
  case express
  case filter
  case find
  case help
  case logIn
  case logOut
  case open
  case orders
  case pay
  case photo
  case print
  case reviews
  case search
  case settings
  case share
  case similar
  case submit
  case write
}

/// The interactors of the shop.
enum ShopWorker: InteractorTypeable {
  case catalog
  case search
  case cart
  case payment
  case session
  case reviews
}

typealias ShopView = ScreenDouble<Shop, ShopTap, ShopWorker>
typealias ShopScreen = ShopView.Destination
