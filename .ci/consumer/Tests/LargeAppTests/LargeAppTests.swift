import Destinations
import Testing

/// An app of 200 routes, 20 tabs and 30 interactions a place, written as an app's author would write it.
@MainActor
struct LargeAppTests {
  private let flow: Large.AppFlow

  init() {
    flow = Large.AppFlow(Large.setup(), ids: .sequential())
    flow.start()
  }

  /// Performs the interaction with a number at the current place.
  private func tap(_ number: Int, at place: some Destinationable) throws {
    let name = number < 10 ? "tap0\(number)" : "tap\(number)"
    let table = place.internalState.destinationConfigurations?.configurations ?? [:]
    let interaction = try #require(table.keys.first { $0.rawValue == name })
    try place.performInterfaceAction(interactionType: interaction)
  }

  private func interactionCount(_ place: some Destinationable) -> Int {
    place.internalState.destinationConfigurations?.configurations.count ?? 0
  }

  @Test func `the app starts with its tabs, each with its stack`() throws {
    #expect(Large.DestinationType.allCases.count == 200)
    let bar = try #require(flow.rootDestination.flatMap { flow.nearestTabBar(from: $0.id) })
    #expect(bar.activeTabs.map(\.type) == Large.TabType.allCases)
    #expect(flow.activeDestinations.count == 21)
    #expect(flow.currentDestination?.type == .section01)
  }

  @Test func `the setup has no faults`() {
    #expect(flow.validate().map(\.description) == [])
  }

  @Test func `every route is reached by interactions`() throws {
    var reached: Set<Large.DestinationType> = [.home]
    let bar = try #require(flow.rootDestination)
    for number in Large.TabType.allCases.indices.map({ $0 + 1 }) {
      try tap(number, at: bar)
      let section = try #require(flow.currentDestination)
      reached.insert(section.type)
      for page in 1...(number < 20 ? 9 : 8) {
        try tap(page, at: section)
        let place = try #require(flow.currentDestination)
        reached.insert(place.type)
        #expect(place.parentDestinationID() == section.id)
        #expect(interactionCount(place) == 28)
        try tap(1, at: place)
      }
      #expect(flow.currentDestination?.id == section.id)
    }
    #expect(reached == Set(Large.DestinationType.allCases))
    #expect(flow.activeDestinations.count == 21)
  }

  @Test func `two interactions of a place send requests to its interactor`() throws {
    var unhandled = 0
    flow.onEvent = { if case .resultUnhandled = $0.kind { unhandled += 1 } }
    let place = try #require(
      flow.currentDestination as? Large.StackOf<Section01View>)
    try place.performInterfaceAction(interactionType: .tap29)
    try place.performInterfaceAction(interactionType: .tap30)
    #expect(unhandled == 2)
  }
}
