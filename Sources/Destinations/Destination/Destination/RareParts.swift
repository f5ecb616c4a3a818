/// Parts that few destinations have, in one object, so that most places do without it; those without the types of an
/// app.
@MainActor
class RareParts {
  /// The tree of a group that is in no flow.
  final var home: TreeHost?

  /// The interface, if the destination keeps it itself.
  final var ownInterface: InterfaceBox? {
    didSet {
      oldValue?.keep(false)
      ownInterface?.keep(true)
    }
  }

  /// The state model of the destination.
  final var stateModel: (any DestinationStateModeling)?

  /// The tasks that end with the destination.
  final let tasks = RequestTasks()

  /// The face of the sheets that the destination presents, if its interface keeps one.
  final weak var sheetPresentation: SheetPresentation?
}
