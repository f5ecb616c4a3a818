import AppModule
import Destinations
import DestinationsTesting
import OrdersModule
import ProductsModule
import SharedModule
import Testing

/// Places that a module asks for and that somebody else offers: what the third of the seeds says, one by one.
@MainActor
struct ProvidedDestinationTests {
  // MARK: Offering

  @Test func `a module presents a place that it cannot see, and the app says what stands for it`()
    async throws
  {
    try await TestFlow.run(MarketApp.setup) { flow in
      flow.perform(OrdersTap.order) { $0.push(AnyRoute(OrdersRoute.entry)) }
    }
  }

  @Test(arguments: [
    (SharedDestination.newOrder, AnyRoute(OrdersRoute.entry)),
    (.orderDetails(Order(7)), AnyRoute(OrdersRoute.details(Order(7)))),
    (.productDetails(Product("Salt")), AnyRoute(ProductsRoute.details(Product("Salt")))),
  ])
  func `one offer answers for every case of a type, with the values of the case`(
    asked: SharedDestination, offered: AnyRoute
  ) {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.present(.push(route: asked))
    #expect(flow.flow.currentDestination?.type == offered)
  }

  @Test func `an offer may answer with a place of another module, whose screens nobody else sees`()
  {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.perform(OrdersTap.showProduct)
    #expect(flow.isAt(ProductsRoute.details(Product("Tea"))))
  }

  @Test func `what was offered goes on by the table of its own module`() {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.perform(OrdersTap.showProduct)
    flow.perform(ProductsTap.order)
    #expect(flow.isAt(OrdersRoute.entry))
    flow.perform(OrdersTap.enterAddress)
    #expect(flow.isAt(AppRoute.address))
    flow.perform(AppTap.close)
    #expect(flow.isAt(OrdersRoute.entry))
  }

  @Test func `a module exposes what it needs from outside, and the app hands on another's place`() {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.perform(OrdersTap.order)
    flow.perform(OrdersTap.enterAddress)
    #expect(flow.isAt(AppRoute.address))
  }

  @Test func `a single case of a normal enum is offered, and whatever has a provider is not asked`()
  {
    var asked: Set<ProductsRoute> = []
    let setup = MarketApp.setup.provides(ProductsRoute.self) {
      asked.insert($0)
      return AppRoute.reviews
    }
    let flow = MarketFlow(of: setup)
    flow.present(.push(route: ProductsRoute.details(Product("Tea"))))
    #expect(flow.isAt(ProductsRoute.details(Product("Tea"))))
    flow.perform(ProductsTap.reviews)
    #expect(flow.isAt(AppRoute.reviews))
    #expect(asked == [.reviews])
  }

  @Test func `an offer may answer with a place that is asked for itself`() {
    let flow = MarketFlow(
      of: MarketApp.setup.provides(OrdersExternal.self) { _ in SharedDestination.newOrder })
    flow.present(.push(route: OrdersExternal.gift))
    #expect(flow.isAt(OrdersRoute.entry))
  }

  @Test func `a shape and a start may name places that are offered`() {
    let box: Market.Setup.Provider = DestinationProvider<Market.Stack<MarketList<AppTap>>>(
      shape: .stack(root: AnyRoute(SharedDestination.newOrder))
    ) { seed in Market.Stack(seed) { MarketList($0) } }
    var setup = MarketApp.setup.adding(box, for: AppRoute.help)
    setup.startingDestination = .replaceRoot(withRoute: AppRoute.help)
    #expect(MarketFlow(of: setup).isAt(OrdersRoute.entry))
    setup.startingDestination = .replaceRoot(withRoute: SharedDestination.orderDetails(Order(3)))
    #expect(MarketFlow(of: setup).isAt(OrdersRoute.details(Order(3))))
  }

  // MARK: Resolved before anything is planned

  @Test func `guards, the tree and moving to the nearest see what is offered, not what was asked`()
  {
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
    #expect(seen == [AnyRoute(OrdersRoute.entry)])
    #expect(flow.flow.tree.description.contains("entry"))
    flow.present(.push(route: SharedDestination.orderDetails(Order(1))))
    flow.present(.moveToNearest(route: SharedDestination.newOrder))
    #expect(flow.isAt(OrdersRoute.entry))
  }

  @Test func `a path resolves each of its elements`() {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.present(
      .path([.push(route: SharedDestination.newOrder), .sheet(route: OrdersExternal.addressEntry)]))
    #expect(flow.isAt(AppRoute.address))
    #expect(flow.place(of: OrdersRoute.entry) != nil)
  }

