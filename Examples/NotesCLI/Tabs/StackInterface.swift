import Destinations

/// Stands for the stack of a tab, which shows nothing of its own.
struct StackInterface: InteractiveInterfacing, TerminalScreen {
  typealias Destination = App.Stack<StackInterface>

  let destinationState: DestinationInterfaceState<Destination>
}
