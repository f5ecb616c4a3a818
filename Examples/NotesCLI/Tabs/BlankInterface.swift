import Destinations

/// Stands beside a list as long as nothing is opened.
struct BlankInterface: InteractiveInterfacing, TerminalScreen {
  typealias Destination = App.ScreenOf<BlankInterface>

  let destinationState: DestinationInterfaceState<Destination>
  let title = ""
  let guides: [CommandGuide] = []

  func body(width: Int) -> ScreenBody {
    ScreenBody(lines: [StyledLine("Nothing is opened.", .dim)])
  }

  func handle(_ command: Command) throws -> Bool { false }

  /// Returns the provider of this place.
  static func provider() -> DestinationProvider<Destination> {
    DestinationProvider {
      Destination($0) { BlankInterface(destinationState: .init(destination: $0)) }
    }
  }
}
