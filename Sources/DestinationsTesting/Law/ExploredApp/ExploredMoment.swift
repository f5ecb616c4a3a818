public import Destinations

/// An app after a step of its exploration, for laws to check.
@MainActor
public final class ExploredMoment<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The flow that is explored.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  /// A place of the app, with its content.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// The flow.
  ///
  /// A law must not change it.
  public let flow: AppFlow

  let witness: StepWitness

  /// The content of the last step that had any.
  var lastContent: ContentType?

  init(_ flow: AppFlow, isThorough: Bool) {
    self.flow = flow
    witness = StepWitness(flow.engine, isThorough: isThorough)
  }
}

extension ExploredMoment {
  /// The record of the step.
  var record: StepRecord { witness.record }

  /// The last step.
  ///
  /// While a trace is made shorter, a step may be impossible and do nothing; see ``performed(_:)``.
  public var step: ExplorationStep { record.step }

  /// The content of the interaction of the last step other than waiting; nil if it had none.
  public var content: ContentType? { record.action.step.bringsContent ? lastContent : nil }

  /// Returns whether the step has performed an interaction, at any place of its type.
  ///
  /// An interaction counts that code performs, too, such as a button of an alert, and one that is then refused.
  public func performed(_ interaction: some UserInteractionTypeable) -> Bool {
    record.performed.contains(PerformedInteraction(interaction))
  }

  /// The number of the step within its run, counted from 1; 0 for the start.
  public var number: Int { record.number }

  /// The error if the step was refused; nil otherwise.
  public var error: DestinationError? { record.thrown as? DestinationError }
}

extension ExploredMoment {
  /// The tree of all presented places.
  public var tree: PresentationTree<Place> { flow.presentedTree }

  /// The tree of all presented places before the last step other than waiting.
  public var treeBefore: PresentationTree<Place> { tree(record.action.before) }

  /// The current place.
  public var current: Place? { tree.currentID.flatMap { place($0) } }

  /// Every place on screen, in document order.
  public var visible: [Place] { tree.visibleIDs.compactMap { place($0) } }

  /// Returns a tree that was kept before the step.
  func tree(_ kept: KeptTree) -> PresentationTree<Place> { PresentationTree(kept) }

  /// Returns a tree as text; each line ends with the content of its place.
  func text(of tree: PresentationTree<Place>, showsIDs: Bool = true) -> String {
    tree.text(showsIDs: showsIDs) { place in
      place.content.map { "with \(StepToken.line("\($0)"))" }
    } payload: {
      "\($0)"
    }
  }

  func place(_ id: DestinationID) -> Place? { tree.node(id: id)?.payload }
}
