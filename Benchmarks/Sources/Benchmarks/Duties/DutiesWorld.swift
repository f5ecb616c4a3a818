import Destinations

/// The library's side: a started flow with an interface, and some screens in its first tab.
@MainActor
final class DutiesWorld {
  let flow: DutiesApp.AppFlow
  let life = LifeCount()
  private let interface = DutiesInterface()

  init(size: Int) throws {
    flow = DutiesApp.AppFlow(DutiesApp.setup(life))
    flow.attach(interface)
    flow.start()
    try fill(size)
  }

  /// Pushes screens in the selected tab.
  func fill(_ size: Int) throws {
    let screens = DutiesApp.DestinationType.allCases.filter(\.isScreen)
    for number in 0..<size { try push(screens[number % screens.count], number) }
  }

  /// Pushes a screen by the app's own code.
  func push(_ route: DutiesApp.DestinationType, _ number: Int) throws {
    let push = DutiesApp.Presentation.push(route, content: .number(number))
    guard flow.presentDestination(configuration: push) != nil else {
      throw BenchmarkFault.refused("a push")
    }
  }

  /// The screen that was built last.
  func latest() throws -> DutiesScreen {
    guard let screen = life.latest else { throw BenchmarkFault.nothingBuilt }
    return screen
  }

  /// Releases the screen that was built last, so that only the flow keeps it.
  func forgetLatest() {
    life.latest = nil
  }
}
