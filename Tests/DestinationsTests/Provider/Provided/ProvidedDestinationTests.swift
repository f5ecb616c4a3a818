import AppModule
import Destinations
import DestinationsTesting
import Foundation
import OrdersModule
import ProductsModule
import SharedModule
import Testing

/// Places that a module asks for and that another part offers, as Navigator documents them.
@MainActor
struct ProvidedDestinationTests {
  // MARK: Offering

  @Test func `a module presents a provided destination, for which the app supplies a route`()
    async throws
  {
    try await TestFlow.run(MarketApp.setup) { flow in
      flow.perform(OrdersTap.order) { $0.push(AnyRoute(OrdersRoute.entry)) }
    }

    // An offer may return a place of another module, whose screens no other module imports.
    let flow = MarketFlow(of: MarketApp.setup)
    var places: [AnyRoute?] = []
    func step(_ move: () -> Void) {
      move()
      places.append(flow.flow.currentDestination?.type)
    }
    step { flow.perform(OrdersTap.showProduct) }
    // The offered place continues with the table of its own module.
    step { flow.perform(ProductsTap.order) }
    // A module declares the places that it needs, and the app passes it another module's place.
    step { flow.perform(OrdersTap.enterAddress) }
    step { flow.perform(AppTap.close) }
    expectEqual(
      places,
      [
        AnyRoute(ProductsRoute.details(Product("Tea"))), AnyRoute(OrdersRoute.entry),
        AnyRoute(AppRoute.address), AnyRoute(OrdersRoute.entry),
      ])
  }

  @Test func `an offer serves every case of a type, or a single case`() {
    // One offer serves every case of a type, with the values of the case.
    do {
      let pairs: [(asked: SharedDestination, offered: AnyRoute)] = [
        (.newOrder, AnyRoute(OrdersRoute.entry)),
        (.orderDetails(Order(7)), AnyRoute(OrdersRoute.details(Order(7)))),
        (.productDetails(Product("Salt")), AnyRoute(ProductsRoute.details(Product("Salt")))),
      ]
      for (asked, offered) in pairs {
        let flow = MarketFlow(of: MarketApp.setup)
        flow.present(.push(AnyRoute(asked)))
        expectEqual(flow.flow.currentDestination?.type, offered)
      }

      // A path resolves each of its elements.
      let flow = MarketFlow(of: MarketApp.setup)
      flow.present(
        .path([
          .push(AnyRoute(SharedDestination.newOrder)),
          .sheet(AnyRoute(OrdersExternal.addressEntry)),
        ]))
      #expect(flow.isAt(AppRoute.address) && flow.place(of: OrdersRoute.entry) != nil)
    }

    // A single case of an ordinary enum is offered, and cases with a provider are not looked up.
    do {
      var asked: Set<ProductsRoute> = []
      let setup = MarketApp.setup.provides(ProductsRoute.self) {
        asked.insert($0)
        return AppRoute.reviews
      }
      let flow = MarketFlow(of: setup)
      flow.present(.push(AnyRoute(ProductsRoute.details(Product("Tea")))))
      flow.expectAt(ProductsRoute.details(Product("Tea")))
      flow.perform(ProductsTap.reviews)
      flow.expectAt(AppRoute.reviews)
      expectEqual(asked, [.reviews])
    }

    // An offer may return a place that is itself provided by another offer.
    do {
      let flow = MarketFlow(
        of: MarketApp.setup.provides(OrdersExternal.self) { _ in SharedDestination.newOrder })
      flow.present(.push(AnyRoute(OrdersExternal.gift)))
      flow.expectAt(OrdersRoute.entry)

      // A resolver can be an offer too.
      let resolver = DestinationResolver<SharedDestination> { _ in AppRoute.help }
      let other = MarketFlow(of: MarketApp.bare.provides(resolver))
      other.perform(OrdersTap.order)
      other.expectAt(AppRoute.help)
    }
  }

