import Destinations

/// The navigation of the bookshop: the provider of each place, with its tables.
extension Bookshop {
  @MainActor static func setup(_ customer: Customer = Customer()) -> Setup {
    var setup = Setup(
      modules: [frame(customer), books(customer), basket(customer), account(customer)],
      startingDestination: .choosing(among: [.main, .welcome]) { _ in
        customer.isNew
          ? .path([.replaceRoot(with: .main), .sheet(.welcome, options: .cover)])
          : .replaceRoot(with: .main)
      },
      guards: [
        .loginGuard(
          signal: .signedIn, login: .sheet(.login), isLoggedIn: { customer.isLoggedIn },
          protects: { needsLogin.contains($0) }),
        .confirmBeforeLeaving(signal: .mayDiscard, asking: .sheet(.discardReview)) {
          customer.drafts.contains($0.id)
        },
        .init("steps of the checkout", presents: [.push(.address)]) { change in
          guard change.brings(.payment) || change.brings(.summary), customer.address == nil else {
            return .allow
          }
          return .redirect(
            to: customer.bug == .checkoutCircle ? .push(.payment) : .push(.address))
        },
      ],
      entries: [
        // A notification that a parcel is on its way, and one about an offer.
        .path([
          customer.bug == .noticeUnderSheet ? .push(.orders) : .dismissAny,
          .tab(.account, toRoot: true), .push(.orders),
          .push(.order, content: .order(1)), .push(.tracking, content: .order(1)),
        ]),
        .path([.dismissAny, .tab(.home, showing: .offer, content: .offer(2))]),
      ],
      links: links(customer), snapshots: snapshots)
    setup.openWindow = { _ in
      customer.canOpenWindows ? .opened : .refused(reason: "No more windows.")
    }
    return setup
  }

  private static let needsLogin: Set<DestinationType> = [
    .checkout, .writeReview, .profile, .wishlist, .orders, .order, .tracking,
  ]

  // MARK: The frame, the first launch, and home

  @MainActor private static func frame(_ customer: Customer) -> Module {
    Module(
      "Frame",
      providers: [
        .main: DestinationProvider<TabBarOf<TabsView>>(
          presentations: [.showOrders: .addTab(.orders, showing: .orders, at: 3)],
          systemNavigations: [.tapSelectedTab: .popToRoot]
        ) { seed in
          let tabs = TabBarOf(seed) { TabsView(destinationState: .init(destination: $0)) }
          customer.onLogin = { [weak tabs] in
            try? tabs?.performInterfaceAction(interactionType: .showOrders)
          }
          return tabs
        }
        .shaped { _, _ in
          .tabs(
            [
              .init(.home, root: .home), .init(.catalog, root: .catalog),
              .init(.basket, root: .basket),
            ]
              + (customer.isLoggedIn ? [.init(.orders, root: .orders)] : [])
              + [.init(.account, root: .account)])
        },
        .welcome: stack([.next: .push(.interests), .close: .dismissSheet]) {
          $0.assignStateModel(Welcome(customer))
        },
        .interests: screen([.done: .dismissSheet, .back: .goBack]),
        .home: stack([
          .offer: .push(.offer), .book: .push(.book), .events: .push(.events),
          .category: .tab(.catalog, showing: .category), .search: .tab(.catalog, showing: .search),
          .scan: .sheet(.scanner).asking(.book) { (Tap.book, .book($0)) },
        ]),
        .offer: screen(
          needing: \.offer,
          [
            .book: .push(.book), .again: .replaceCurrent(with: .offer).animatedAsPush(),
            .top: .popToRoot,
          ]
        ),
        .events: screen([.open: .push(.event)]),
        .event: screen(
          needing: \.event,
          [
            .book: .push(.book), .back: .goBack,
            .similar: .sending(ShowBook.self) { $0.book.map(ShowBook.init) },
          ],
          handles: [.remind]
        ) { place, event in place.keeps { customer.reminders.insert(event) } },
      ])
  }

  // MARK: Books

