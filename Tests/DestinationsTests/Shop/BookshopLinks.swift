import Destinations

/// The targets of links.
enum BookshopLink: Equatable, Sendable {
  case book(Int)
  case reviews(Int)
  case category(String)
  case order(Int)
  case basket
  /// A book in another shop, by the number that all shops share.
  case elsewhere(Int, host: String)
}

/// The links of the bookshop, and the places that a relaunch restores.
extension Bookshop {
  @MainActor static func links(_ customer: Customer) -> Links {
    let hasBook = customer.bug != .reviewsWithoutBook
    return Links(
      table,
      path: { link in
        switch link {
        case .book(let number): [.tab(.catalog), .push(.book, content: .book(number))]
        case .reviews(let number):
          [.tab(.catalog)] + (hasBook ? [.push(.book, content: .book(number))] : [])
            + [.push(.reviews, content: .book(number))]
        case .category(let name): [.tab(.catalog), .push(.category, content: .category(name))]
        case .order(let number):
          [.tab(.account), .push(.orders), .push(.order, content: .order(number))]
        case .basket: [.tab(.basket)]
        case .elsewhere: nil
        }
      },
      among: [.book],
      lookUp: { [weak customer] link in
        guard case .elsewhere(let isbn, _) = link else { return nil }
        return await Store().number(of: isbn, in: customer).map {
          [.tab(.catalog), .push(.book, content: .book($0))]
        }
      },
      target: { tree in
        guard let place = tree.currentID.flatMap({ tree.node(id: $0) })?.payload else { return nil }
        switch (place.route, place.content) {
        case (.book, .book(let number)): return .book(number)
        case (.reviews, .book(let number)): return .reviews(number)
        case (.category, .category(let name)): return .category(name)
        case (.order, .order(let number)): return .order(number)
        case (.basket, nil): return .basket
        default: return nil
        }
      })
  }

  private static let table = LinkTable(
    LinkOrigin(scheme: "bookshop", webHosts: ["books.example.com"])
  ) {
    DeepLink("book/{book}", .int) {
      BookshopLink.book($0)
    } values: {
      if case .book(let number) = $0 { number } else { nil }
    }
    DeepLink("book/{book}/reviews", .int) {
      BookshopLink.reviews($0)
    } values: {
      if case .reviews(let number) = $0 { number } else { nil }
    }
    DeepLink("category/{name}", .string) {
      BookshopLink.category($0)
    } values: {
      if case .category(let name) = $0 { name } else { nil }
    }
    DeepLink("order/{order}", .int) {
      BookshopLink.order($0)
    } values: {
      if case .order(let number) = $0 { number } else { nil }
    }
    DeepLink("//{host}/isbn/{isbn}", .shop, .int) {
      BookshopLink.elsewhere($1, host: $0)
    } values: {
      if case .elsewhere(let isbn, let host) = $0 { (host, isbn) } else { nil }
    }
    DeepLink("basket") {
      BookshopLink.basket
    } values: {
      $0 == .basket ? () : nil
    }
  }

  /// The restored places: all but logins, checkouts and others that the customer has to begin again.
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
