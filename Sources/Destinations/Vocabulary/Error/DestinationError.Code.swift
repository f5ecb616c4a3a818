extension DestinationError {
  /// What went wrong, as a value to compare.
  public enum Code: String, Sendable, CaseIterable, Codable {
    /// The tree is empty, and the presentation cannot be the first one.
    case noTree
    /// The requester has left the tree.
    case requesterGone
    /// An interaction came from a place that is not on screen, such as the second half of a double
    /// tap.
    case requesterHidden
    /// A place that the request names is not in the tree.
    case targetGone
    /// The presentation needs a route and has none.
    case noDestinationType
    /// No provider is registered for the route.
    case noProvider
    /// The setup offers no route for a place that a module asks for, and the place has no
    /// placeholder.
    case notProvided
    /// The offer for a place leads back to the same place.
    case endlessOffer
    /// No place and no setup receives the value that was sent.
    case noReceiver
    /// There is no stack at or above the requester; a tab, a column or a sheet also counts as one.
    case noStack
    /// The stack has no place to go back from.
    case nothingToGoBack
    /// There is no tab bar at or above the requester.
    case noTabBar
    /// The tab bar does not have the tab.
    case tabNotFound
    /// The last tab of a tab bar cannot be removed.
    case lastTab
    /// The place is the only one of a tab, or the root of a stack that must not be empty.
    case lastPlace
    /// There is already a tab with this name.
    case duplicateTab
    /// The tab bar has no tabs.
    case emptyTabBar
    /// There is no split view at or above the requester.
    case noSplitView
    /// The split view does not have the column.
    case columnNotFound
    /// The place is not a group, so it has no children.
    case notAGroup
    /// There is no such place to go back to.
    case noMatchingPlace
    /// The modal policy does not allow another sheet here.
    case modalRefused
    /// The place already presents a sheet.
    case alreadyPresenting
    /// The place neither presents a sheet nor is in one.
    case noSheet
    /// The path has no elements.
    case emptyPath
    /// The path of a ``Navigable`` destination does not lead to it.
    case brokenPathLaw
    /// A custom presentation answered that it was not carried out.
    case customRefused
    /// A presentation has chosen a route that is not among those that it declares.
    case undeclaredRoute
    /// The app opened no other window.
    case windowRefused
    /// An effect, such as sending a value, is in a path, in a link, or in the answer of a closure; or the presentation
    /// that a closure makes has a closure, a question or an answer of its own.
    case misplacedEffect
    /// The content provides no value for an effect, such as sending it.
    case noValue
    /// A guard denied the request.
    case guardDenied
    /// A lock forbids the change.
    case locked
    /// A guard redirected a request that it had redirected before, or holds the places that it presents while other
    /// requests wait.
    case guardLoop
    /// A place needs content, and none was passed.
    case missingContent
    /// A place needs content of another kind than was passed.
    case unsuitableContent
    /// A table answers a question that no table asks.
    case unaskedAnswer
    /// The provider threw an error.
    case buildFailed
    /// The provider returned nil.
    case notBuilt
    /// The provider built a different kind of place than its shape says.
    case shapeMismatch
    /// A shape contains itself.
    case endlessShape
    /// A place with this identifier is already in the tree.
    case duplicateID
    /// Too many requests wait, are held, or have run in a row; see ``FlowPolicies/queueLimit`` and
    /// ``FlowPolicies/heldLimit``.
    case queueFull
    /// The flow has ended or has been released, or the place is in no flow.
    case flowEnded
    /// The request was cancelled before it was carried out.
    case cancelled
    /// The place has no action for the interaction.
    case noAction
    /// The state model does not handle an interaction that is declared to be handled by it.
    case notHandled
    /// An interaction is declared in two of three ways, as a presentation, as a request or for the state model; or
    /// two buttons of an alert lead to it.
    case conflictingAction
    /// The assistant of an action is for other interactions, routes or contents.
    case assistantMismatch
    /// No interactor of this type is assigned.
    case interactorMissing
    /// The interactor takes other requests, or is not asynchronous where it must be.
    case interactorKindMismatch
    /// The interactor does not support the action.
    case actionUnsupported
    /// The interactor failed.
    case interactorFailed
    /// The result arrived after its place had left.
    case resultTooLate
    /// The link is not a URL, or its encoding is broken.
    case malformedLink
    /// The link matches no declared kind of link, or the app says that the link is not its own.
    case unknownLink
    /// The look-up of a link's target threw an error.
    case lookUpFailed
    /// The declaration of a kind of link is faulty, or two kinds match the same links.
    case faultyLink
    /// A snapshot, or a part of one, could not be read or written.
    case unreadableSnapshot
    /// There is nothing to undo or redo, or the change cannot be undone.
    case cannotUndo
    /// The text of a tree could not be read.
    case malformedText
    /// A tree violates one of its own rules.
    case brokenInvariant
    /// A setup has two entries for the same route or interaction, or a shape for the same column.
    case duplicateKey
    /// A route or an interaction has neither a `rawValue` nor a label that can be read.
    case unnamedCase
  }
}
