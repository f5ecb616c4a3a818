/// The object that represents a place: it receives the interactions of its interface and runs their
/// actions.
///
/// A destination also sends requests to interactors and receives the results. It does not depend on
/// an interface framework. Use one of the ready-made classes, ``ScreenDestination``,
/// ``NavigationDestination``, ``TabBarDestination`` and ``SplitViewDestination``, or write your
/// own; it needs only ``id``, ``type`` and ``internalState``, and every other requirement has a
/// default.
///
/// The hooks are called in this order: ``prepareForPresentation()`` once; then
/// ``prepareForAppearance(isVisible:)`` and ``prepareForDisappearance(wasVisible:)`` in turn, each
/// time the place comes on screen and leaves it; finally ``cleanupResources()`` and
/// ``removeAssociatedInterface()`` once.
@MainActor
public protocol Destinationable<DestinationType, ContentType, TabType>: AnyObject, Identifiable {
  /// The interactions of the user at this place.
  associatedtype UserInteractionType: UserInteractionTypeable
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The interactors of this place.
  associatedtype InteractorType: InteractorTypeable
  /// The app's tabs.
  associatedtype TabType: TabTypeable
  /// The app's contents.
  associatedtype ContentType: ContentTypeable

  /// The kinds of change that a presentation of this app can make to the tree.
  typealias PresentationType = DestinationPresentationType<DestinationType, ContentType, TabType>

  /// The table from interaction to presentation.
  typealias DestinationConfigurations =
    AppDestinationConfigurations<UserInteractionType, DestinationType, ContentType, TabType>

  /// The table from system navigation to presentation.
  typealias NavigationConfigurations =
    AppDestinationConfigurations<SystemNavigationType, DestinationType, ContentType, TabType>

  /// A presentation in this app.
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The identifier of this place.
  nonisolated var id: DestinationID { get }

  /// The route of this place, which never changes.
  var type: DestinationType { get }

  /// The state that the library keeps for this place.
  var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >
  { get set }

  /// The kind of this place.
  ///
  /// The kind must match the shape that the provider declares.
  var nodeKind: NodeKind { get }

  // MARK: Actions

  /// Runs the action of an interaction.
  ///
  /// An interface calls this when the user does something.
  ///
  /// A presentation is complete when this method returns, unless another transition is running;
  /// then it waits for its turn. A request to an interactor runs as a task, which is cancelled when
  /// this place leaves.
  /// - Parameters:
  ///   - interactionType: The interaction.
  ///   - content: The content that comes with the interaction. It takes precedence over the content
  ///     in the table.
  /// - Throws: ``DestinationError`` if the request is refused immediately; nothing has changed
  ///   then. `noAction` means that no table has the interaction, `notHandled` that the state
  ///   model does not handle what is declared for it, and `requesterHidden` that this
  ///   place is not on screen.
  func performInterfaceAction(
    interactionType: UserInteractionType, content: ContentType?) throws

  /// Builds the actions that present something, from this place's table.
  ///
  /// The flow calls it.
  func buildInterfaceActions(presentationClosure: @escaping (Presentation) -> Void)

  /// Returns the action that carries out a presentation for an interaction.
  func buildInterfaceAction(
    presentationClosure: @escaping (Presentation) -> Void,
    configuration: Presentation,
    interactionType: UserInteractionType
  ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType>

  /// Builds the actions that send requests to interactors.
  ///
  /// The flow calls it.
  func buildInteractorActions(presentationClosure: @escaping (Presentation) -> Void)

  /// Replaces the actions of some interactions.
  func updateInterfaceActions(
    actions: [InterfaceAction<UserInteractionType, DestinationType, ContentType>])

  /// Adds an action.
  ///
  /// The action replaces an earlier action of the same interaction.
  ///
  /// - Throws: ``DestinationError`` with `conflictingAction` if the interaction sends a request to
  ///   an interactor. Nothing has changed then.
  func addInterfaceAction(
    action: InterfaceAction<UserInteractionType, DestinationType, ContentType>) throws

  // MARK: System navigation

  /// Builds the actions of system navigation, from this place's table.
  ///
  /// The flow calls it.
  func buildSystemNavigationActions(presentationClosure: @escaping (Presentation) -> Void)

  /// Returns the action that carries out a presentation for a system navigation.
  func buildSystemNavigationAction(
    presentationClosure: @escaping (Presentation) -> Void,
    configuration: Presentation,
    navigationType: SystemNavigationType
  ) -> InterfaceAction<SystemNavigationType, DestinationType, ContentType>

  /// Replaces the actions of some system navigations.
  func updateSystemNavigationActions(
    actions: [InterfaceAction<SystemNavigationType, DestinationType, ContentType>])

  /// Adds an action for a system navigation.
  ///
  /// The action replaces an earlier action for the same system navigation.
  func addSystemNavigationAction(
    action: InterfaceAction<SystemNavigationType, DestinationType, ContentType>)

  /// Carries out a system navigation at this place.
  ///
  /// An interface calls this, for example from a back button.
  ///
  /// If there is nothing to do, such as a dismissal without a sheet, nothing changes, and
  /// ``NavigationEvent/Kind/unchanged`` is reported. A target that is not presented is refused with
  /// `targetGone`. Errors are reported as events.
  /// - Parameters:
  ///   - navigationType: The system navigation.
  ///   - options: Usually ``SystemNavigationOptions``. Other types are for actions of your own.
  func performSystemNavigationAction<Options>(
    navigationType: SystemNavigationType, options: Options?)

  /// Records whether the user is making a gesture of the system at this place.
  func updateIsSystemNavigating(isNavigating: Bool)

  /// Returns whether the user is making a gesture of the system at this place.
  func isSystemNavigating() -> Bool

  // MARK: Presentations

  /// Returns the presentation with an identifier, or nil if the table has none.
  func presentation(presentationID: DestinationID) -> Presentation?

  /// Returns the presentation of an interaction, or nil if the table has none.
  func presentation(for interactionType: UserInteractionType) -> Presentation?

  /// Returns the system navigation presentation with an identifier, or nil if there is none.
  func systemNavigationPresentation(presentationID: DestinationID) -> Presentation?

  /// Returns the presentation of a system navigation, or nil if there is none.
  func systemNavigationPresentation(for navigationType: SystemNavigationType) -> Presentation?

  /// Replaces the presentation with the same identifier; does nothing if there is none.
  func updatePresentation(presentation: Presentation)

  /// Replaces the system navigation presentation with the same identifier; does nothing if there is
  /// none.
  func updateSystemNavigationPresentation(presentation: Presentation)

  // MARK: Interactors

  /// Assigns an interactor, prepares it, and passes it to ``configureInteractor(_:type:)``.
  ///
  /// It replaces an interactor of the same type, whose requests are cancelled.
  func assignInteractor<Request: InteractorRequestConfiguring>(
    interactor: any AbstractInteractable<Request>, for type: InteractorType)

  /// Returns the interactor of a type, or nil if none is assigned.
  func interactor(for type: InteractorType) -> (any AbstractInteractable)?

  /// Called when an interactor has been assigned; send its first requests here.
  func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType)

