import Destinations
import DestinationsTesting

/// Two modules that ask for each other's places, with offers, a placeholder and values that are sent.
enum Fair: DestinationTypes {
  typealias DestinationType = AnyRoute

  enum TabType: String, TabTypeable { case rides, tickets }

  enum Rides: RoutableDestinations { case list, ride, coming }

  enum Tickets: RoutableDestinations {
    case list
    case ticket(Int)
    case seat
    case home
  }

  enum Needed: ProvidedDestination, CaseIterable {
    case ticket, map, seat

    var placeholder: (any RoutableDestinations)? { self == .map ? Rides.coming : nil }
  }

  struct Sale: Sendable { let number: Int }

  enum Tap: String, UserInteractionTypeable { case open, buy, map, seat, ride, back, show, close }

  private typealias Places = SoundPlaces<Fair, Tap>

  @MainActor static func setup() -> Setup {
    Setup(
      modules: [rides, tickets], startingDestination: .replaceRoot(with: AnyRoute(Tickets.home)),
      policies: FlowPolicies(modal: ModalPolicy(whenOccupied: .replace))
    )
    .receives(Sale.self) {
      .path([.dismissAny, .tab(.tickets, showing: AnyRoute(Tickets.ticket($0.number)))])
    }
    .provides(Needed.self) { $0 == .ticket ? Tickets.ticket(1) : nil }
  }

  @MainActor private static var rides: Module {
    let list = Places.container(
      .stack, [.open: .push(AnyRoute(Rides.ride)), .buy: .push(AnyRoute(Needed.ticket))])
    return Module(
      "Rides",
      providers: [
        Rides.list: list,
        .ride: Places.screen([
          .buy: .sheet(AnyRoute(Needed.ticket)), .map: .push(AnyRoute(Needed.map)), .back: .goBack,
        ]),
        .coming: Places.screen([.close: .goBack]),
      ], needs: [Needed.self])
  }

  @MainActor private static var tickets: Module {
    let ticket = Places.screen([
      .seat: .push(AnyRoute(Needed.seat)), .buy: .sheet(AnyRoute(Tickets.ticket(3))),
    ]) { place, flow in
      place.on(.show, in: flow) { [weak place] _ in place?.send(Sale(number: 2)) }
    }
    .provides(Needed.self) { _ in Tickets.seat }
    return Module(
      "Tickets",
      providers: [
        Tickets.list: Places.container(.stack, [.open: .push(AnyRoute(Tickets.ticket(2)))]),
        .ticket(0): ticket,
        .seat: Places.screen([.ride: .replaceCurrent(with: AnyRoute(Tickets.ticket(4)))]),
        .home: Places.container(
          .tabs([.rides: AnyRoute(Rides.list), .tickets: AnyRoute(Tickets.list)])),
      ], needs: [Needed.self])
  }
}
