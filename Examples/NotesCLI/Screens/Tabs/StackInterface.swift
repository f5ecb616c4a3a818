import Destinations

/// Stands for the stack of a tab, which shows nothing of its own.
struct StackInterface: InteractiveInterfacing, TerminalScreen {
  typealias Destination = App.StackOf<StackInterface>

  let destinationState: DestinationInterfaceState<Destination>
}