  @MainActor private static func books(_ customer: Customer) -> Module {
    Module(
      "Books",
      providers: [
        .catalog: stack([
          .category: .push(.category), .search: .push(.search), .authors: .push(.authors),
        ])
        .receives(ShowBook.self) { .push(.book, content: .book($0.number)) },
        .category: screen(
          needing: \.category,
          [
            .book: .push(.book),
            .filter: .sheet(.filter, options: .popover).asking(.order) { (Tap.sort, .text($0)) },
          ],
          handles: [.sort]
        ) { place, _ in place.keeps(\.text) { customer.sorting = $0 } },
        .search: screen([
          .book: .push(.book), .author: .push(.author),
          .scan: .sheet(.scanner).asking(.book) { (Tap.book, .book($0)) },
        ]),
        .authors: screen([.open: .push(.author)]),
        .author: screen(needing: \.author, [.book: .push(.book), .top: .popToRoot]),
        .book: screen(
          needing: \.book,
          [
            .author: .push(.author), .reviews: .push(.reviews), .similar: .push(.book),
            .preview: .sheet(.preview, options: .cover).withInterfaceData("cover of the book"),
            .next: .replaceCurrent(with: .book),
            .openInWindow: .openWindow(.replaceRoot(with: .book)),
          ],
          requests: [.buy: requesting(.addToBasket, then: .tab(.basket, toRoot: true))],
          handles: [.wish]
        ) { place, book in
          place.assignStateModel(BookModel(customer, of: book))
        },
        .preview: screen([
          .close: .dismissSheet, .basket: .path([.dismissSheet, .tab(.basket)]),
          .lock: .locking("reading", because: "The page is being read."),
          .unlock: .releasing("reading"),
        ]),
        .reviews: screen(
          needing: \.book,
          [
            .open: .push(.review), .write: .sheet(.writeReview), .back: .goBack,
          ]),
        .review: screen(needing: \.review, [.back: .goBack, .close: .goBack(2)]),
        .writeReview: screen(
          [.close: .dismissSheet], requests: [.send: requesting(.sendReview, then: .dismissSheet)],
          handles: [.edit]
        ) { $0.assignStateModel(Draft(customer, at: $0)) },
        .discardReview: screen([.no: .dismissSheet], handles: [.yes]) {
          $0.assignStateModel(Discarding(customer, at: $0))
        },
        .scanner: stack([
          .found: .dismissSheet.answering(.book) { $0.book }, .type: .push(.isbn),
          .close: .dismissSheet,
        ]),
        .isbn: screen([
          .found: .dismissSheet.answering(.book) { $0.book }, .back: .goBack,
        ]),
        .filter: screen([
          .chooseOrder: .dismissSheet.answering(.order) { $0.text }
        ]),
      ])
  }

  // MARK: The basket, and the checkout

