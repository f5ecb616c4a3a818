/// Parts that few destinations have, in one object, so that most places do without it; those without the types of an
/// app.
@MainActor
class RareParts {
  /// The tree of a group that is in no flow.
  final var home: TreeHost?

  /// The interface, if the destination keeps it itself.
  final private(set) var ownInterface: (any DestinationInterfacing)?

  /// The state model of the destination.
  final var stateModel: (any DestinationStateModeling)?

  /// Called with the name of the selected tab of a tab bar when it has changed.
  final var selectedTabClosure: ((String) -> Void)?

  /// The tasks that end with the destination.
  final let tasks = RequestTasks()

  /// The faces of the sheets that the destination presents, as long as its interface keeps them.
  final var sheetPresentations: [Weak<SheetPresentation>] = []

  /// Lets the destination keep an interface itself, instead of the one that it has kept; nil for none.
  ///
  /// As long as the destination keeps the interface, the interface's state refers to the destination weakly.
  final func keep(_ new: (any DestinationInterfacing)?, for destination: AnyObject) {
    let old = exchange(&ownInterface, with: new)
    (old?.destinationState as? any YieldingState)?.yield(to: destination, false)
    (new?.destinationState as? any YieldingState)?.yield(to: destination, true)
  }
}
