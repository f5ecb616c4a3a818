import Destinations
import DestinationsTesting
import Testing

@testable import Bookshop

/// The bugs that few explorations find are real: the steps of each end wrong with the bug, and well in the sound shop.
@MainActor
struct PlantedBookBugTests {
  typealias Tap = Bookshop.Tap
  typealias Shop = Bookshop.TestFlow
  typealias Steps = @MainActor (Shop, ExamCustomer) async throws -> Bool

  /// A store that refuses everything.
  private actor ClosedStore: AsyncInteractable {
    typealias Request = Bookshop.Order

    struct Closed: Error {}

    func perform(request: Bookshop.Order) async -> Result<Bool, any Error> { .failure(Closed()) }
  }

  private static let steps: [(bug: BookshopBug, endWell: Steps)] = [
    (
      .logOutStays,
      { shop, _ in
        shop.present(.path([.tab(.account), .push(.orders), .push(.profile)]))
        shop.perform(Tap.logOut)
        await shop.settle()
        return shop.flow.currentDestination?.type == .account
      }
    ),
    (
      .draftStays,
      { shop, customer in
        shop.present(.sheet(.writeReview))
        shop.perform(Tap.edit)
        shop.perform(Tap.close)
        shop.perform(Tap.yes)
        return customer.drafts.isEmpty
      }
    ),
    (
      .checkoutCircle,
      { shop, _ in
        shop.present(.sheet(.checkout))
        shop.present(.push(.summary))
        return shop.flow.currentDestination?.type == .address
      }
    ),
    (
      .refusedPays,
      { shop, customer in
        customer.address = 1
        shop.present(.path([.sheet(.checkout), .push(.summary)]))
        (shop.flow.currentDestination as? Bookshop.Screen)?
          .assignInteractor(interactor: ClosedStore(), for: .store)
        shop.perform(Tap.pay)
        await shop.settle()
        return customer.payments == 0
      }
    ),
    (
      .buysLatest,
      { shop, customer in
        shop.present(.push(.book, content: .book(1)))
        shop.perform(Tap.buy, content: .book(1))
        shop.present(.push(.book, content: .book(2)))
        await shop.settle()
        return customer.basket == [1: 1]
      }
    ),
  ]

  @Test func `a customer meets each bug that is planted, and none in the sound shop`() async throws
  {
    for (bug, endWell) in Self.steps {
      for planted in [bug, nil] {
        let customer = ExamCustomer(isLoggedIn: true)
        try await TestFlow.run(customer.setup(planted), exhaustivity: .off) { shop in
          expectEqual(try await endWell(shop, customer), planted == nil, "\(bug)")
        }
      }
    }
  }
}
