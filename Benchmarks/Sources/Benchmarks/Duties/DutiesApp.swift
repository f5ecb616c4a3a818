import Destinations
import Foundation

/// An app with the duties of a real one: 24 routes, hooks, guards and an attached interface.
enum DutiesApp: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case home
    case first, second
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u

    /// Whether the route is a screen, neither the tab bar nor the stack of a tab.
    var isScreen: Bool { self != .home && self != .first && self != .second }
  }

  enum ContentType: ContentTypeable {
    case number(Int)
  }

  enum TabType: String, TabTypeable {
    case first
    case second
  }
}

/// The interactions of each screen.
enum DutiesAction: String, UserInteractionTypeable, CaseIterable {
  case open
  case back
  case present
  case close
  case first
  case second
}

/// A destination class of the app's own, with hooks.
final class DutiesScreen: Destinationable {
  nonisolated let id: UUID
  let type: DutiesApp.DestinationType
  var internalState: DutiesApp.InternalState<DutiesAction, Never>
  let life: LifeCount

  init(_ seed: DutiesApp.Seed<DutiesScreen>, life: LifeCount) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.life = life
    assignAssociatedInterface(DutiesView(self))
  }

  func prepareForPresentation() { life.presented += 1 }
  func prepareForAppearance(isVisible: Bool) { life.appeared += 1 }
  func prepareForDisappearance(wasVisible: Bool) { life.disappeared += 1 }
  func cleanupResources() { life.cleaned += 1 }
}

/// The interface of a screen.
final class DutiesView: DestinationInterfacing {
  let destinationState: DestinationInterfaceState<DutiesScreen>

  init(_ screen: DutiesScreen) {
    destinationState = DestinationInterfaceState(destination: screen)
  }
}
