import Destinations

/// The interface of a tab's stack, which shows nothing itself.
struct StackInterface: InteractiveInterfacing, TerminalScreen {
  typealias Destination = App.StackOf<StackInterface>

  let destinationState: DestinationInterfaceState<Destination>
}
