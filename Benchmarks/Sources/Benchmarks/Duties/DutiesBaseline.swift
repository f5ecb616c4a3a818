/// The other side: a hand-written coordinator with an interface, and some screens in its first tab.
@MainActor
final class DutiesBaseline {
  let coordinator = DutiesCoordinator()
  let life = PlainLife()
  private let interface = PlainInterface()

  init(size: Int) throws {
    coordinator.interface = interface
    coordinator.guards = [{ $0.arriving == .home ? "The home stays." : nil }]
    let screens = DutiesApp.DestinationType.allCases.filter(\.isScreen)
    for (index, route) in screens.enumerated() {
      let next = screens[(index + 1) % screens.count]
      let table: [DutiesAction: PlainScreen.Verb] = [
        .open: .push(next), .back: .pop, .present: .present(next), .close: .dismiss,
        .first: .select(tab: 0), .second: .select(tab: 1),
      ]
      coordinator.providers[route] = { [life] id, route, content in
        let screen = PlainScreen(id: id, route: route, content: content, table: table, life: life)
        life.latest = screen
        return screen
      }
    }
    try fill(size)
  }

  /// Pushes screens in the selected tab.
  func fill(_ size: Int) throws {
    let screens = DutiesApp.DestinationType.allCases.filter(\.isScreen)
    for number in 0..<size {
      try coordinator.push(screens[number % screens.count], content: number)
    }
  }

  /// The screen that was built last.
  func latest() throws -> PlainScreen {
    guard let screen = life.latest else { throw BenchmarkFault.nothingBuilt }
    return screen
  }
}
