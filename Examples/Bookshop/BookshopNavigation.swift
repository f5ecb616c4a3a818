public import Destinations

extension Bookshop {
  /// Returns the navigation of the bookshop, all of it, on two pages.
  ///
  /// The start of the app, its guards, links and notifications come first, then the places. A `screen` is a leaf, and a
  /// `stack` can be pushed on. A table says what a tap leads to: *on the page of an author, a tap on a book pushes that
  /// book*. The words around a table say which content the place is `needing`, which interactions it `handles` itself,
  /// and which `request` it makes to the store, with the presentation that follows. `BookshopPlaces.swift` defines
  /// these words.
  @MainActor public static func setup(_ customer: Customer = Customer()) -> Setup {
    var setup = Setup(
      modules: [frame(customer), books(customer), basket(customer), account(customer)],
      startingDestination: .choosing(among: [.main, .welcome]) { _ in
        let main: Presentation = .replaceRoot(with: .main)
        return customer.isNew ? .path([main, .sheet(.welcome, options: .cover)]) : main
      },
      guards: [
        .loginGuard(
          signal: .signedIn, login: .sheet(.login), isLoggedIn: { customer.isLoggedIn },
          protects: { needLogin.contains($0) }),
        .confirmBeforeLeaving(signal: .mayDiscard, asking: .sheet(.discardReview)) {
          customer.drafts.contains($0.id)
        } about: {
          .drafts($0.map(\.id))
        },
        .redirecting("steps of the checkout", to: .push(.address)) {
          customer.address == nil && ($0.brings(.payment) || $0.brings(.summary))
        },
      ],
      entries: [  // Notifications: a parcel is on its way, and there is an offer.
        .path([
          .dismissAny, .tab(.account, toRoot: true), .push(.orders),
          .push(.order, content: .order(1)), .push(.tracking, content: .order(1)),
        ]),
        .path([.dismissAny, .tab(.home, showing: .offer, content: .offer(2))]),
      ],
      links: links(), snapshots: snapshots)
    setup.openWindow = { _ in }
    return setup
  }

  static let needLogin: Set<DestinationType> = [
    .checkout, .writeReview, .profile, .wishlist, .orders, .order, .tracking,
  ]

  /// Returns the frame, the first launch, and home.
  @MainActor private static func frame(_ customer: Customer) -> Module {
    module([
      .main: tabBar(
        [.showOrders: .addTab(.orders, showing: .orders, at: 3)],
        system: [.tapSelectedTab: .popToRoot], tapping: .showOrders, onLoginOf: customer
      ).shaped { _, _ in .tabs(customer.tabs.map(\.withRoot)) },
      .welcome: stack([.next: .push(.interests), .close: .dismissSheet])
        .shown { _ in customer.isNew = false },
      .interests: screen([.done: .dismissSheet, .back: .goBack]),
      .home: stack([
        .offer: .push(.offer), .book: .push(.book), .events: .push(.events), .scan: scan,
        .category: .tab(.catalog, showing: .category), .search: .tab(.catalog, showing: .search),
      ]),
      .offer: needing(\.offer).screen([
        .book: .push(.book), .again: .replaceCurrent(with: .offer).animatedAsPush(),
        .top: .popToRoot,
      ]),
      .events: screen([.open: .push(.event)]),
      .event: needing(\.event).screen([
        .book: .push(.book), .similar: .sending(ShowBook.self) { $0.book.map(ShowBook.init) },
        .back: .goBack,
      ]).handles(.remind) { customer.reminders.insert($0.needed) },
    ])
  }

  /// Scans a book, and then taps on that book.
  private static let scan: Presentation = .sheet(.scanner).asking(.book) { (Tap.book, .book($0)) }

  @MainActor private static func books(_ customer: Customer) -> Module {
    module([
      .catalog: stack([
        .category: .push(.category), .search: .push(.search), .authors: .push(.authors),
      ]).provider.receives(ShowBook.self) { .push(.book, content: .book($0.number)) },
      .category: needing(\.category).screen([
        .book: .push(.book),
        .filter: .sheet(.filter, options: .popover).asking(.order) { (Tap.sort, .text($0)) },
      ]).handles(.sort, with: \.text) { customer.sorting = $0 },
      .search: screen([.book: .push(.book), .author: .push(.author), .scan: scan]),
      .authors: screen([.open: .push(.author)]),
      .author: needing(\.author).screen([.book: .push(.book), .top: .popToRoot]),
      .book: needing(\.book).screen([
        .author: .push(.author), .reviews: .push(.reviews), .similar: .push(.book),
        .preview: .sheet(.preview, options: .cover).withInterfaceData("cover of the book"),
        .openInWindow: .openWindow(.replaceRoot(with: .book)), .next: .replaceCurrent(with: .book),
      ])
      .request(.buy, .addToBasket, then: .tab(.basket, toRoot: true)) { customer.add($0.needed) }
      .handles(.wish) { customer.wishes.insert($0.needed) },
      .preview: split([.sidebar: .chapters, .detail: nil]),
      .chapters: screen([
        .open: .column(.detail, showing: .chapter), .close: .dismissSheet,
        .basket: .path([.dismissSheet, .tab(.basket)]),
        .lock: .locking("reading", because: "It is being read."), .unlock: .releasing("reading"),
      ]),
      .chapter: needing(\.text).screen([.back: .column(.sidebar)]),
      .reviews: needing(\.book).screen([
        .open: .push(.review), .write: .sheet(.writeReview), .back: .goBack,
      ]),
      .review: needing(\.review).screen([.back: .goBack, .close: .goBack(2)]),
      .writeReview: screen([.close: .dismissSheet])
        .request(.send, .sendReview, then: .dismissSheet) { customer.drafts.remove($0.id) }
        .handles(.edit) { customer.drafts.insert($0.id) }.left { customer.drafts.remove($0.id) },
      .discardReview: needing(\.drafts).screen([.no: .dismissSheet])
        .handles(.yes, customer.discardDrafts),
      .scanner: stack([.found: answer(.book, \.book), .type: .push(.isbn), .close: .dismissSheet]),
      .isbn: screen([.found: answer(.book, \.book), .back: .goBack]),
      .filter: screen([.chooseOrder: answer(.order, \.text)]),
    ])
  }

