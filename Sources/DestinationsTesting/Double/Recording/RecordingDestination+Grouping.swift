public import Destinations

/// A recording destination that is a stack.
public final class RecordingStack<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: RecordingDestination<Types, Interaction, Interactor>, NavigatingDestinationable {
  override class var kind: NodeKind { .stack }
}

/// A recording destination that is a tab bar.
public final class RecordingTabBar<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: RecordingDestination<Types, Interaction, Interactor>, TabBarDestinationable {
  override class var kind: NodeKind { .tabs }
}

/// A recording destination that is a split view.
public final class RecordingSplitView<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: RecordingDestination<Types, Interaction, Interactor>, SplitViewDestinationable {
  override class var kind: NodeKind { .split }
}

/// A recording destination that is a group.
public final class RecordingGroup<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: RecordingDestination<Types, Interaction, Interactor>, GroupedDestinationable {
  override class var kind: NodeKind { .group }
}