  // MARK: Nothing offered

  @Test func `where nobody offers anything the request is refused and names type and value`() {
    let flow = MarketFlow(of: MarketApp.bare)
    let step = flow.present(.push(route: SharedDestination.orderDetails(Order(7))))
    #expect(step.isUnchanged)
    #expect(step.error?.code == .notProvided)
    let name = #"SharedDestination.orderDetails(SharedModule.Order(number: 7))"#
    #expect(step.error?.reason.contains(name) == true)
    let missing = step.events.filter { if case .notProvided = $0.kind { true } else { false } }
    #expect(missing.count == 1)
    #expect(missing.first?.kind.isProblem == true)
    #expect(missing.first?.description.contains(name) == true)
  }

  @Test func `a placeholder of the type stands where nothing is offered`() {
    let flow = MarketFlow(of: MarketApp.bare)
    flow.present(.push(route: OrdersExternal.gift))
    #expect(flow.isAt(OrdersRoute.later))
  }

  @Test func `a place is provided, a placeholder, or missing`() {
    let flow = MarketFlow(of: MarketApp.setup).flow
    #expect(flow.resolution(of: SharedDestination.newOrder).route == AnyRoute(OrdersRoute.entry))
    #expect(flow.resolution(of: SharedDestination.newOrder).isProvided)
    #expect(flow.resolution(of: OrdersRoute.list).isProvided)
    guard case .placeholder(let route) = flow.resolution(of: OrdersExternal.gift) else {
      Issue.record("A placeholder was expected.")
      return
    }
    #expect(route == AnyRoute(OrdersRoute.later))
    let bare = MarketFlow(of: MarketApp.bare).flow
    #expect(bare.resolution(of: SharedDestination.newOrder).error?.code == .notProvided)
    #expect(bare.resolution(of: ProductsRoute.reviews).error?.code == .noProvider)
  }

  @Test func `an offer of a place that has no provider says which`() {
    let setup = MarketApp.setup.provides(SharedDestination.self) { _ in ProductsExternal.help }
    let error = MarketFlow(of: setup).present(.push(route: SharedDestination.newOrder)).error
    #expect(error?.code == .noProvider)
    let chain = "SharedDestination.newOrder, offered as ProductsExternal.help"
    #expect(error?.reason.contains(chain) == true)
  }

  @Test(arguments: [true, false])
  func `offers that lead back to themselves, or lead on for ever, are refused`(back: Bool) {
    let setup = MarketApp.bare.provides(SharedDestination.self) {
      if case .orderDetails(let order) = $0, !back {
        SharedDestination.orderDetails(Order(order.number + 1))
      } else {
        SharedDestination.orderDetails(Order(1))
      }
    }
    let flow = MarketFlow(of: setup)
    #expect(flow.present(.push(route: SharedDestination.newOrder)).error?.code == .endlessOffer)
  }

  // MARK: Which offer counts

  @Test func `a later offer takes the place of an earlier one, with an event`() {
    let twice = MarketApp.setup.provides(SharedDestination.self) { _ in AppRoute.help }
    let flow = MarketFlow(of: twice)
    #expect(MarketFlow.events(of: twice).contains(.offerReplaced(type: "SharedDestination")))
    flow.perform(OrdersTap.order)
    #expect(flow.isAt(AppRoute.help))
    let step = flow.step("offer") {
      flow.flow.provides(SharedDestination.self) { _ in AppRoute.address }
    }
    #expect(step.events.map(\.kind) == [.offerReplaced(type: "SharedDestination")])
    flow.present(.push(route: SharedDestination.newOrder))
    #expect(flow.isAt(AppRoute.address))
  }

