#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A place that a person can be at, and what stands for its interface in the rest of the app.
///
/// A destination takes what a person did on its interface and runs the action declared for it; it asks
/// interactors for data and gets their results. It knows no interface framework. Ready-made ones are
/// ``ScreenDestination``, ``NavigationDestination``, ``TabBarDestination`` and ``SplitViewDestination``;
/// a class of the app needs only ``id``, ``type`` and ``internalState``, and has defaults for the rest.
@MainActor
public protocol Destinationable<DestinationType, ContentType, TabType>: AnyObject, Identifiable {
  /// What a person can do at this place.
  associatedtype UserInteractionType: UserInteractionTypeable
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The interactors of this place.
  associatedtype InteractorType: InteractorTypeable
  /// The app's tabs.
  associatedtype TabType: TabTypeable
  /// The app's contents.
  associatedtype ContentType: ContentTypeable

  /// How presentations in this app change what is presented.
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
  nonisolated var id: UUID { get }

  /// The route that this place is for.
  var type: DestinationType { get }

  /// Where the library keeps what it needs of this place.
  var internalState:
    DestinationInternalState<
      UserInteractionType, DestinationType, ContentType, TabType, InteractorType
    >
  { get set }

  /// What this place is; it must agree with the shape that its provider declares.
  var nodeKind: NodeKind { get }

  // MARK: Actions

  /// Runs the action of an interaction.
  ///
  /// A presentation is done before this returns, unless another transition is running, after which it
  /// then is. A request to an interactor runs as a task that ends with this place.
  /// - Parameters:
  ///   - interactionType: What the person did.
  ///   - content: What came with it; it wins over the content that the action declares.
  /// - Throws: ``DestinationError`` if the refusal is known at once; nothing has changed then.
  func performInterfaceAction(
    interactionType: UserInteractionType, content: ContentType?) throws

  /// Builds the actions that present, from the table of this place; a flow calls it.
  func buildInterfaceActions(presentationClosure: @escaping (Presentation) -> Void)

  /// Returns the action that runs a presentation for an interaction.
  func buildInterfaceAction(
    presentationClosure: @escaping (Presentation) -> Void,
    configuration: Presentation,
    interactionType: UserInteractionType
  ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType>

  /// Builds the actions that ask interactors; a flow calls it.
  func buildInteractorActions(presentationClosure: @escaping (Presentation) -> Void)

  /// Replaces the actions of the interactions that the given ones name.
  func updateInterfaceActions(
    actions: [InterfaceAction<UserInteractionType, DestinationType, ContentType>])

  /// Adds an action.
  ///
  /// - Throws: ``DestinationError`` with `conflictingAction` if an interactor request has the
  ///   interaction.
  func addInterfaceAction(
    action: InterfaceAction<UserInteractionType, DestinationType, ContentType>) throws

  // MARK: System navigation

  /// Builds the actions of system navigation, from the table of this place; a flow calls it.
  func buildSystemNavigationActions(presentationClosure: @escaping (Presentation) -> Void)

  /// Returns the action that runs a presentation for a system navigation.
  func buildSystemNavigationAction(
    presentationClosure: @escaping (Presentation) -> Void,
    configuration: Presentation,
    navigationType: SystemNavigationType
  ) -> InterfaceAction<SystemNavigationType, DestinationType, ContentType>

  /// Replaces the actions of the system navigations that the given ones name.
  func updateSystemNavigationActions(
    actions: [InterfaceAction<SystemNavigationType, DestinationType, ContentType>])

  /// Adds an action for a system navigation.
  func addSystemNavigationAction(
    action: InterfaceAction<SystemNavigationType, DestinationType, ContentType>)

  /// Runs what a system navigation does here. Errors go to the flow's event sink.
  ///
  /// - Parameters:
  ///   - navigationType: What the system did.
  ///   - options: Usually ``SystemNavigationOptions``; other types are for the app's own actions.
  func performSystemNavigationAction<Options>(
    navigationType: SystemNavigationType, options: Options?)

  /// Notes whether the system is navigating at this place.
  func updateIsSystemNavigating(isNavigating: Bool)

  /// Whether the system is navigating at this place.
  func isSystemNavigating() -> Bool

  // MARK: Presentations

  /// Returns the presentation with an identifier.
  func presentation(presentationID: UUID) -> Presentation?

  /// Returns the presentation of an interaction.
  func presentation(for interactionType: UserInteractionType) -> Presentation?

  /// Returns the system navigation presentation with an identifier.
  func systemNavigationPresentation(presentationID: UUID) -> Presentation?

  /// Returns the presentation of a system navigation.
  func systemNavigationPresentation(for navigationType: SystemNavigationType) -> Presentation?

  /// Replaces the presentation that has the same identifier; does nothing if there is none.
  func updatePresentation(presentation: Presentation)

  /// Replaces the system navigation presentation that has the same identifier, if there is one.
  func updateSystemNavigationPresentation(presentation: Presentation)

  // MARK: Interactors

  /// Assigns an interactor, which is then prepared and handed to ``configureInteractor(_:type:)``.
  ///
  /// It takes the place of an interactor of the same type, whose requests are cancelled.
  func assignInteractor<Request: InteractorRequestConfiguring>(
    interactor: any AbstractInteractable<Request>, for type: InteractorType)

  /// Returns the interactor of a type.
  func interactor(for type: InteractorType) -> (any AbstractInteractable)?

  /// Makes the first requests of a new interactor. Called when one is assigned.
  func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType)

