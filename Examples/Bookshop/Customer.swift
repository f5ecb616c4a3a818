public import Destinations
public import Observation

/// The state of the customer, apart from the presented places.
@Observable @MainActor public class Customer {
  /// Whether the customer has never seen the shop.
  public var isNew: Bool
  /// Whether the customer is logged in.
  public var isLoggedIn: Bool
  /// The places with unsaved text.
  public internal(set) var drafts: Set<DestinationID> = []
  /// The number of copies of each book in the basket.
  public var basket: [Int: Int] = [:]
  /// The books on the wish list.
  public var wishes: Set<Int> = []
  /// The events of which the customer wants to be reminded.
  public var reminders: Set<Int> = []
  /// The number of the chosen address.
  public var address: Int?
  /// Whether there is a card to pay with.
  public var hasCard = false
  /// The order of books.
  public var sorting = "title"
  /// The language of the app.
  public var language = "English"
  /// The number of orders that were paid.
  public var payments = 0
  /// Called after a login, to show the places that need an account; one for each window.
  var onLogin: [@MainActor () -> Void] = []

  /// Creates a customer with an empty basket.
  public init(isNew: Bool = false, isLoggedIn: Bool = false) {
    self.isNew = isNew
    self.isLoggedIn = isLoggedIn
  }

  /// The tabs that the customer has.
  var tabs: [Bookshop.TabType] {
    .init(Bookshop.TabType.allCases).filter { $0 != .orders || isLoggedIn }
  }

  /// The next step of the checkout: the first one with missing data.
  var nextStep: Bookshop.DestinationType {
    address == nil ? .address : hasCard ? .summary : .payment
  }

  func add(_ book: Int) { basket[book, default: 0] += 1 }

  func pay(at place: Bookshop.Here<Void>) { payments += 1 }

  /// Continues the requests that have waited for a login.
  func logIn(at place: Bookshop.Here<Void>) {
    isLoggedIn = true
    for show in onLogin { show() }
    place.signal(.signedIn)
  }

  /// Continues the request that has waited for the answer.
  func discardDrafts(at place: Bookshop.Here<[DestinationID]>) {
    drafts.subtract(place.needed)
    place.signal(.mayDiscard)
  }
}
