import Bookshop
import Destinations
import Foundation

/// The goods of the shop.
@MainActor
enum Shelf {
  typealias Content = Bookshop.ContentType
  typealias Route = Bookshop.DestinationType

  struct Book {
    let number: Int
    let title: String
    let author: Int
    let category: String
  }

  nonisolated static let authors = [1: "Emily Brontë", 2: "Herman Melville", 3: "Emily Dickinson"]
  nonisolated static let books = [
    Book(number: 1, title: "Wuthering Heights", author: 1, category: "novels"),
    Book(number: 2, title: "Moby-Dick", author: 2, category: "novels"),
    Book(number: 3, title: "Poems", author: 3, category: "poetry"),
    Book(number: 4, title: "Bartleby", author: 2, category: "stories"),
    Book(number: 5, title: "Letters", author: 3, category: "poetry"),
  ]

  nonisolated static func book(_ number: Int) -> Book {
    books.first { $0.number == number }
      ?? Book(number: number, title: "Book \(number)", author: 1, category: "novels")
  }

  private(set) static var customer = Customer()

  /// The interactions that the navigation declares, by the place.
  private(set) static var taps: [String: [Bookshop.Tap]] = [:]

  static func open(for customer: Customer) {
    self.customer = customer
    let graph = Bookshop.setup(customer).graph()
    for place in graph.places {
      let leading = graph.edges.compactMap { edge in
        if case .interaction(let name) = edge.trigger, edge.origin == place.name {
          name
        } else {
          nil
        }
      }
      let names = Set(leading + place.requests + place.handled).sorted()
      taps[place.name] = names.compactMap(Bookshop.Tap.init(rawValue:))
    }
  }

  /// Returns whether the customer types the content of an interaction.
  static func isTyped(_ tap: Bookshop.Tap, _ route: Route) -> Bool {
    switch (tap, route) {
    case (.edit, _), (.found, .isbn): true
    default: false
    }
  }

  /// Returns the contents with which an interaction can be performed; a nil element stands for no content.
  static func contents(_ tap: Bookshop.Tap, _ route: Route, _ place: Content?) -> [Content?] {
    switch tap {
    // These follow the answer of a picker, an alert, or a login.
    case .setCount, .removed, .setAddress, .setLanguage, .sort,
      .logOut where route == .profile,
      .showOrders:
      []
    case .book, .found: shown(on: route, place).map { .book($0) }
    case .similar where route == .event: [.book(place.number)]
    case .similar: books.filter { $0.number != place.number }.prefix(2).map { .book($0.number) }
    case .next where route == .book: [.book(place.number % books.count + 1)]
    case .buy, .reviews, .preview, .openInWindow, .wish: [place]
    case .author where route == .book: [.author(book(place.number).author)]
    case .author: authors.keys.sorted().map { .author($0) }
    case .category: Set(books.map(\.category)).sorted().map { .category($0) }
    case .offer: [.offer(1), .offer(2)]
    case .again: [.offer(3 - place.number)]
    case .open: opened(on: route)
    case .track: [place]
    case .buyAgain: [.book(1)]
    case .changeCount, .remove: customer.basket.keys.sorted().map { .book($0) }
    case .chooseOrder: [.text("title"), .text("author")]
    case .chooseCount: [1, 2, 5].map { .count($0) }
    case .chooseAddress: [.address(1), .address(2)]
    case .chooseLanguage: [.text("English"), .text("German")]
    case .logIn where customer.isLoggedIn: []
    default: [nil]
    }
  }

  private static func opened(on route: Route) -> [Content?] {
    switch route {
    case .authors: authors.keys.sorted().map { .author($0) }
    case .events: [.event(1), .event(2)]
    case .orders: (1...max(1, customer.payments)).map { .order($0) }
    case .chapters: (1...3).map { .text("Chapter \($0)") }
    default: [.review(1), .review(2)]
    }
  }

  /// Returns the numbers of the books on a page.
  private static func shown(on route: Route, _ place: Content?) -> [Int] {
    switch (route, place) {
    case (.basket, _): customer.basket.keys.sorted()
    case (.wishlist, _): customer.wishes.sorted()
    case (.offer, .offer(let number)), (.event, .event(let number)): [number]
    case (.author, .author(let number)): books.filter { $0.author == number }.map(\.number)
    case (.category, .category(let name)): books.filter { $0.category == name }.map(\.number)
    default: books.map(\.number)
    }
  }

  /// Returns the text of a page.
  static func lines(_ route: Route, _ place: Content?) -> [String] {
    let words = route.rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    let title = place?.title ?? words.prefix(1).uppercased() + words.dropFirst()
    switch route {
    case .book: return [title, "By \(authors[book(place.number).author] ?? "unknown")."]
    case .basket:
      let copies = customer.basket.sorted { $0.key < $1.key }
      return [title] + copies.map { "\($1) × \(book($0).title)" }
    case .reviews: return ["Reviews of \(title)"]
    case .chapter: return [title, "It was a bright cold day, and everybody was reading."]
    case .address: return [title, customer.address.map { Content.address($0).title } ?? "none yet"]
    case .profile: return [title, "You have paid \(customer.payments) orders."]
    case .settings: return [title, "Language: \(customer.language)"]
    default: return [title]
    }
  }
}

extension Bookshop.ContentType? {
  /// The number of the book, author or order that a place shows; 1 for places without one.
  fileprivate var number: Int {
    switch self {
    case .book(let number), .author(let number), .offer(let number), .event(let number),
      .order(let number), .review(let number):
      number
    default: 1
    }
  }
}

// MARK: - Words

extension Bookshop.Tap {
  /// The name with spaces: *Log in*.
  var title: String {
    let words = rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Bookshop.ContentType {
  /// The title on buttons and pages.
  var title: String {
    switch self {
    case .book(let number): Shelf.book(number).title
    case .author(let number): Shelf.authors[number] ?? "Author \(number)"
    case .category(let name), .text(let name): name
    case .offer(let number): "\(Shelf.book(number).title) at half the price"
    case .event(let number): "A reading from \(Shelf.book(number).title)"
    case .order(let number): "order \(number)"
    case .review(let number): number == 1 ? "“I read it twice.”" : "“Too long.”"
    case .count(let count): "\(count)"
    case .copies(let count, let book): "\(count) × \(Shelf.book(book).title)"
    case .drafts(let places): "\(places.count) unsaved"
    case .address(let number): number == 1 ? "1 Long Lane" : "2 Short Street"
    }
  }
}

// MARK: - The customer's file

extension Customer {
  /// The part of the customer that the server keeps.
  private struct Saved: Codable {
    var isNew, isLoggedIn, hasCard: Bool
    var basket: [Int: Int]
    var wishes, reminders: Set<Int>
    var address: Int?
    var language: String
    var payments: Int
  }

  func saved() throws -> Data {
    try JSONEncoder().encode(
      Saved(
        isNew: isNew, isLoggedIn: isLoggedIn, hasCard: hasCard, basket: basket, wishes: wishes,
        reminders: reminders, address: address, language: language, payments: payments))
  }

  /// Restores the kept state; an unreadable one changes nothing.
  func restore(from data: Data) {
    guard let saved = try? JSONDecoder().decode(Saved.self, from: data) else { return }
    (isNew, isLoggedIn, hasCard) = (saved.isNew, saved.isLoggedIn, saved.hasCard)
    (basket, wishes, reminders) = (saved.basket, saved.wishes, saved.reminders)
    (address, language, payments) = (saved.address, saved.language, saved.payments)
  }
}
