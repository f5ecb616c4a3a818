import Destinations

/// Stands for the split view of a tab: a list, and beside it what it opens.
///
/// On a narrow terminal one of them is shown at a time; what is presented is the same.
struct SplitInterface: InteractiveInterfacing, TerminalScreen {
  typealias UserInteractionType = SplitInteraction
  typealias Destination = App.SplitViewOf<SplitInterface>

  let destinationState: DestinationInterfaceState<Destination>
  /// Whether what is opened may hide the list.
  let arrangement: Arrangement
  let title = ""
  let guides: [CommandGuide] = []

  func body(width: Int) -> ScreenBody { ScreenBody(lines: []) }

  func handle(_ command: Command) throws -> Bool { false }

  /// Returns the provider of a split view.
  ///
  /// - Parameters:
  ///   - services: What places are given.
  ///   - list: What is in the first column.
  ///   - blank: What is beside it as long as nothing is opened.
  ///   - presentations: What its interactions do.
  /// - Returns: The provider.
  static func provider(
    _ services: Services, list: App.DestinationType, blank: App.DestinationType,
    presentations: App.PresentationTable<SplitInteraction>
  ) -> DestinationProvider<Destination> {
    DestinationProvider(
      shape: .split([.sidebar: list, .detail: blank], focused: .sidebar),
      presentations: presentations
    ) {
      Destination($0) {
        SplitInterface(
          destinationState: .init(destination: $0), arrangement: services.arrangement)
      }
    }
  }
}
