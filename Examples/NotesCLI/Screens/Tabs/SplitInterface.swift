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
}
