import Destinations

/// The number of hooks that ran, which keeps hooks from being optimised away.
@MainActor
final class LifeCount {
  var presented = 0
  var appeared = 0
  var disappeared = 0
  var cleaned = 0
  /// The screen that was built last.
  var latest: DutiesScreen?
}

typealias DutiesStack = DutiesApp.StackOf<DutiesStackView>
typealias DutiesTabBar = DutiesApp.TabBarOf<DutiesHomeView>

/// The interface of a tab's stack.
final class DutiesStackView: InteractiveInterfacing {
  typealias UserInteractionType = DutiesAction
  let destinationState: DestinationInterfaceState<DutiesStack>

  init(_ stack: DutiesStack) {
    destinationState = DestinationInterfaceState(destination: stack)
  }
}

/// The interface of the tab bar.
final class DutiesHomeView: InteractiveInterfacing {
  let destinationState: DestinationInterfaceState<DutiesTabBar>

  init(_ tabBar: DutiesTabBar) {
    destinationState = DestinationInterfaceState(destination: tabBar)
  }
}

extension DutiesApp {
  /// The setup of the app, with a guard that sees every change and allows it.
  @MainActor static func setup(_ life: LifeCount) -> Setup {
    var providers: [DestinationType: Setup.Provider] = [
      .home: DestinationProvider<DutiesTabBar>(
        shape: .tabs([.first: .first, .second: .second])
      ) { DutiesTabBar($0) { DutiesHomeView($0) } },
      .first: stack, .second: stack,
    ]
    for route in DestinationType.allCases where route.isScreen {
      providers[route] = screen(after: route, life)
    }
    return Setup(
      providers: providers, startingDestination: .replaceRoot(with: .home),
      guards: [
        NavigationGuard("open") { $0.removes(.home) ? .deny(reason: "The home stays.") : .allow }
      ])
  }

  private static let table: [DutiesAction: Presentation] = [
    .open: .push(.a), .present: .sheet(.u), .first: .tab(.first), .second: .tab(.second),
  ]

  @MainActor private static var stack: Setup.Provider {
    DestinationProvider<DutiesStack>(shape: .stack, presentations: table) {
      DutiesStack($0) { DutiesStackView($0) }
    }
  }

  @MainActor private static func screen(
    after route: DestinationType, _ life: LifeCount
  ) -> Setup.Provider {
    let screens = DestinationType.allCases.filter(\.isScreen)
    let next = screens.firstIndex(of: route).map { screens[($0 + 1) % screens.count] } ?? .a
    let table: [DutiesAction: Presentation] = [
      .open: .push(next), .back: .goBack, .present: .sheet(next), .close: .dismissSheet,
      .first: .tab(.first), .second: .tab(.second),
    ]
    return DestinationProvider<DutiesScreen>(presentations: table) { seed in
      let screen = DutiesScreen(seed, life: life)
      life.latest = screen
      return screen
    }
  }
}
