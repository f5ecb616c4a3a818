extension DestinationError {
  /// One documented case for each cause.
  public enum Code: String, Sendable, CaseIterable, Codable {
    /// Nothing is presented yet, and the presentation cannot start a tree.
    case noTree
    /// The place that asked has left the tree.
    case requesterGone
    /// An interaction came from a place that is not on screen, as the second half of a double tap.
    case requesterHidden
    /// The live place that a presentation names is not in the tree.
    case targetGone
    /// A presentation needs a route and names none.
    case noDestinationType
    /// No provider is registered for the route.
    case noProvider
    /// Nothing is offered for a place that a module asks for, nor has it a placeholder.
    case notProvided
    /// What is offered for a place leads back to the place.
    case endlessOffer
    /// Nobody receives a value that was sent.
    case noReceiver
    /// No stack lies at or above the place that asked.
    case noStack
    /// Nothing lies above the bottom of the stack.
    case nothingToGoBack
    /// No tab bar lies at or above the place that asked.
    case noTabBar
    /// The tab bar does not have the tab.
    case tabNotFound
    /// The last tab of a tab bar cannot be removed.
    case lastTab
    /// A tab, or a stack that keeps its first place, cannot lose its only place.
    case lastPlace
    /// A tab of that name exists already.
    case duplicateTab
    /// No split view lies at or above the place that asked.
    case noSplitView
    /// The split view does not have the column.
    case columnNotFound
    /// The place is not a group, so it has no children.
    case notAGroup
    /// No place of that route lies beneath the one that asked.
    case noMatchingPlace
    /// The policy for sheets does not allow another one here.
    case modalRefused
    /// The place presents a sheet already.
    case alreadyPresenting
    /// The place neither presents a sheet nor is in one.
    case noSheet
    /// The path has no elements.
    case emptyPath
    /// The path of a ``Navigable`` destination does not lead to it.
    case brokenPathLaw
    /// A custom presentation answered that it did not happen.
    case customRefused
    /// A guard denied the request.
    case guardDenied
    /// A lock forbids the change.
    case locked
    /// Guards redirected the request in a circle.
    case guardLoop
    /// The provider threw.
    case buildFailed
    /// The provider returned no destination.
    case notBuilt
    /// The provider built another kind of place than its shape says.
    case shapeMismatch
    /// A shape contains itself, so it has no end.
    case endlessShape
    /// A place with the same identifier is in the tree already.
    case duplicateID
    /// More requests waited than the flow is set up to hold.
    case queueFull
    /// The flow has ended, or its object is gone.
    case flowEnded
    /// The request was cancelled before it was done.
    case cancelled
    /// The place has no action for the interaction.
    case noAction
    /// An interaction has both a presentation and an interactor request.
    case conflictingAction
    /// The assistant of an action serves other interactions, routes or contents.
    case assistantMismatch
    /// No interactor is assigned for the type.
    case interactorMissing
    /// The interactor assigned for the type takes other requests, or is of the other kind.
    case interactorKindMismatch
    /// The interactor does not support the action.
    case actionUnsupported
    /// The interactor failed.
    case interactorFailed
    /// The result came after its place had left.
    case resultTooLate
    /// The link is no URL, or its encoding is broken.
    case malformedLink
    /// No kind of link of the app fits the link.
    case unknownLink
    /// The declaration of a kind of link is faulty, or two fit the same links.
    case faultyLink
    /// A snapshot, or a part of one, could not be read or written.
    case unreadableSnapshot
    /// Nothing that was recorded can be taken back, or done again.
    case cannotUndo
    /// A tree text could not be read.
    case malformedText
    /// A tree breaks one of its own rules.
    case brokenInvariant
    /// A route or interaction stands twice in a set-up.
    case duplicateKey
  }
}