  @MainActor private static func basket(_ customer: Customer) -> Module {
    let rest: [DestinationType] = [.address, .payment, .summary]
    return Module(
      "Basket",
      providers: [
        .basket: stack(
          [
            .book: .push(.book), .applyCoupon: .sheet(.coupon), .checkOut: .sheet(.checkout),
            .changeCount: .sheet(.quantity).asking(.count) { count, book in
              book?.book.map { (Tap.setCount, .copies(count, of: $0)) }
            },
            .remove: .alert(
              .removeBook, "Remove this book?",
              buttons: [
                .init("Remove", role: .destructive, leadingTo: Tap.removed),
                .init("Keep", role: .cancel),
              ]),
          ],
          handles: [.setCount, .removed]
        ) { $0.assignStateModel(BasketModel(customer)) }
        .checkpoint(.basket) { _, book in customer.basket[book, default: 0] += 1 },
        .quantity: screen(
          needing: \.book,
          [
            .chooseCount: .dismissSheet.answering(.count) { $0.count }
          ]),
        .coupon: screen(
          [.close: .dismissSheet],
          requests: [.applyCoupon: requesting(.checkCoupon, then: .dismissSheet)]),
        .checkout: stack([
          .next: .choosing(among: rest) { _ in .push(customer.nextStep) }, .close: .dismissSheet,
        ]),
        .address: screen(
          [
            .next: .choosing(among: rest) { _ in .push(customer.nextStep) },
            .changeAddress: .sheet(.addressPicker).asking(.address) {
              (Tap.setAddress, .address($0))
            },
            .type: .push(.addressEntry),
          ],
          handles: [.setAddress]
        ) {
          $0.keeps(\.address) { customer.address = $0 }
        },
        .addressEntry: screen(requests: [.save: requesting(.saveAddress, then: .goBack)]) {
          $0.whenDone { customer.address = 1 }
        },
        .addressPicker: screen([
          .chooseAddress: customer.bug == .addressUnanswered
            ? .dismissSheet : .dismissSheet.answering(.address) { $0.address }
        ]),
        .payment: screen([.type: .push(.card), .next: .push(.summary)]),
        .card: screen([.back: .goBack], requests: [.save: requesting(.saveCard, then: .goBack)]) {
          $0.whenDone { customer.hasCard = true }
        },
        .summary: screen(
          [.top: .popToRoot, .close: .dismissSheet],
          requests: [
            .pay: requesting(.pay, then: .path([.popToRoot, .replaceCurrent(with: .thanks)]))
          ]
        ) {
          $0.whenDone {
            customer.payments.accepted += 1
            customer.payments.counted += 1
          } onFailure: {
            if customer.bug == .refusedPays { customer.payments.counted += 1 }
          }
        },
        .thanks: screen([
          .orders: .path([.dismissSheet, .tab(.account, showing: .orders)]),
          .done: .path([.dismissSheet, .tab(.home, toRoot: true)]),
        ]),
      ])
  }

  // MARK: The account

  @MainActor private static func account(_ customer: Customer) -> Module {
    Module(
      "Account",
      providers: [
        .account: stack([
          .logIn: .sheet(.login), .profile: .push(.profile), .orders: .push(.orders),
          .wishes: .push(.wishlist), .settings: .push(.settings), .support: .sheet(.support),
        ]),
        .login: stack(
          [.register: .push(.register), .close: .dismissSheet],
          requests: [.logIn: requesting(.logIn, then: .dismissSheet)]
        ) { $0.assignStateModel(Login(customer, at: $0)) },
        .register: screen(requests: [.register: requesting(.logIn, then: .dismissSheet)]) {
          $0.assignStateModel(Login(customer, at: $0))
        },
        .profile: screen(
          [
            .mayLogOut: .confirmation(
              .mayLogOut, "Log out?",
              buttons: [
                .init("Log out", role: .destructive, leadingTo: Tap.logOut),
                .init("Stay", role: .cancel),
              ])
          ],
          requests: [
            .logOut: requesting(
              .logOut,
              then: customer.bug == .logOutStays
                ? .goBack : .path([.replaceRoot(with: .main).animated(false), .tab(.account)]))
          ]
        ) { $0.whenDone { customer.isLoggedIn = false } },
        .wishlist: screen([.book: .push(.book)]),
        .orders: screen([.open: .push(.order)]),
        .order: screen(
          needing: \.order,
          [
            .track: .push(.tracking), .buyAgain: .returning(to: .basket, from: \.book),
            .support: .sheet(.support),
          ]),
        .tracking: screen(needing: \.order, [.back: .goBack, .orders: .moveToNearest(.orders)]),
        .settings: screen(
          [
            .language: .push(.language).asking(.language) { (Tap.setLanguage, .text($0)) },
            .about: .push(.about), .interests: .sheet(.interests),
            .basketFirst: .orderTabs([.basket, .home]), .hideCatalog: .removeTab(.catalog),
            .showCatalog: .addTab(.catalog, showing: .catalog, at: 1),
          ],
          handles: [.setLanguage]
        ) {
          $0.keeps(\.text) { customer.language = $0 }
        },
        .language: screen([
          .chooseLanguage: .finishing(.language, from: \.text)
        ]),
        .about: screen([.support: .sheet(.support), .close: .goBack(2)]),
        .support: screen([.close: .dismissSheet]),
      ])
  }
}

extension SheetPresentationOptions {
  fileprivate static let popover = Self(style: .popover)
  fileprivate static let cover = Self(style: .fullScreenCover, allowsInteractiveDismissal: false)
}
