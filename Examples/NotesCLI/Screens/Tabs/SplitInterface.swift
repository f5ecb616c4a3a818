import Destinations

/// Shows the split view of a tab: a list, and beside it the opened note.
///
/// A narrow terminal shows one of them at a time; the tree is the same.
struct SplitInterface: InteractiveInterfacing, TerminalScreen {
  typealias UserInteractionType = SplitInteraction
  typealias Destination = App.SplitViewOf<SplitInterface>

  let destinationState: DestinationInterfaceState<Destination>
  /// Whether an opened note may hide the list.
  let arrangement: Arrangement
}