  @Test func `offers apply in shapes, starts, guards, the tree and moves`() {
    // A shape and a start may name offered places.
    do {
      let box = DestinationProvider<Market.StackOf<MarketList<AppTap>>>(
        shape: .stack(root: AnyRoute(SharedDestination.newOrder))
      ) { seed in Market.StackOf(seed) { MarketList($0) } }
      // Places inside a place use its offers.
      let offering = box.provides(SharedDestination.self) { _ in AppRoute.reviews }
      var setup = MarketApp.setup.adding(offering, for: AppRoute.help)
      setup.startingDestination = .replaceRoot(with: AnyRoute(AppRoute.help))
      #expect(MarketFlow(of: setup).isAt(AppRoute.reviews))
      setup = MarketApp.setup.adding(box, for: AppRoute.help)
      setup.startingDestination = .replaceRoot(with: AnyRoute(AppRoute.help))
      MarketFlow(of: setup).expectAt(OrdersRoute.entry)
      setup.startingDestination = .replaceRoot(
        with: AnyRoute(SharedDestination.orderDetails(Order(3))))
      MarketFlow(of: setup).expectAt(OrdersRoute.details(Order(3)))
    }

    // Guards, the tree and moving to the nearest see the offered route, not the requested one.
    do {
      var seen: [AnyRoute] = []
      var setup = MarketApp.setup
      setup.guards.append(
        Market.Setup.Guard("watch") { difference in
          seen += difference.arriving.map(\.route)
          return .allow
        })
      let flow = MarketFlow(of: setup)
      seen = []
      flow.perform(OrdersTap.order)
      expectEqual(seen, [AnyRoute(OrdersRoute.entry)])
      expectContains(flow.flow.tree.description, "entry")
      flow.present(.push(AnyRoute(SharedDestination.orderDetails(Order(1)))))
      flow.present(.moveToNearest(AnyRoute(SharedDestination.newOrder)))
      flow.expectAt(OrdersRoute.entry)
    }
  }

  // MARK: MARK: - Resolving before planning

  // MARK: Nothing offered

  @Test func `a route without an offer is refused or reported as missing`() throws {
    // Without an offer, the request is refused, and the error names type and value.
    do {
      let flow = MarketFlow(of: MarketApp.bare)
      let step = flow.present(.push(AnyRoute(SharedDestination.orderDetails(Order(7)))))
      #expect(step.isUnchanged && step.error?.code == .notProvided)
      let name = #"SharedDestination.orderDetails(SharedModule.Order(number: 7))"#
      let missing = step.events.filter { if case .notProvided = $0.kind { true } else { false } }
      expectEqual(missing.map(\.kind.isProblem), [true])
      let texts = [step.error?.reason ?? "", missing.first?.description ?? ""]
      #expect(texts.allSatisfy { $0.contains(name) }, "\(texts)")

      // Without an offer, a placeholder of the type is presented.
      flow.present(.push(AnyRoute(OrdersExternal.gift)))
      flow.expectAt(OrdersRoute.later)
    }

    // A place is provided, a placeholder, or missing.
    do {
      let flow = MarketFlow(of: MarketApp.setup).flow
      let entry = try flow.resolution(of: SharedDestination.newOrder)
      #expect(entry == (AnyRoute(OrdersRoute.entry), false))
      #expect(try !flow.resolution(of: OrdersRoute.list).isPlaceholder)
      let gift = try flow.resolution(of: OrdersExternal.gift)
      #expect(gift == (AnyRoute(OrdersRoute.later), true))
      let bare = MarketFlow(of: MarketApp.bare).flow
      let places: [any RoutableDestinations] = [SharedDestination.newOrder, ProductsRoute.reviews]
      var codes: [DestinationError.Code?] = []
      for place in places {
        do throws(DestinationError) {
          _ = try bare.resolution(of: place)
          codes.append(nil)
        } catch {
          codes.append(error.code)
        }
      }
      expectEqual(codes, [.notProvided, .noProvider])
    }

    // The error names an offered route that has no provider.
    do {
      let setup = MarketApp.setup.provides(SharedDestination.self) { _ in ProductsExternal.help }
      let error = MarketFlow(of: setup).present(.push(AnyRoute(SharedDestination.newOrder))).error
      let chain = "SharedDestination.newOrder, offered as ProductsExternal.help"
      expectEqual(error?.code, .noProvider)
      expectEqual(error?.reason.contains(chain), true)

      // Offers that lead back to themselves, or on without end, are refused.
      for leadsBack in [true, false] {
        let endless = MarketApp.bare.provides(SharedDestination.self) {
          if case .orderDetails(let order) = $0, !leadsBack {
            SharedDestination.orderDetails(Order(order.number + 1))
          } else {
            SharedDestination.orderDetails(Order(1))
          }
        }
        let step = MarketFlow(of: endless).present(.push(AnyRoute(SharedDestination.newOrder)))
        expectEqual(step.error?.code, .endlessOffer, "back: \(leadsBack)")
      }
    }
  }

