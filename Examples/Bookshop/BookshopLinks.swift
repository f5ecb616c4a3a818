internal import Destinations

/// The links of the bookshop, and the places that a relaunch restores.
extension Bookshop {
  /// The targets of links.
  enum Link: Equatable, Sendable {
    case book(Int)
    case reviews(Int)
    case category(String)
    case order(Int)
    case basket
    /// A book in another shop, by the number that all shops share.
    case elsewhere(Int, host: String)
  }

  /// Returns the links; only tests have a reason to replace the default functions.
  @MainActor static func links(
    path: @escaping @MainActor @Sendable (Link) -> [Presentation]? = path(to:),
    lookUp: @escaping @MainActor @Sendable (Link) async -> [Presentation]? = lookUp
  ) -> Links {
    Links(table, path: path, among: [.book], lookUp: lookUp, target: target(in:))
  }

  static func path(to link: Link) -> [Presentation]? {
    switch link {
    case .book(let number): [.tab(.catalog), .push(.book, content: .book(number))]
    case .reviews(let number):
      [.book, .reviews].reduce([.tab(.catalog)]) { $0 + [.push($1, content: .book(number))] }
    case .category(let name): [.tab(.catalog), .push(.category, content: .category(name))]
    case .order(let number):
      [.tab(.account), .push(.orders), .push(.order, content: .order(number))]
    case .basket: [.tab(.basket)]
    case .elsewhere: nil
    }
  }

  @Sendable static func lookUp(_ link: Link) async -> [Presentation]? {
    guard case .elsewhere(let isbn, _) = link else { return nil }
    return await Store().number(of: isbn).flatMap { path(to: .book($0)) }
  }

  private static func target(in tree: Links.Tree) -> Link? {
    guard let place = tree.currentID.flatMap({ tree.node(id: $0) })?.payload else { return nil }
    switch (place.route, place.content) {
    case (.book, .book(let number)): return .book(number)
    case (.reviews, .book(let number)): return .reviews(number)
    case (.category, .category(let name)): return .category(name)
    case (.order, .order(let number)): return .order(number)
    case (.basket, nil): return .basket
    default: return nil
    }
  }

  private static let table = LinkTable(
    LinkOrigin(scheme: "bookshop", webHosts: ["books.example.com"])
  ) {
    DeepLink("book/{book}", .int, target: Link.book) {
      if case .book(let number) = $0 { number } else { nil }
    }
    DeepLink("book/{book}/reviews", .int, target: Link.reviews) {
      if case .reviews(let number) = $0 { number } else { nil }
    }
    DeepLink("category/{name}", .string, target: Link.category) {
      if case .category(let name) = $0 { name } else { nil }
    }
    DeepLink("order/{order}", .int, target: Link.order) {
      if case .order(let number) = $0 { number } else { nil }
    }
    DeepLink("//{host}/isbn/{isbn}", .shop, .int) {
      Link.elsewhere($1, host: $0)
    } values: {
      if case .elsewhere(let isbn, let host) = $0 { (host, isbn) } else { nil }
    }
    DeepLink("basket") {
      Link.basket
    } values: {
      $0 == .basket ? () : nil
    }
  }

  /// The restored places: all but those that the customer has to begin again.
  static var snapshots: Snapshots {
    let begunAnew: Set<DestinationType> = [
      .welcome, .scanner, .isbn, .login, .register, .checkout, .address, .addressEntry,
      .addressPicker, .payment, .card, .summary, .thanks, .writeReview, .discardReview, .removeBook,
    ]
    return Snapshots {
      for route in DestinationType.allCases where !begunAnew.contains(route) {
        Restorable(route.rawValue, route)
      }
    }
  }
}

extension LinkParameter {
  /// The host of any shop that shares the numbers.
  fileprivate static var shop: LinkParameter<String> {
    LinkParameter<String>(one: { $0.hasSuffix(".bookshops.example") ? $0 : nil }, print: { $0 })
  }
}