  /// Assigns an assistant that makes the requests of an interaction.
  func assignInteractorAssistant(
    assistant: any InteractorAssisting<InteractorType, ContentType>,
    for interactionType: UserInteractionType)

  /// Sends a request to an interactor.
  ///
  /// The result goes to the response closure that is assigned for the action, or else to
  /// ``handleInteractorResult(result:for:)`` or ``handleAsyncInteractorResult(result:for:)``. If
  /// the interactor is missing or takes another type of request, the handler receives a failure.
  ///
  /// In an asynchronous function the compiler picks the form with the same name that is `async`. Call
  /// ``sendRequest(interactor:request:)`` there.
  func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request)

  /// Sends a request to an interactor of any kind, and returns its result.
  ///
  /// No closure and no handler receives the result. The compiler picks this form in an asynchronous
  /// function, and the other one everywhere else, including a closure in such a function that is
  /// not `async` itself.
  /// - Returns: The result. It is a failure with a ``DestinationError`` if the interactor is
  ///   missing, if it takes another type of request, or if this place has left before the result
  ///   arrived.
  func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request
  ) async -> Result<Request.ResultData, any Error>

  /// Called with the result of a request.
  ///
  /// By default, the state model receives it.
  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request)

  /// Called with the result of a request to an asynchronous interactor.
  ///
  /// By default, calls ``handleInteractorResult(result:for:)``.
  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request) async

  // MARK: Life

  /// Called once, when this place has joined the tree, before the interface is notified.
  func prepareForPresentation()

  /// Called each time this place comes on screen.
  ///
  /// - Parameter isVisible: False for a place in the middle of a path, which is covered again in
  ///   the same transition.
  func prepareForAppearance(isVisible: Bool)

  /// Called each time this place leaves the screen, including when it is removed.
  ///
  /// - Parameter wasVisible: False for a place in the middle of a path, which was covered in the
  ///   same transition.
  func prepareForDisappearance(wasVisible: Bool)

  /// Called once, when this place has left the tree and its tasks have been cancelled.
  func cleanupResources()

  // MARK: Interface and parent

  /// Assigns the interface that shows this place.
  ///
  /// In a flow, the flow keeps it.
  func assignAssociatedInterface(_ interface: any DestinationInterfacing)

  /// Releases the interface.
  ///
  /// Called once, when this place has left the tree.
  func removeAssociatedInterface()

  /// Sets the parent that ``parentDestinationID()`` returns until this place is presented.
  ///
  /// Afterwards the tree determines the parent, and calling this only reports an event.
  func setParentID(id: DestinationID)

  /// Returns the identifier of the parent: the container of this place, or the presenter of its
  /// sheet.
  ///
  /// Before this place is presented, the parent is the one passed to ``setParentID(id:)`` or to the
  /// initialiser. The root of a flow has none, unless the flow was started with one.
  func parentDestinationID() -> DestinationID?

  // MARK: Errors

  /// Runs code that may throw, and logs an error that it throws.
  ///
  /// - Parameters:
  ///   - closure: The code.
  ///   - catchClosure: Called after an error has been logged.
  func handleThrowable(closure: @escaping () throws -> Void, catchClosure: (() -> Void)?)

  /// Reports an error as an event of the flow, or on standard error if there is no flow or
  /// listener.
  func logError(error: any Error)
}

extension Destinationable {
  typealias State = DestinationInternalState<
    UserInteractionType, DestinationType, ContentType, TabType, InteractorType
  >

  /// A screen, which contains no other place.
  public var nodeKind: NodeKind { .screen }

  /// The route and the identifier.
  public var description: String { "\(type.rawValue) \(TreeTextToken.id(id))" }
}
