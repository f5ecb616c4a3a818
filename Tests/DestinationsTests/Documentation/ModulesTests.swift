import AppModule
import Destinations
import DestinationsTesting
import OrdersModule
import ProductsModule
import SharedModule
import Testing

/// The article "Modules that do not see each other": its snippets are here or in the sample, and run.
@MainActor
struct ModulesTests {
  @Test func `a module requests a provided destination that the app offers`() async throws {
    try await TestFlow.run(MarketApp.setup) { flow in
      flow.perform(OrdersTap.order) { $0.push(AnyRoute(OrdersRoute.entry)) }
    }
  }

  @Test func `the audit of the sample app reports only the missing gift place`() {
    #expect(MarketApp.setup.audit().map(\.value) == ["gift"])
  }

  @Test func `a product shows an order and returns to the ordering checkpoint`() {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.present(.tab(.products, showing: AnyRoute(ProductsRoute.details(Product("Tea")))))
    flow.flow.send(ShowOrder(Order(7)))
    #expect(flow.isAt(OrdersRoute.details(Order(7))))
    flow.flow.returnToCheckpoint(.ordering, value: Product("Salt"))
    #expect(flow.isAt(OrdersRoute.list))
    #expect(Orders.lastOrdered == Product("Salt"))
  }

  @Test func `a table sends a value, returns to a checkpoint, and locks`() throws {
    let table: Market.PresentationTable<ProductsTap> = [
      .show: .sending(ShowOrder(Order(7))),
      .order: .returning(to: .ordering, with: Product("Salt")),
      .reviews: .locking("payment", because: "A payment runs."),
      .help: .releasing("payment"),
    ]
    let flow = MarketFlow(of: MarketApp.setup)
    flow.present(.tab(.products, showing: AnyRoute(ProductsRoute.details(Product("Tea")))))
    for tap in [ProductsTap.show, .reviews, .help, .order] {
      flow.present(try #require(table[tap])).expectDone()
      #expect(flow.isAt(OrdersRoute.details(Order(7))) != (tap == .order))
      #expect(flow.flow.locks.isEmpty != (tap == .reviews))
    }
    #expect(Orders.lastOrdered == Product("Salt"))
  }

  @Test func `a lock refuses every change, and one path leads back to the roots`() {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.perform(OrdersTap.order)
    let lock = flow.flow.lock(because: "A payment runs.")
    flow.present(.popToRoots, expect: .refused(.locked))
    lock.release()
    flow.perform(OrdersTap.enterAddress)
    flow.present(.path([.dismissAny, .popToRoots]))
    #expect(flow.isAt(OrdersRoute.list))
  }
}
