import Destinations

/// Stands for the stack of a tab, which shows nothing of its own.
struct StackInterface: InteractiveInterfacing, TerminalScreen {
  typealias Destination = App.StackOf<StackInterface>

  let destinationState: DestinationInterfaceState<Destination>
  let title = ""
  let guides: [CommandGuide] = []

  func body(width: Int) -> ScreenBody { ScreenBody(lines: []) }

  func handle(_ command: Command) throws -> Bool { false }

  /// Returns the provider of a stack whose root is never gone back from.
  static func provider(root: App.DestinationType) -> DestinationProvider<Destination> {
    DestinationProvider(shape: .stack(root: root)) {
      Destination($0) { StackInterface(destinationState: .init(destination: $0)) }
    }
  }
}
