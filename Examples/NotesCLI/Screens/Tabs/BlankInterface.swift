import Destinations

/// Stands beside a list as long as nothing is opened.
struct BlankInterface: InteractiveInterfacing, TerminalScreen {
  typealias Destination = App.ScreenOf<BlankInterface>

  let destinationState: DestinationInterfaceState<Destination>

  func body(width: Int) -> ScreenBody {
    ScreenBody(lines: [StyledLine("Nothing is opened.", .dim)])
  }
}
