public import Destinations

/// A bookshop with accounts: a sample of forty routes, as an app's author would write it.
///
/// `BookshopNavigation.swift` has the whole navigation.
public enum Bookshop: DestinationTypes {
  /// The routes.
  public enum DestinationType: String, RoutableDestinations, CaseIterable {
    // The frame, and the first launch.
    case main, welcome, interests
    // Home.
    case home, offer, events, event
    // Books.
    case catalog, category, search, authors, author, book, reviews, review, writeReview
    case preview, chapters, chapter
    case scanner, isbn, filter
    // The basket, and the checkout.
    case basket, quantity, coupon
    case checkout, address, addressEntry, addressPicker, payment, card, summary, thanks
    // The account, and places that need a login.
    case account, login, register, profile, wishlist, orders, order, tracking
    case settings, language, about, support
    // Questions.
    case discardReview, removeBook, mayLogOut
  }

  /// The contents of places and interactions.
  public enum ContentType: ContentTypeable, Hashable, Codable {
    case book(Int)
    case author(Int)
    case category(String)
    case offer(Int)
    case event(Int)
    case order(Int)
    case review(Int)
    case count(Int)
    case copies(Int, of: Int)
    case address(Int)
    case text(String)
    case drafts([DestinationID])
  }

  /// The tabs, in their order.
  public enum TabType: String, TabTypeable, Codable, CaseIterable {
    case home, catalog, basket, orders, account
  }

  /// The interactions of all places.
  public enum Tap: String, UserInteractionTypeable {
    // Ways to other places.
    case open, book, author, category, offer, events, reviews, search, authors, preview, next,
      similar
    case basket, wishes, orders, settings, language, about, support, interests, track
    case logIn, register, mayLogOut, logOut, profile, again
    // Pickers, and the interactions that follow their answers.
    case scan, type, found, filter, chooseOrder, sort, changeCount, chooseCount, setCount
    case changeAddress, chooseAddress, setAddress, chooseLanguage, setLanguage, remove, removed
    // Work.
    case buy, buyAgain, applyCoupon, checkOut, save, pay, write, edit, send, remind, wish
    // Ways back.
    case back, close, top, done, yes, no
    // Changes of the frame.
    case showOrders, basketFirst, hideCatalog, showCatalog, openInWindow, lock, unlock
  }

  /// The interactors of all places.
  public enum Worker: InteractorTypeable { case store }
}

extension ResultKey where Value == Int {
  static var book: Self { "book" }
  static var count: Self { "count" }
  static var address: Self { "address" }
}

extension ResultKey where Value == String {
  static var order: Self { "order" }
  static var language: Self { "language" }
}

extension Checkpoint {
  /// The basket, which receives a book to buy again.
  static var basket: Checkpoint<Int> { Checkpoint<Int>("basket") }
}

/// A request to show a book in the catalog.
struct ShowBook: Sendable {
  let number: Int
}

extension GuardSignal {
  static let signedIn: GuardSignal = "signedIn"
  static let mayDiscard: GuardSignal = "mayDiscard"
}

/// The values of contents; nil for content of another kind.
extension Bookshop.ContentType {
  var book: Int? { if case .book(let number) = self { number } else { nil } }
  var author: Int? { if case .author(let number) = self { number } else { nil } }
  var category: String? { if case .category(let name) = self { name } else { nil } }
  var offer: Int? { if case .offer(let number) = self { number } else { nil } }
  var order: Int? { if case .order(let number) = self { number } else { nil } }
  var review: Int? { if case .review(let number) = self { number } else { nil } }
  var event: Int? { if case .event(let number) = self { number } else { nil } }
  var count: Int? { if case .count(let count) = self { count } else { nil } }
  var copies: (count: Int, book: Int)? {
    if case .copies(let count, let book) = self { (count, book) } else { nil }
  }
  var address: Int? { if case .address(let number) = self { number } else { nil } }
  var drafts: [DestinationID]? { if case .drafts(let places) = self { places } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
}
