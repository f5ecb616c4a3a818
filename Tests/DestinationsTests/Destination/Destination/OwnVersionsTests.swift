import Destinations
import DestinationsTesting
import Foundation
import Testing

/// A destination that implements every member of `Destinationable` itself, and notes each call.
@MainActor
struct OwnVersionsTests {
  @Test
  func `calls through the protocol reach the app's own version of every member`()
    async
  {
    let place = OwnVersions()
    await useActions(of: place)
    useTables(of: place)
    await useInteractors(of: place)
    useLife(of: place)
    expectEqual(place.calls.sorted(), OwnVersions.members.sorted())
  }

  @Test func `a flow calls the app's own version of every hook and builder`() throws {
    let flow = SampleWorld(start: .notes).flow()
    var made: OwnVersions?
    flow.flow.register(
      DestinationProvider<OwnVersions> {
        let place = OwnVersions($0)
        made = place
        return place
      }, for: .detail)
    flow.present(.push(.detail))
    flow.goBack()
    let place = try require(made)
    let wanted: Set<String> = [
      "prepareForPresentation()", "prepareForAppearance(isVisible:)",
      "prepareForDisappearance(wasVisible:)", "cleanupResources()",
      "buildInterfaceActions(presentationClosure:)", "buildInteractorActions(presentationClosure:)",
      "buildSystemNavigationActions(presentationClosure:)", "removeAssociatedInterface()",
    ]
    expectEqual(place.calls.intersection(wanted).sorted(), wanted.sorted())
  }

  private func useActions<D: Destinationable>(of place: D) async
  where D.UserInteractionType == Act {
    try? place.performInterfaceAction(interactionType: .open, content: nil)
    place.buildInterfaceActions { _ in }
    let action = place.buildInterfaceAction(
      presentationClosure: { _ in }, configuration: .init(presentationType: .replaceCurrent),
      interactionType: .open)
    place.buildInteractorActions { _ in }
    place.updateInterfaceActions(actions: [action])
    try? place.addInterfaceAction(action: action)
    place.buildSystemNavigationActions { _ in }
    let system = place.buildSystemNavigationAction(
      presentationClosure: { _ in }, configuration: .init(presentationType: .replaceCurrent),
      navigationType: .dismissSheet)
    place.updateSystemNavigationActions(actions: [system])
    place.addSystemNavigationAction(action: system)
    place.performSystemNavigationAction(
      navigationType: .dismissSheet, options: SystemNavigationOptions?.none)
    place.updateIsSystemNavigating(isNavigating: true)
    _ = place.isSystemNavigating()
  }

  private func useTables<D: Destinationable>(of place: D) where D.UserInteractionType == Act {
    _ = place.presentation(presentationID: UUID())
    _ = place.presentation(for: .open)
    _ = place.systemNavigationPresentation(presentationID: UUID())
    _ = place.systemNavigationPresentation(for: .dismissSheet)
    place.updatePresentation(presentation: .init(presentationType: .replaceCurrent))
    place.updateSystemNavigationPresentation(
      presentation: .init(presentationType: .replaceCurrent))
  }

  private func useInteractors<D: Destinationable>(of place: D) async
  where
    D.UserInteractionType == Act, D.InteractorType == OwnVersions.Role,
    D.ContentType == Sample.ContentType
  {
    let request = FindRequest(from: 1)
    place.assignInteractor(interactor: KeepingInteractor(), for: .finder)
    _ = place.interactor(for: .finder)
    place.configureInteractor(KeepingInteractor(), type: .finder)
    place.assignInteractorAssistant(assistant: OwnVersions.Assistant(), for: .open)
    send(request, from: place)
    _ = await place.performRequest(interactor: .finder, request: request)
    place.handleInteractorResult(result: .failure(CancellationError()), for: request)
    await place.handleAsyncInteractorResult(result: .failure(CancellationError()), for: request)
  }

  /// Sends a request where the compiler selects the overload that does not wait.
  private func send<D: Destinationable>(_ request: FindRequest, from place: D)
  where D.InteractorType == OwnVersions.Role {
    place.performRequest(interactor: .finder, request: request)
  }

  private func useLife<D: Destinationable>(of place: D) {
    place.prepareForPresentation()
    place.prepareForAppearance(isVisible: true)
    place.prepareForDisappearance(wasVisible: true)
    place.setParentID(id: UUID())
    _ = place.parentDestinationID()
    place.cleanupResources()
    place.removeAssociatedInterface()
    place.handleThrowable(closure: {}, catchClosure: nil)
    place.logError(error: CancellationError())
  }
}
