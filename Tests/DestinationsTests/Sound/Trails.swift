import Destinations
import DestinationsTesting
import Foundation

/// A router on a stack, and a presenter of modals, both driven by buttons.
enum Trails: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case base, trail, camp, map, weather
  }

  enum ContentType: ContentTypeable, Hashable, Codable { case number(Int) }

  enum Tap: String, UserInteractionTypeable { case walk, rest, home, map, weather, close, other }

  enum Route: Navigable {
    case trail(Int)
    case camp(Int, trail: Int)

    var path: [Route] {
      switch self {
      case .trail: [self]
      case .camp(_, let trail): [.trail(trail), self]
      }
    }
  }

  private typealias Places = SoundPlaces<Trails, Tap>
  private typealias Modals = Presenter<DestinationType>

  @MainActor static func setup(whenOccupied: ModalPolicy.Occupied = .queue) -> Setup {
    let router = Router<Route>()
    let modals = Modals(whenOccupied: whenOccupied)
    let screen = Places.screen { place, _ in
      place.on(.walk) { router.navigate(to: .trail(1)) }
      place.on(.other) { router.navigate(to: .camp(3, trail: 2)) }
      place.on(.rest) { router.navigate(to: .camp(7, trail: 1)) }
      place.on(.home) { router.navigate(to: nil) }
      place.on(.map) { modals.present(.map) }
      place.on(.weather) { modals.present(.weather, style: .fullScreenCover) }
      place.on(.close) { modals.dismiss() }
    }
    let base = Places.stack([.walk: .push(.trail)]) { place, flow in
      place.on(.other) { router.navigate(to: .camp(7, trail: 1)) }
      place.on(.map) { modals.present(.map) }
      place.hooks { model in
        model.onPresented = { [id = place.id, weak flow] in
          guard let flow else { return }
          router.attach(host(of: id, flow))
          modals.attach(.flow(flow))
        }
      }
    }
    return Setup(
      providers: [.base: base, .trail: screen, .camp: screen, .map: screen, .weather: screen],
      startingDestination: .replaceRoot(with: .base),
      snapshots: Snapshots {
        for route in DestinationType.allCases { Restorable(route.rawValue, route) }
      })
  }

  @MainActor private static func host(of stack: UUID, _ flow: AppFlow) -> RouteHost<Route> {
    .stack(
      stack, of: flow,
      place: { route in
        switch route {
        case .trail(let number): Place(.trail, content: .number(number))
        case .camp(let number, let trail): Place(.camp, content: .number(number * 10 + trail))
        }
      },
      destination: { place in
        guard case .number(let number) = place.content else { return nil }
        return switch place.route {
        case .trail: .trail(number)
        case .camp: .camp(number / 10, trail: number % 10)
        default: nil
        }
      })
  }
}