  /// Returns the basket and the checkout.
  @MainActor private static func basket(_ customer: Customer) -> Module {
    let steps: [DestinationType] = [.address, .payment, .summary]
    let next: Presentation = .choosing(among: steps) { _ in .push(customer.nextStep) }
    return module([
      .basket: stack([
        .book: .push(.book), .applyCoupon: .sheet(.coupon), .checkOut: .sheet(.checkout),
        .changeCount: .sheet(.quantity).asking(.count) { count, book in
          book?.book.map { (Tap.setCount, .copies(count, of: $0)) }
        },
        .remove: .alert(
          .removeBook, "Remove this book?", buttons: sure("Remove", .removed, else: "Keep")),
      ])
      .handles(.setCount, with: \.copies) { customer.basket[$0.book] = $0.count }
      .handles(.removed, with: \.book) { customer.basket[$0] = nil }
      .provider.checkpoint(.basket) { customer.add($1) },
      .quantity: needing(\.book).screen([.chooseCount: answer(.count, \.count)]),
      .coupon: screen([.close: .dismissSheet])
        .request(.applyCoupon, .checkCoupon, then: .dismissSheet),
      .checkout: stack([.next: next, .close: .dismissSheet]),
      .address: screen([
        .changeAddress: .sheet(.addressPicker).asking(.address) { (Tap.setAddress, .address($0)) },
        .type: .push(.addressEntry), .next: next,
      ]).handles(.setAddress, with: \.address) { customer.address = $0 },
      .addressEntry: screen().request(.save, .saveAddress, then: .goBack) { _ in
        customer.address = 1
      },
      .addressPicker: screen([.chooseAddress: answer(.address, \.address)]),
      .payment: screen([.type: .push(.card), .next: .push(.summary)]),
      .card: screen([.back: .goBack])
        .request(.save, .saveCard, then: .goBack) { _ in customer.hasCard = true },
      .summary: screen([.top: .popToRoot, .close: .dismissSheet])
        .request(
          .pay, .pay, then: .path([.popToRoot, .replaceCurrent(with: .thanks)]), customer.pay),
      .thanks: screen([
        .orders: .path([.dismissSheet, .tab(.account, showing: .orders)]),
        .done: .path([.dismissSheet, .tab(.home, toRoot: true)]),
      ]),
    ])
  }

  @MainActor private static func account(_ customer: Customer) -> Module {
    module([
      .account: stack([
        .logIn: .sheet(.login), .profile: .push(.profile), .orders: .push(.orders),
        .wishes: .push(.wishlist), .settings: .push(.settings), .support: .sheet(.support),
      ]),
      .login: stack([.register: .push(.register), .close: .dismissSheet])
        .request(.logIn, .logIn, then: .dismissSheet, customer.logIn),
      .register: screen().request(.register, .logIn, then: .dismissSheet, customer.logIn),
      .profile: screen([
        .mayLogOut: .confirmation(
          .mayLogOut, "Log out?", buttons: sure("Log out", .logOut, else: "Stay"))
      ])
      .request(
        .logOut, .logOut, then: .path([.replaceRoot(with: .main).animated(false), .tab(.account)])
      ) { _ in customer.isLoggedIn = false },
      .wishlist: screen([.book: .push(.book)]),
      .orders: screen([.open: .push(.order)]),
      .order: needing(\.order).screen([
        .track: .push(.tracking), .buyAgain: .returning(to: .basket, from: \.book),
        .support: .sheet(.support),
      ]),
      .tracking: needing(\.order).screen([.back: .goBack, .orders: .moveToNearest(.orders)]),
      .settings: screen([
        .language: .push(.language).asking(.language) { (Tap.setLanguage, .text($0)) },
        .about: .push(.about), .interests: .sheet(.interests),
        .basketFirst: .orderTabs([.basket, .home]), .hideCatalog: .removeTab(.catalog),
        .showCatalog: .addTab(.catalog, showing: .catalog, at: 1),
      ]).handles(.setLanguage, with: \.text) { customer.language = $0 },
      .language: screen([.chooseLanguage: .finishing(.language, from: \.text)]),
      .about: screen([.support: .sheet(.support), .close: .goBack(2)]),
      .support: screen([.close: .dismissSheet]),
    ])
  }
}
