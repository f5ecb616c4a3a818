import Destinations
import Foundation

/// A destination class with its own version of every member of `Destinationable` that has a
/// default.
final class OwnVersions: Destinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Role
  typealias Presentation = Sample.Presentation
  typealias Action = InterfaceAction<Act, DestinationType, ContentType>
  typealias SystemAction = InterfaceAction<SystemNavigationType, DestinationType, ContentType>

  enum Role: InteractorTypeable {
    case finder
  }

  let id: UUID
  let type = Sample.DestinationType.detail
  var internalState: Sample.InternalState<Act, Role>
  /// The members that were called.
  private(set) var calls: Set<String> = []

  init() {
    id = UUID()
    internalState = DestinationInternalState()
  }

  init(_ seed: Sample.Seed<OwnVersions>) {
    id = seed.id
    internalState = seed.internalState()
  }

  private func note(_ member: String = #function) { calls.insert(member) }

  func performInterfaceAction(interactionType: Act, content: ContentType?) throws { note() }

  func buildInterfaceActions(presentationClosure: @escaping (Presentation) -> Void) { note() }

  func buildInterfaceAction(
    presentationClosure: @escaping (Presentation) -> Void, configuration: Presentation,
    interactionType: Act
  ) -> Action {
    note()
    return Action(userInteractionType: interactionType) { _, _ in }
  }

  func buildInteractorActions(presentationClosure: @escaping (Presentation) -> Void) { note() }

  func updateInterfaceActions(actions: [Action]) { note() }

  func addInterfaceAction(action: Action) throws { note() }

  func buildSystemNavigationActions(presentationClosure: @escaping (Presentation) -> Void) {
    note()
  }

  func buildSystemNavigationAction(
    presentationClosure: @escaping (Presentation) -> Void, configuration: Presentation,
    navigationType: SystemNavigationType
  ) -> SystemAction {
    note()
    return SystemAction(userInteractionType: navigationType) { _, _ in }
  }

  func updateSystemNavigationActions(actions: [SystemAction]) { note() }

  func addSystemNavigationAction(action: SystemAction) { note() }

  func performSystemNavigationAction<Options>(
    navigationType: SystemNavigationType, options: Options?
  ) { note() }

  func updateIsSystemNavigating(isNavigating: Bool) { note() }

  func isSystemNavigating() -> Bool {
    note()
    return false
  }

  func presentation(presentationID: UUID) -> Presentation? {
    note()
    return nil
  }

  func presentation(for interactionType: Act) -> Presentation? {
    note()
    return nil
  }

  func systemNavigationPresentation(presentationID: UUID) -> Presentation? {
    note()
    return nil
  }

  func systemNavigationPresentation(for navigationType: SystemNavigationType) -> Presentation? {
    note()
    return nil
  }

  func updatePresentation(presentation: Presentation) { note() }

  func updateSystemNavigationPresentation(presentation: Presentation) { note() }

  func assignInteractor<Request: InteractorRequestConfiguring>(
    interactor: any AbstractInteractable<Request>, for type: Role
  ) { note() }

  func interactor(for type: Role) -> (any AbstractInteractable)? {
    note()
    return nil
  }

  func configureInteractor(_ interactor: any AbstractInteractable, type: Role) { note() }

  func assignInteractorAssistant(
    assistant: any InteractorAssisting<Role, ContentType>, for interactionType: Act
  ) { note() }

  func performRequest<Request: InteractorRequestConfiguring>(interactor: Role, request: Request) {
    note()
  }

  func performRequest<Request: InteractorRequestConfiguring>(
    interactor: Role, request: Request
  ) async -> Result<Request.ResultData, any Error> {
    note("performRequest(interactor:request:) async")
    return .failure(CancellationError())
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) { note() }

  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async { note() }

  func prepareForPresentation() { note() }
  func prepareForAppearance(isVisible: Bool) { note() }
  func prepareForDisappearance(wasVisible: Bool) { note() }
  func cleanupResources() { note() }
  func removeAssociatedInterface() { note() }
  func setParentID(id: UUID) { note() }

  func parentDestinationID() -> UUID? {
    note()
    return nil
  }

  func handleThrowable(closure: @escaping () throws -> Void, catchClosure: (() -> Void)?) { note() }
  func logError(error: any Error) { note() }
}

extension OwnVersions {
  /// Every member of the original library's reference that has a default.
  static let members: Set<String> = [
    "performInterfaceAction(interactionType:content:)",
    "buildInterfaceActions(presentationClosure:)",
    "buildInterfaceAction(presentationClosure:configuration:interactionType:)",
    "buildInteractorActions(presentationClosure:)", "updateInterfaceActions(actions:)",
    "addInterfaceAction(action:)", "buildSystemNavigationActions(presentationClosure:)",
    "buildSystemNavigationAction(presentationClosure:configuration:navigationType:)",
    "updateSystemNavigationActions(actions:)", "addSystemNavigationAction(action:)",
    "performSystemNavigationAction(navigationType:options:)",
    "updateIsSystemNavigating(isNavigating:)", "isSystemNavigating()",
    "presentation(presentationID:)", "presentation(for:)",
    "systemNavigationPresentation(presentationID:)", "systemNavigationPresentation(for:)",
    "updatePresentation(presentation:)", "updateSystemNavigationPresentation(presentation:)",
    "assignInteractor(interactor:for:)", "interactor(for:)", "configureInteractor(_:type:)",
    "assignInteractorAssistant(assistant:for:)", "performRequest(interactor:request:)",
    "performRequest(interactor:request:) async", "handleInteractorResult(result:for:)",
    "handleAsyncInteractorResult(result:for:)", "prepareForPresentation()",
    "prepareForAppearance(isVisible:)", "prepareForDisappearance(wasVisible:)",
    "cleanupResources()", "removeAssociatedInterface()", "setParentID(id:)",
    "parentDestinationID()", "handleThrowable(closure:catchClosure:)", "logError(error:)",
  ]

  /// An assistant that does nothing.
  struct Assistant: InteractorAssisting {
    typealias InteractorType = Role
    typealias ContentType = Sample.ContentType
    typealias Request = FindRequest

    let interactorType = Role.finder
    let actionType = FindRequest.ActionType.count

    func handleRequest<Destination: Destinationable>(
      destination: Destination, content: Sample.ContentType?
    ) where Destination.InteractorType == Role {}
  }
}
