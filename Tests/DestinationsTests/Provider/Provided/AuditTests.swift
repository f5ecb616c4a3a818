import AppModule
import Destinations
import DestinationsTesting
import OrdersModule
import ProductsModule
import SharedModule
import Testing

/// A test, and not a user, finds places that are asked for and not offered.
@MainActor
struct AuditTests {
  @Test func `an audit lists missing offers and routes that two modules provide`() {
    // Every place that the modules of the sample ask for is offered.
    expectEqual(MarketApp.setup.audit().map(\.description), [Self.gift])
    expectEmpty(MarketFlow(of: MarketApp.setup).flow.validate())

    // An audit lists every need without an offer, with the modules and interactions that ask for it.
    do {
      let tea = "Product(name: \"Tea\")"
      expectEqual(
        MarketApp.bare.audit().map(\.description),
        [
          "nothing is offered for OrdersExternal.addressEntry, which is requested by the module Orders, "
            + "enterAddress of OrdersRoute.details, enterAddress of OrdersRoute.entry, "
            + "enterAddress of OrdersRoute.later",
          Self.gift,
          "nothing is offered for ProductsRoute.reviews, which is requested by reviews of ProductsRoute.details",
          "nothing is offered for SharedDestination.newOrder, which is requested by the module Orders, "
            + "the module Products, order of OrdersRoute.list, order of ProductsRoute.details",
          "nothing is offered for SharedDestination.orderDetails(SharedModule.Order(number: 1)), "
            + "which is requested by the module Orders, the module Products",
          "nothing is offered for SharedDestination.productDetails(SharedModule.\(tea)), "
            + "which is requested by the module Orders, the module Products, "
            + "showProduct of OrdersRoute.list",
        ])

      // Validation finds places that tables ask for and no part offers.
      let faults = MarketFlow(of: MarketApp.bare).flow.validate()
      expectEqual(Set(faults.map(\.code)), [.notProvided, .noProvider])
      expectEqual(faults.count, 7)
    }

    // A type without samples is checked as a whole.
    do {
      var module = Market.Module("Late", providers: [:], needs: [Unlisted.self])
      func setup(_ module: Market.Module) -> Market.Setup {
        Market.Setup(
          modules: [module], startingDestination: .replaceRoot(with: AnyRoute(AppRoute.home))
        ).adding(marketScreen(), for: AppRoute.home)
      }
      expectEqual(
        setup(module).audit().map(\.description),
        ["nothing is offered for Unlisted, which is requested by the module Late"])
      module = module.provides(Unlisted.self) { _ in AppRoute.home }
      expectEmpty(setup(module).audit())

      // Offers of a place and of an embedded flow satisfy needs, too.
      let offering = marketScreen().provides(Unlisted.self) { _ in AppRoute.home }
      let needing = Market.Module(
        "Late", providers: [AppRoute.help: offering], needs: [Unlisted.self])
      let inner = Market.Setup(
        modules: [needing], startingDestination: .replaceRoot(with: AnyRoute(AppRoute.help)))
      expectEmpty(inner.audit())
      let host: Market.Setup.Provider = DestinationProvider<Market.EmbeddedFlowOf<HostView>>(
        embedding: inner)
      let outer = Market.Setup(
        modules: [Market.Module("Outer", providers: [AppRoute.home: host], needs: [Unlisted.self])],
        startingDestination: .replaceRoot(with: AnyRoute(AppRoute.home)))
      expectEmpty(outer.audit())
    }

    // Two modules that provide one route are a finding.
    do {
      let setup = Market.Setup(
        modules: [Orders.module, Orders.module],
        startingDestination: .replaceRoot(with: AnyRoute(OrdersRoute.list))
      ).provides(SharedDestination.self) { _ in OrdersRoute.entry }
        .provides(OrdersExternal.self) { _ in OrdersRoute.entry }
      let faults = MarketFlow(of: setup, startsAtOnce: false).flow.validate()
      expectEqual(faults.map(\.code), Array(repeating: .duplicateKey, count: 4))
    }
  }

  /// The one place of the sample that is shown as a placeholder.
  private static let gift =
    "nothing is offered for OrdersExternal.gift, which is requested by the module Orders; later is shown instead"

  private enum Unlisted: ProvidedDestination {
    case page(Int)
  }

  private struct HostView: InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Market.EmbeddedFlowOf<HostView>>
  }
}