  /// Assigns the assistant that serves the requests of an interaction.
  func assignInteractorAssistant(
    assistant: any InteractorAssisting<InteractorType, ContentType>,
    for interactionType: UserInteractionType)

  /// Asks an interactor. The result comes to a handler, or to the interactor's response closure.
  func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request)

  /// Asks an interactor of either kind and returns its result.
  ///
  /// - Returns: A failure with a ``DestinationError`` if the interactor is missing or of other types,
  ///   or if this place left before the result came.
  func performRequest<Request: InteractorRequestConfiguring>(
    interactor: InteractorType, request: Request
  ) async -> Result<Request.ResultData, any Error>

  /// Takes the result of a request.
  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request)

  /// Takes the result of a request to an asynchronous interactor.
  ///
  /// Unless this is implemented, such results go to ``handleInteractorResult(result:for:)``.
  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request) async

  // MARK: Life

  /// Called once, when this place has joined the tree and before its interface is told.
  func prepareForPresentation()

  /// Called each time this place comes on screen.
  ///
  /// - Parameter isVisible: False for a place in the middle of a path, which passes at once.
  func prepareForAppearance(isVisible: Bool)

  /// Called each time this place leaves the screen, also when it is removed.
  ///
  /// - Parameter wasVisible: False for a place in the middle of a path, which passed at once.
  func prepareForDisappearance(wasVisible: Bool)

  /// Called once, when this place has left the tree and its tasks are cancelled.
  func cleanupResources()

  // MARK: Interface and parent

  /// Takes the interface that shows this place. A place in a flow has it kept by the flow.
  func assignAssociatedInterface(_ interface: any DestinationInterfacing)

  /// Lets go of the interface. Called once, when this place has left the tree.
  func removeAssociatedInterface()

  /// Wishes for a parent before this place is presented; later the tree says who the parent is.
  func setParentID(id: UUID)

  /// Returns the identifier of the container, or of the presenter of a sheet.
  ///
  /// Before this place is presented it is the one wished for. The root of a flow has none, unless the flow
  /// was started with one, to show a section in isolation or at a place of another flow.
  func parentDestinationID() -> UUID?

  // MARK: Errors

  /// Runs code that may throw, and logs what it throws.
  ///
  /// - Parameters:
  ///   - closure: The code.
  ///   - catchClosure: Called after an error was logged.
  func handleThrowable(closure: @escaping () throws -> Void, catchClosure: (() -> Void)?)

  /// Sends an error to the flow's event sink, or to standard error without a flow.
  func logError(error: any Error)
}

extension Destinationable {
  /// A screen, which contains no other place.
  public var nodeKind: NodeKind { .screen }

  /// The route and the identifier.
  public var description: String { "\(type.rawValue) \(TreeTextToken.id(id))" }
}