  // MARK: Which offer counts

  @Test func `the nearest and latest offer is used`() {
    // A later offer replaces an earlier one, with an event.
    do {
      let twice = MarketApp.setup.provides(SharedDestination.self) { _ in AppRoute.help }
      let flow = MarketFlow(of: twice)
      #expect(MarketFlow.events(of: twice).contains(.offerReplaced(type: "SharedDestination")))
      flow.perform(OrdersTap.order)
      flow.expectAt(AppRoute.help)
      let step = flow.step("offer") {
        flow.flow.provides(SharedDestination.self) { _ in AppRoute.address }
      }
      expectEqual(step.events.map(\.kind), [.offerReplaced(type: "SharedDestination")])
      flow.present(.push(AnyRoute(SharedDestination.newOrder)))
      flow.expectAt(AppRoute.address)
    }

    // The nearest offer is used: of the place itself, then around it, then of the setup.
    do {
      let asking = marketScreen([.close: .push(AnyRoute(SharedDestination.newOrder))])
      let stack = DestinationProvider<Market.StackOf<MarketList<AppTap>>>(
        presentations: [.close: .push(AnyRoute(SharedDestination.newOrder))]
      ) { seed in Market.StackOf(seed) { MarketList($0) } }
      var setup = MarketApp.setup
        .adding(asking, for: AppRoute.address)
        .adding(
          asking.provides(SharedDestination.self) { _ in OrdersRoute.later }
            .receives(Int.self) { _ in .push(AnyRoute(SharedDestination.newOrder)) },
          for: AppRoute.help
        )
        .adding(
          stack.provides(SharedDestination.self) { _ in AppRoute.reviews }, for: AppRoute.home)
      setup.startingDestination = .replaceRoot(with: AnyRoute(AppRoute.home))
      setup.policies.allowsHiddenRequesters = true
      let flow = MarketFlow(of: setup)
      flow.present(.push(AnyRoute(AppRoute.help)))
      flow.perform(AppTap.close)
      var places = [flow.flow.currentDestination?.type]
      flow.present(.path([.goBack, .goBack]))
      // The requester determines the offer, not the current place.
      flow.present(.push(AnyRoute(AppRoute.help)))
      flow.perform(AppTap.close, at: flow.place(of: AppRoute.home)?.id)
      places.append(flow.flow.currentDestination?.type)
      flow.present(.path([.goBack, .goBack]))
      // For a sent value, the receiver determines the offer.
      flow.present(.path([.push(AnyRoute(AppRoute.help)), .push(AnyRoute(AppRoute.address))]))
      flow.flow.send(7)
      places.append(flow.flow.currentDestination?.type)
      flow.present(.path([.goBack, .goBack, .goBack]))
      flow.present(.push(AnyRoute(AppRoute.address)))
      flow.perform(AppTap.close)
      places.append(flow.flow.currentDestination?.type)
      flow.present(.replaceRoot(with: AnyRoute(OrdersRoute.list)))
      flow.perform(OrdersTap.order)
      places.append(flow.flow.currentDestination?.type)
      let wanted = [
        AnyRoute(OrdersRoute.later), AnyRoute(AppRoute.reviews), AnyRoute(OrdersRoute.later),
        AnyRoute(AppRoute.reviews), AnyRoute(OrdersRoute.entry),
      ]
      expectEqual(places, wanted)
    }

    // A sheet has the offers of its presenter, and a path those of its own elements.
    do {
      var offering = marketScreen([.close: .sheet(AnyRoute(AppRoute.address))])
      offering = offering.provides(SharedDestination.self) { _ in AppRoute.reviews }
      let setup = MarketApp.setup.adding(offering, for: AppRoute.help)
      let flow = MarketFlow(of: setup)
      flow.present(.push(AnyRoute(AppRoute.help)))
      flow.perform(AppTap.close)
      flow.present(.push(AnyRoute(SharedDestination.newOrder)))
      flow.expectAt(AppRoute.reviews)
      flow.present(
        .path([
          .replaceRoot(with: AnyRoute(OrdersRoute.list)), .push(AnyRoute(AppRoute.help)),
          .push(AnyRoute(SharedDestination.newOrder)),
        ]))
      flow.expectAt(AppRoute.reviews)

      // An offer that returns nil leaves the place to the next one around it.
      let passing = marketScreen([.close: .push(AnyRoute(SharedDestination.newOrder))])
        .provides(SharedDestination.self) { _ in nil }
      let other = MarketFlow(of: MarketApp.setup.adding(passing, for: AppRoute.help))
      other.present(.push(AnyRoute(AppRoute.help)))
      other.perform(AppTap.close)
      other.expectAt(OrdersRoute.entry)
    }

    // A module's receivers of values use the offers of the setup.
    do {
      let module = Orders.module.receives(Int.self) { _ in .push(AnyRoute(OrdersRoute.entry)) }
      let flow = MarketFlow(
        of: Market.Setup(
          modules: [module], startingDestination: .replaceRoot(with: AnyRoute(OrdersRoute.list))))
      flow.flow.send(7)
      #expect(flow.isAt(OrdersRoute.entry))
    }

    // Places that an embedded flow does not offer are offered by the outer flow.
    do {
      let inner = Market.Setup(
        modules: [Orders.module],
        startingDestination: .replaceRoot(with: AnyRoute(OrdersRoute.list)))
      let host = DestinationProvider<Market.EmbeddedFlowOf<HostView>>(embedding: inner)
      var setup = MarketApp.setup.adding(host, for: AppRoute.help)
      setup.startingDestination = .path([
        .replaceRoot(with: AnyRoute(ProductsRoute.list)), .push(AnyRoute(AppRoute.help)),
      ])
      let flow = MarketFlow(of: setup)
      try?
        (flow.flow.embeddedFlows.first?.currentDestination
        as? Market.StackOf<MarketList<OrdersTap>>)?.performInterfaceAction(interactionType: .order)
      flow.expectAt(OrdersRoute.entry)

      // The host of the flow is the nearest, even if another place is current.
      let offering = host.provides(SharedDestination.self) { _ in AppRoute.reviews }
      let other = MarketFlow(of: setup.adding(offering, for: AppRoute.help))
      other.present(.push(AnyRoute(AppRoute.address)))
      other.flow.embeddedFlows.first?.presentDestination(
        configuration: .push(AnyRoute(SharedDestination.newOrder)))
      other.expectAt(AppRoute.reviews)
    }
  }

