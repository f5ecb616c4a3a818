import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import Bookshop

/// Tests of the bookshop as customers use it.
@MainActor
struct BookshopTests {
  typealias Tap = Bookshop.Tap

  @Test func `the first launch welcomes the customer, and later ones do not`() async throws {
    try await TestFlow.run(Bookshop.setup(Customer(isNew: true))) { shop in
      shop.expectCurrent(.welcome)
      shop.perform(Tap.next) { $0.push(.interests) }
      shop.perform(Tap.done) { $0.dismissSheet() }
      shop.expectCurrent(.home)
      shop.relaunch(expect: .unchanged)
      shop.expectCurrent(.home)
    }
  }

  @Test func `a scanned book is shown, and its reviews are read`() async throws {
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.perform(Tap.scan) { $0.sheet(.scanner) }
      shop.perform(Tap.type) { $0.push(.isbn) }
      shop.perform(Tap.found, content: .book(7)) {
        $0.dismissSheet()
        $0.push(.book, content: .book(7))
      }
      shop.perform(Tap.reviews, content: .book(7)) { $0.push(.reviews, content: .book(7)) }
      shop.perform(Tap.open, content: .review(1)) { $0.push(.review, content: .review(1)) }
      shop.perform(Tap.close) { $0.goBack(2) }
      shop.expectCurrent(.book)
    }
  }

  @Test func `dismissing the scanner leads back to the page that opened it`() async throws {
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.perform(Tap.scan) { $0.sheet(.scanner) }
      shop.dragSheetDown { $0.dismissSheet() }
      shop.expectCurrent(.home)
    }
  }

  @Test func `a tap on the selected tab goes back to its root`() async throws {
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.perform(Tap.offer, content: .offer(1)) { $0.push(.offer, content: .offer(1)) }
      shop.perform(Tap.book, content: .book(1)) { $0.push(.book, content: .book(1)) }
      shop.tapTab(.home) { $0.popToRoot() }
      shop.tapTab(.home, expect: .unchanged)
      shop.tapTab(.basket) { $0.select(.basket) }
    }
  }

  @Test func `buying a book shows the root of the basket`() async throws {
    let customer = Customer()
    try await TestFlow.run(Bookshop.setup(customer)) { shop in
      shop.tapTab(.basket) { $0.select(.basket) }
      shop.perform(Tap.book, content: .book(1)) { $0.push(.book, content: .book(1)) }
      shop.tapTab(.home) { $0.select(.home) }
      shop.perform(Tap.book, content: .book(2)) { $0.push(.book, content: .book(2)) }
      shop.perform(Tap.buy, content: .book(2))
      await shop.settle { $0.present(.tab(.basket, toRoot: true)) }
      shop.expectCurrent(.basket)
      expectEqual(customer.basket, [2: 1])
    }
  }

  @Test func `a picker changes the number of copies, and an alert asks before a book is removed`()
    async throws
  {
    let customer = Customer()
    customer.basket = [1: 1, 2: 1]
    try await TestFlow.run(Bookshop.setup(customer)) { shop in
      shop.tapTab(.basket) { $0.select(.basket) }
      shop.perform(Tap.changeCount, content: .book(2)) { $0.sheet(.quantity, content: .book(2)) }
      shop.perform(Tap.chooseCount, content: .count(3)) { $0.dismissSheet() }
      expectEqual(customer.basket, [1: 1, 2: 3])

      shop.perform(Tap.remove, content: .book(1)) { $0.alert(.removeBook, content: .book(1)) }
      shop.choose("Keep") { $0.dismissSheet() }
      expectEqual(customer.basket, [1: 1, 2: 3])
      shop.perform(Tap.remove, content: .book(1)) { $0.alert(.removeBook, content: .book(1)) }
      shop.choose("Remove") { $0.dismissSheet() }
      expectEqual(customer.basket, [2: 3])
    }
  }

  @Test func `the checkout asks for a login, then for the missing data, and ends with thanks`()
    async throws
  {
    let customer = Customer()
    try await TestFlow.run(Bookshop.setup(customer)) { shop in
      shop.tapTab(.basket) { $0.select(.basket) }
      shop.perform(Tap.checkOut) { $0.sheet(.login) }
      shop.perform(Tap.logIn)
      await shop.settle {
        $0.dismissSheet()
        $0.present(.addTab(.orders, showing: .orders, at: 3))
        $0.sheet(.checkout)
      }
      shop.perform(Tap.next) { $0.push(.address) }
      shop.perform(Tap.changeAddress) { $0.sheet(.addressPicker) }
      shop.perform(Tap.chooseAddress, content: .address(2)) { $0.dismissSheet() }
      expectEqual(customer.address, 2)
      shop.perform(Tap.next) { $0.push(.payment) }
      shop.perform(Tap.type) { $0.push(.card) }
      shop.perform(Tap.save)
      await shop.settle { $0.goBack() }
      shop.perform(Tap.next) { $0.push(.summary) }
      shop.perform(Tap.pay)
      await shop.settle {
        $0.popToRoot()
        $0.present(.replaceCurrent(with: .thanks))
      }
      shop.perform(Tap.orders) {
        $0.dismissSheet()
        $0.present(.tab(.account, showing: .orders))
      }
    }
  }

  @Test func `a known customer goes through the checkout in one step`() async throws {
    let customer = Customer(isLoggedIn: true)
    (customer.address, customer.hasCard) = (1, true)
    try await TestFlow.run(Bookshop.setup(customer).starting(at: .sheet(.checkout), in: .main)) {
      shop in
      shop.perform(Tap.next) { $0.push(.summary) }
    }
  }

  @Test func `a checkout summary without an address shows the address first`() async throws {
    let setup = Bookshop.setup(Customer(isLoggedIn: true))
    try await TestFlow.run(setup.starting(at: .sheet(.checkout), in: .main)) { shop in
      shop.present(.push(.summary)) { $0.push(.address) }
    }
  }

  @Test func `a login that is dismissed cancels the requests that waited for it`() async throws {
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.tapTab(.account) { $0.select(.account) }
      shop.perform(Tap.orders) { $0.sheet(.login) }
      shop.dragSheetDown { $0.dismissSheet() }
      await shop.settle()
      expectEqual(shop.flow.pending.map(\.description), [])
      shop.perform(Tap.logIn) { $0.sheet(.login) }
      shop.perform(Tap.register) { $0.push(.register) }
      shop.perform(Tap.register)
      await shop.settle {
        $0.dismissSheet()
        $0.present(.addTab(.orders, showing: .orders, at: 3))
      }
      shop.perform(Tap.orders) { $0.push(.orders) }
    }
  }

  @Test func `a customer who logs out is shown the account at its root`() async throws {
    let customer = Customer(isLoggedIn: true)
    try await TestFlow.run(Bookshop.setup(customer)) { shop in
      shop.tapTab(.account) { $0.select(.account) }
      shop.perform(Tap.profile) { $0.push(.profile) }
      shop.perform(Tap.mayLogOut) { $0.alert(.mayLogOut) }
      shop.choose("Log out") { $0.dismissSheet() }
      await shop.settle {
        $0.replaceRoot(with: .main)
        $0.select(.account)
      }
      expectEqual(customer.isLoggedIn, false)
    }
  }

  @Test func `a logout shows the account, even if the customer asks for help meanwhile`()
    async throws
  {
    try await TestFlow.run(Bookshop.setup(Customer(isLoggedIn: true))) { shop in
      shop.present(.path([.tab(.account), .push(.profile)])) {
        $0.select(.account)
        $0.push(.profile)
      }
      shop.perform(Tap.logOut)
      shop.present(.sheet(.support)) { $0.sheet(.support) }
      await shop.settle {
        $0.replaceRoot(with: .main)
        $0.select(.account)
      }
    }
  }

  @Test func `a customer orders, removes and adds tabs`() async throws {
    try await TestFlow.run(Bookshop.setup(), exhaustivity: .off) { shop in
      let frame = try require(shop.flow.rootDestination as? Bookshop.TabBarOf<Bookshop.TabsView>)
      let tabs = { frame.activeTabs.map(\.type) }
      shop.tapTab(.account)
      shop.perform(Tap.settings)
      shop.perform(Tap.basketFirst)
      expectEqual(tabs(), [.basket, .home, .catalog, .account])
      shop.perform(Tap.hideCatalog)
      expectEqual(tabs(), [.basket, .home, .account])
      shop.perform(Tap.showCatalog)
      expectEqual(tabs(), [.basket, .catalog, .home, .account])
    }
  }

  @Test func `an app asks before a review is lost`() async throws {
    let customer = Customer(isLoggedIn: true)
    try await TestFlow.run(Bookshop.setup(customer)) { shop in
      shop.present(.push(.reviews, content: .book(1))) { $0.push(.reviews, content: .book(1)) }
      shop.perform(Tap.write) { $0.sheet(.writeReview) }
      shop.perform(Tap.edit)
      let draft = try #require(shop.flow.currentDestination?.id)
      shop.dragSheetDown { $0.sheet(.discardReview, content: .drafts([draft])) }
      shop.perform(Tap.no) { $0.dismissSheet() }
      shop.expectCurrent(.writeReview)
      shop.perform(Tap.close) { $0.sheet(.discardReview, content: .drafts([draft])) }
      shop.perform(Tap.yes) {
        $0.dismissSheet()
        $0.dismissSheet()
      }
      shop.perform(Tap.write) { $0.sheet(.writeReview) }
      shop.perform(Tap.edit)
      shop.perform(Tap.send)
      await shop.settle { $0.dismissSheet() }
    }
  }

  @Test func `a link to an order leads there after the login, and to its tab`() async throws {
    let order = try #require(URL(string: "https://books.example.com/order/4"))
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.perform(Tap.scan) { $0.sheet(.scanner) }
      shop.open(order) { $0.sheet(.login) }
      shop.expectCurrent(.login)
      shop.perform(Tap.logIn)
      await shop.settle {
        $0.present(.dismissAny)
        $0.present(.addTab(.orders, showing: .orders, at: 3))
        $0.select(.account)
        $0.push(.orders)
        $0.push(.order, content: .order(4))
      }
      shop.expectPath([.orders, .order])
      expectEqual(shop.flow.link()?.absoluteString, "bookshop://order/4")
    }
  }

  @Test func `a link that is not the shop's own is refused`() async throws {
    let other = try #require(URL(string: "https://example.com/book/4"))
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.open(other, expect: .refused(.unknownLink))
    }
  }

  @Test func `the notification of a parcel leads through its order`() async throws {
    let setup = Bookshop.setup(Customer(isLoggedIn: true))
    try await TestFlow.run(setup) { shop in
      shop.present(setup.entries[0]) { $0.present(setup.entries[0]) }
      shop.expectPath([.orders, .order, .tracking])
      shop.perform(Tap.orders) { $0.goBack(2) }
    }
  }

  @Test func `a language is picked on its own page`() async throws {
    let customer = Customer()
    try await TestFlow.run(Bookshop.setup(customer)) { shop in
      shop.tapTab(.account) { $0.select(.account) }
      shop.perform(Tap.settings) { $0.push(.settings) }
      shop.perform(Tap.language) { $0.push(.language) }
      shop.perform(Tap.chooseLanguage, content: .text("German")) { $0.goBack() }
      expectEqual(customer.language, "German")
    }
  }

  @Test func `a relaunch restores an opened book, and no checkout`() async throws {
    try await TestFlow.run(Bookshop.setup(Customer(isLoggedIn: true))) { shop in
      shop.perform(Tap.book, content: .book(1)) { $0.push(.book, content: .book(1)) }
      shop.tapTab(.basket) { $0.select(.basket) }
      shop.perform(Tap.checkOut) { $0.sheet(.checkout) }
      shop.relaunchRestored { $0.dismissSheet() }
      shop.expectCurrent(.basket)
      shop.tapTab(.home) { $0.select(.home) }
      shop.expectCurrent(.book)
    }
  }

  @Test func `orders have their own tab while the customer is logged in`() async throws {
    try await TestFlow.run(Bookshop.setup(Customer(isLoggedIn: true))) { shop in
      shop.tapTab(.orders) { $0.select(.orders) }
      shop.perform(Tap.open, content: .order(1)) { $0.push(.order, content: .order(1)) }
      shop.perform(Tap.buyAgain, content: .book(3)) { $0.select(.basket) }
    }
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.tapTab(.orders, expect: .refused(.tabNotFound))
    }
  }

  @Test func `a link to a book of another shop is looked up`() async throws {
    let known = try #require(URL(string: "https://paris.bookshops.example/isbn/5"))
    let unknown = try #require(URL(string: "https://paris.bookshops.example/isbn/5000"))
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.open(known, expect: .unchanged)
      await shop.settle {
        $0.select(.catalog)
        $0.push(.book, content: .book(5))
      }
      shop.open(unknown, expect: .unchanged)
      await shop.settle()
      shop.expectCurrent(.book)
    }
  }

  @Test func `a book of an event is shown in the catalog, and a locked preview cannot be closed`()
    async throws
  {
    try await TestFlow.run(Bookshop.setup()) { shop in
      shop.perform(Tap.events) { $0.push(.events) }
      shop.perform(Tap.open, content: .event(1)) { $0.push(.event, content: .event(1)) }
      shop.perform(Tap.similar, content: .book(4)) {
        $0.select(.catalog)
        $0.push(.book, content: .book(4))
      }
      shop.perform(Tap.openInWindow, content: .book(4))
      expectEqual(shop.windows.map(\.description), ["replaceRoot book with book(4)"])
      shop.perform(Tap.preview) { $0.sheet(.preview) }
      shop.perform(Tap.lock)
      shop.perform(Tap.close, expect: .refused(.locked))
      shop.perform(Tap.unlock)
      shop.perform(Tap.close) { $0.dismissSheet() }
    }
  }

  @Test func `a preview shows a chapter beside the list of chapters`() async throws {
    let setup = Bookshop.setup()
    try await TestFlow.run(setup.starting(at: .sheet(.preview), in: .main)) { shop in
      let chapters = shop.flow.currentDestination?.id
      for chapter in ["Chapter 1", "Chapter 2"] {
        shop.perform(Tap.open, content: .text(chapter), at: chapters) {
          $0.present(.column(.detail, showing: .chapter, content: .text(chapter)))
        }
      }
      shop.expectVisible(.chapters, .chapter)
      shop.perform(Tap.back) { $0.present(.column(.sidebar)) }
      shop.expectCurrent(.chapters)
      shop.relaunchRestored()
      shop.expectVisible(.chapters, .chapter)
    }
  }
}
