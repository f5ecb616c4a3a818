import Destinations

/// Shown beside a list while no note is open.
struct BlankInterface: InteractiveInterfacing, TerminalScreen {
  typealias Destination = App.ScreenOf<BlankInterface>

  let destinationState: DestinationInterfaceState<Destination>

  func body(width: Int) -> ScreenBody {
    ScreenBody(lines: [StyledLine("Nothing is open.", .dim)])
  }
}