  @Test func `each element of a path uses the offers of the place that it acts from`() throws {
    // Each tab offers another route for the same place.
    func list(offering route: AppRoute) -> Market.Setup.Provider {
      DestinationProvider<Market.StackOf<MarketList<AppTap>>> { seed in
        Market.StackOf(seed) { MarketList($0) }
      }.provides(SharedDestination.self) { _ in route }
    }
    let setup = MarketApp.setup
      .adding(list(offering: .help), for: OrdersRoute.list)
      .adding(list(offering: .reviews), for: ProductsRoute.list)
      .adding(
        marketScreen().provides(SharedDestination.self) { _ in AppRoute.help },
        for: AppRoute.address)
    let asked = Market.Presentation.push(AnyRoute(SharedDestination.newOrder))
    let paths: [(path: [Market.Presentation], route: AppRoute)] = [
      ([asked], .help),
      // The tab that an earlier element selects is used, and not the tab where the path began.
      ([.tab(.products), asked], .reviews),
      ([.tab(.products), .push(AnyRoute(ProductsRoute.reviews)), asked], .reviews),
      ([.tab(.products), asked, .tab(.orders), asked], .help),
      // The offers of a place that an earlier element has removed or left are not used.
      ([.tab(.products), .push(AnyRoute(AppRoute.address)), .goBack, asked], .reviews),
      ([.tab(.products), .push(AnyRoute(AppRoute.address)), asked], .help),
      ([.push(AnyRoute(AppRoute.address)), .tab(.products), asked], .reviews),
    ]
    for (path, route) in paths {
      let flow = MarketFlow(of: setup)
      flow.present(path.count == 1 ? path[0] : .path(path))
      flow.expectAt(route)
    }

    // A link uses the offers of the places that it leads to, wherever the user is.
    var linked = setup
    linked.links = Market.Links(
      LinkTable(LinkOrigin(scheme: "market")) {
        DeepLink("order") {
          true
        } values: { _ in
          ()
        }
      }, path: { _ in [.tab(.products), asked, .push(AnyRoute(ProductsRoute.reviews))] })
    let flow = MarketFlow(of: linked)
    flow.present(.path([.push(AnyRoute(AppRoute.address)), .sheet(AnyRoute(AppRoute.help))]))
    flow.flow.open(try require(URL(string: "market://order")))
    expectEqual(
      flow.flow.activeDestinations.suffix(2).map { $0.type },
      [
        AnyRoute(AppRoute.reviews), AnyRoute(AppRoute.reviews),
      ])
    expectEqual(flow.flow.activeDestinations.count, 6)

    // The error names the refused element, and not the one after it.
    let step = MarketFlow(of: setup).present(.path([.goBack, asked]))
    #expect(step.error?.code == .nothingToGoBack && step.error?.pathIndex == 0)
  }

  private struct HostView: InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Market.EmbeddedFlowOf<HostView>>
  }

  // MARK: Dependency injection

  @Test func `a mock resolver stands for the app and records its requests`() {
    let places = MockResolver<ProductsExternal>(ProductsRoute.list)
    places.answers[.help] = ProductsRoute.details(Product("Help"))
    let alone = Market.Setup(
      modules: [Products.module(Doubles(places: places))],
      startingDestination: .path([
        .replaceRoot(with: AnyRoute(ProductsRoute.list)),
        .push(AnyRoute(ProductsRoute.details(Product("Tea")))),
      ]))
    let flow = MarketFlow(of: alone)
    flow.perform(ProductsTap.help)
    flow.expectAt(ProductsRoute.details(Product("Help")))
    expectEqual(Set(places.asked), [.help])

    // A module receives a place by injection, which cannot be missing.
    let whole = MarketFlow(of: MarketApp.setup)
    whole.perform(OrdersTap.showProduct)
    whole.perform(ProductsTap.help)
    whole.expectAt(AppRoute.help)
  }

  private struct Doubles: ProductsDependencies {
    let places: any DestinationResolving<ProductsExternal>
  }
}