  @Test func `the nearest offer counts: of the place itself, then around it, then of the set-up`() {
    let asking = marketScreen([.close: .push(route: SharedDestination.newOrder)])
    let stack = DestinationProvider<Market.Stack<MarketList<AppTap>>>(
      presentations: [.close: .push(route: SharedDestination.newOrder)]
    ) { seed in Market.Stack(seed) { MarketList($0) } }
    var setup = MarketApp.setup
      .adding(asking, for: AppRoute.address)
      .adding(
        asking.provides(SharedDestination.self) { _ in OrdersRoute.later }, for: AppRoute.help
      )
      .adding(stack.provides(SharedDestination.self) { _ in AppRoute.reviews }, for: AppRoute.home)
    setup.startingDestination = .replaceRoot(withRoute: AppRoute.home)
    let flow = MarketFlow(of: setup)
    flow.present(.push(route: AppRoute.help))
    flow.perform(AppTap.close)
    #expect(flow.isAt(OrdersRoute.later))
    flow.present(.path([.goBack, .goBack]))
    flow.present(.push(route: AppRoute.address))
    flow.perform(AppTap.close)
    #expect(flow.isAt(AppRoute.reviews))
    flow.present(.replaceRoot(withRoute: OrdersRoute.list))
    flow.perform(OrdersTap.order)
    #expect(flow.isAt(OrdersRoute.entry))
  }

  @Test func `a sheet has the offers of its presenter, and a path those of its own elements`() {
    var offering = marketScreen([.close: .sheet(route: AppRoute.address)])
    offering = offering.provides(SharedDestination.self) { _ in AppRoute.reviews }
    let setup = MarketApp.setup.adding(offering, for: AppRoute.help)
    let flow = MarketFlow(of: setup)
    flow.present(.push(route: AppRoute.help))
    flow.perform(AppTap.close)
    flow.present(.push(route: SharedDestination.newOrder))
    #expect(flow.isAt(AppRoute.reviews))
    flow.present(
      .path([
        .replaceRoot(withRoute: OrdersRoute.list), .push(route: AppRoute.help),
        .push(route: SharedDestination.newOrder),
      ]))
    #expect(flow.isAt(AppRoute.reviews))
  }

  @Test func `an offer that answers nothing passes the place on to the next one around`() {
    let passing = marketScreen([.close: .push(route: SharedDestination.newOrder)])
      .provides(SharedDestination.self) { _ in nil }
    let flow = MarketFlow(of: MarketApp.setup.adding(passing, for: AppRoute.help))
    flow.present(.push(route: AppRoute.help))
    flow.perform(AppTap.close)
    #expect(flow.isAt(OrdersRoute.entry))
  }

  @Test func `what an embedded flow is not offered, the flow around it offers`() {
    let inner = Market.Setup(
      modules: [Orders.module], startingDestination: .replaceRoot(withRoute: OrdersRoute.list))
    let host: Market.Setup.Provider = DestinationProvider<Market.EmbeddedFlow<HostView>>(
      embedding: inner)
    var setup = MarketApp.setup.adding(host, for: AppRoute.help)
    setup.startingDestination = .path([
      .replaceRoot(withRoute: ProductsRoute.list), .push(route: AppRoute.help),
    ])
    let flow = MarketFlow(of: setup)
    try?
      (flow.flow.embeddedFlows.first?.currentDestination
      as? Market.Stack<MarketList<OrdersTap>>)?.performInterfaceAction(interactionType: .order)
    #expect(flow.isAt(OrdersRoute.entry))
  }

  private struct HostView: InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Market.EmbeddedFlow<HostView>>
  }

  // MARK: Dependency injection

  @Test func `a module gets a place by injection, which cannot be missing`() {
    let flow = MarketFlow(of: MarketApp.setup)
    flow.perform(OrdersTap.showProduct)
    flow.perform(ProductsTap.help)
    #expect(flow.isAt(AppRoute.help))
  }

  @Test func `a mock resolver stands for the app, and says what it was asked for`() {
    let places = MockResolver<ProductsExternal>(ProductsRoute.list)
    places.answers[.help] = ProductsRoute.details(Product("Help"))
    let alone = Market.Setup(
      modules: [Products.module(Doubles(places: places))],
      startingDestination: .path([
        .replaceRoot(withRoute: ProductsRoute.list),
        .push(route: ProductsRoute.details(Product("Tea"))),
      ]))
    let flow = MarketFlow(of: alone)
    flow.perform(ProductsTap.help)
    #expect(flow.isAt(ProductsRoute.details(Product("Help"))))
    #expect(Set(places.asked) == [.help])
  }

  @Test func `a resolver can be an offer too`() {
    let resolver = DestinationResolver<SharedDestination> { _ in AppRoute.help }
    let flow = MarketFlow(of: MarketApp.bare.provides(resolver))
    flow.perform(OrdersTap.order)
    #expect(flow.isAt(AppRoute.help))
  }

  private struct Doubles: ProductsDependencies {
    let places: any DestinationResolving<ProductsExternal>
  }
}
