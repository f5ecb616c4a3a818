import Destinations
import Foundation

/// The reference of `Destinationable` in the original library, entry by entry, as types.
///
/// The file compiles only if each entry has its name, labels, parameters and types. The tests that
/// `Documentation/Parity.md` names check the behaviour.
@MainActor
struct ReferenceSignatures<
  D: Destinationable, Request: InteractorRequestConfiguring, Options: Sendable
> {
  typealias Presentation = DestinationPresentation<D.DestinationType, D.ContentType, D.TabType>
  typealias Action = InterfaceAction<D.UserInteractionType, D.DestinationType, D.ContentType>
  typealias SystemAction = InterfaceAction<SystemNavigationType, D.DestinationType, D.ContentType>
  typealias Present = (Presentation) -> Void
  typealias Answer = Result<Request.ResultData, any Error>

  static func types() -> [String] {
    let _: any UserInteractionTypeable.Type = D.UserInteractionType.self
    let _: any RoutableDestinations.Type = D.DestinationType.self
    let _: any InteractorTypeable.Type = D.InteractorType.self
    let _: any TabTypeable.Type = D.TabType.self
    let _: any ContentTypeable.Type = D.ContentType.self
    let _: DestinationPresentationType<D.DestinationType, D.ContentType, D.TabType>.Type =
      D.PresentationType.self
    let _:
      AppDestinationConfigurations<
        D.UserInteractionType, D.DestinationType, D.ContentType, D.TabType
      >.Type = D.DestinationConfigurations.self
    let _:
      AppDestinationConfigurations<
        SystemNavigationType, D.DestinationType, D.ContentType, D.TabType
      >.Type = D.NavigationConfigurations.self
    return [
      "UserInteractionType", "DestinationType", "InteractorType", "TabType", "PresentationType",
      "ContentType", "DestinationConfigurations", "NavigationConfigurations",
    ]
  }

  static func properties(of destination: D) -> [String] {
    let _: UUID = destination.id
    let _: D.DestinationType = destination.type
    let state:
      DestinationInternalState<
        D.UserInteractionType, D.DestinationType, D.ContentType, D.TabType, D.InteractorType
      > = destination.internalState
    destination.internalState = state
    let _: String = destination.description
    return ["id", "type", "internalState", "description"]
  }

  static func actions(of destination: D) -> [String] {
    let _: (D.UserInteractionType, D.ContentType?) throws -> Void =
      destination.performInterfaceAction(interactionType:content:)
    let _: (@escaping Present) -> Void =
      destination.buildInterfaceActions(presentationClosure:)
    let _: (@escaping Present, Presentation, D.UserInteractionType) -> Action =
      destination.buildInterfaceAction(presentationClosure:configuration:interactionType:)
    let _: (@escaping Present) -> Void =
      destination.buildInteractorActions(presentationClosure:)
    let _: ([Action]) -> Void = destination.updateInterfaceActions(actions:)
    let _: (Action) throws -> Void = destination.addInterfaceAction(action:)
    return [
      "performInterfaceAction(interactionType:content:)",
      "buildInterfaceActions(presentationClosure:)",
      "buildInterfaceAction(presentationClosure:configuration:interactionType:)",
      "buildInteractorActions(presentationClosure:)", "updateInterfaceActions(actions:)",
      "addInterfaceAction(action:)",
    ]
  }

  static func systemNavigation(of destination: D) -> [String] {
    let _: (@escaping Present) -> Void =
      destination.buildSystemNavigationActions(presentationClosure:)
    let _: (@escaping Present, Presentation, SystemNavigationType) -> SystemAction =
      destination.buildSystemNavigationAction(presentationClosure:configuration:navigationType:)
    let _: ([SystemAction]) -> Void = destination.updateSystemNavigationActions(actions:)
    let _: (SystemAction) -> Void = destination.addSystemNavigationAction(action:)
    let _: (SystemNavigationType, Options?) -> Void =
      destination.performSystemNavigationAction(navigationType:options:)
    let _: (Bool) -> Void = destination.updateIsSystemNavigating(isNavigating:)
    let _: () -> Bool = destination.isSystemNavigating
    return [
      "buildSystemNavigationActions(presentationClosure:)",
      "buildSystemNavigationAction(presentationClosure:configuration:navigationType:)",
      "updateSystemNavigationActions(actions:)", "addSystemNavigationAction(action:)",
      "performSystemNavigationAction(navigationType:options:)",
      "updateIsSystemNavigating(isNavigating:)", "isSystemNavigating()",
    ]
  }

  static func presentations(of destination: D) -> [String] {
    let _: (UUID) -> Presentation? = destination.presentation(presentationID:)
    let _: (UUID) -> Presentation? = destination.systemNavigationPresentation(presentationID:)
    let _: (D.UserInteractionType) -> Presentation? = destination.presentation(for:)
    let _: (SystemNavigationType) -> Presentation? =
      destination.systemNavigationPresentation(for:)
    let _: (Presentation) -> Void = destination.updatePresentation(presentation:)
    let _: (Presentation) -> Void = destination.updateSystemNavigationPresentation(presentation:)
    return [
      "presentation(presentationID:)", "systemNavigationPresentation(presentationID:)",
      "presentation(for:)", "systemNavigationPresentation(for:)",
      "updatePresentation(presentation:)", "updateSystemNavigationPresentation(presentation:)",
    ]
  }

  static func interactors(of destination: D) -> [String] {
    let _: (any AbstractInteractable<Request>, D.InteractorType) -> Void =
      destination.assignInteractor(interactor:for:)
    let _: (D.InteractorType) -> (any AbstractInteractable)? = destination.interactor(for:)
    let _: (any AbstractInteractable, D.InteractorType) -> Void =
      destination.configureInteractor(_:type:)
    let _:
      (any InteractorAssisting<D.InteractorType, D.ContentType>, D.UserInteractionType) -> Void =
        destination.assignInteractorAssistant(assistant:for:)
    let _: (D.InteractorType, Request) -> Void =
      destination.performRequest(interactor:request:)
    let _: (D.InteractorType, Request) async -> Answer =
      destination.performRequest(interactor:request:)
    let _: (Answer, Request) -> Void = destination.handleInteractorResult(result:for:)
    let _: (Answer, Request) async -> Void = destination.handleAsyncInteractorResult(result:for:)
    return [
      "assignInteractor(interactor:for:)", "interactor(for:)", "configureInteractor(_:type:)",
      "assignInteractorAssistant(assistant:for:)", "performRequest(interactor:request:)",
      "performRequest(interactor:request:) async", "handleInteractorResult(result:for:)",
      "handleAsyncInteractorResult(result:for:)",
    ]
  }

  static func life(of destination: D) -> [String] {
    let _: () -> Void = destination.prepareForPresentation
    let _: (Bool) -> Void = destination.prepareForAppearance(isVisible:)
    let _: (Bool) -> Void = destination.prepareForDisappearance(wasVisible:)
    let _: (UUID) -> Void = destination.setParentID(id:)
    let _: () -> Void = destination.cleanupResources
    let _: () -> Void = destination.removeAssociatedInterface
    let _: () -> UUID? = destination.parentDestinationID
    let _: (@escaping () throws -> Void, (() -> Void)?) -> Void =
      destination.handleThrowable(closure:catchClosure:)
    let _: (any Error) -> Void = destination.logError(error:)
    return [
      "prepareForPresentation()", "prepareForAppearance(isVisible:)",
      "prepareForDisappearance(wasVisible:)", "setParentID(id:)", "cleanupResources()",
      "removeAssociatedInterface()", "parentDestinationID()",
      "handleThrowable(closure:catchClosure:)", "logError(error:)",
    ]
  }

  /// Every entry.
  static func all(of destination: D) -> [String] {
    types() + properties(of: destination) + actions(of: destination)
      + systemNavigation(of: destination) + presentations(of: destination)
      + interactors(of: destination) + life(of: destination)
  }
}
