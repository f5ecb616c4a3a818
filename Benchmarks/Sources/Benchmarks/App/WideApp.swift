import Destinations

/// The app that is explored: a tab bar of three stacks, and twenty screens that lead to each other.
enum WideApp: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case home
    case left, middle, right
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t
  }

  enum TabType: String, TabTypeable {
    case left
    case middle
    case right
  }
}

/// The interactions of each screen of the wide app.
enum WideAction: String, UserInteractionTypeable, CaseIterable {
  case one
  case two
  case back
  case previous
  case sheet
  case close
  case dismiss
  case root
}

typealias WideScreen = WideApp.ScreenOf<WideView>
typealias WideStack = WideApp.StackOf<WideStackView>
typealias WideTabBar = WideApp.TabBarOf<WideHomeView>

/// The interface of a screen.
final class WideView: InteractiveInterfacing {
  typealias UserInteractionType = WideAction
  let destinationState: DestinationInterfaceState<WideScreen>

  init(_ screen: WideScreen) {
    destinationState = DestinationInterfaceState(destination: screen)
  }
}

/// The interface of a stack.
final class WideStackView: InteractiveInterfacing {
  typealias UserInteractionType = WideAction
  let destinationState: DestinationInterfaceState<WideStack>

  init(_ stack: WideStack) {
    destinationState = DestinationInterfaceState(destination: stack)
  }
}

/// The interface of the tab bar.
final class WideHomeView: InteractiveInterfacing {
  let destinationState: DestinationInterfaceState<WideTabBar>

  init(_ tabBar: WideTabBar) {
    destinationState = DestinationInterfaceState(destination: tabBar)
  }
}

extension WideApp {
  /// The setup of the app.
  @MainActor static func setup() -> Setup {
    var providers: [DestinationType: Setup.Provider] = [:]
    for (index, route) in DestinationType.allCases.enumerated() {
      let table = table(at: index)
      switch route {
      case .home: providers[route] = home
      case .left, .middle, .right:
        providers[route] = DestinationProvider<WideStackView.Destination>(presentations: table) {
          (seed: Seed<WideStack>) in WideStack(seed) { WideStackView($0) }
        }
      default:
        providers[route] = DestinationProvider<WideView.Destination>(presentations: table) {
          (seed: Seed<WideScreen>) in WideScreen(seed) { WideView($0) }
        }
      }
    }
    return Setup(providers: providers, startingDestination: .replaceRoot(with: .home))
  }

  @MainActor private static var home: Setup.Provider {
    DestinationProvider<WideHomeView.Destination>(
      shape: .tabs([.left: .left, .middle: .middle, .right: .right])
    ) {
      (seed: Seed<WideTabBar>) in WideTabBar(seed) { WideHomeView($0) }
    }
  }

  private static func table(at index: Int) -> [WideAction: Presentation] {
    let all = DestinationType.allCases
    let screens = all.dropFirst(4)
    func screen(_ number: Int) -> DestinationType { screens[4 + number % screens.count] }
    return [
      .one: .push(screen(index * 3)), .two: .push(screen(index * 7 + 1)), .back: .goBack,
      .previous: .goBack, .sheet: .sheet(screen(index * 5)), .close: .dismissSheet,
      .dismiss: .dismissSheet, .root: .moveToNearest(all[1 + index % 3]),
    ]
  }
}
