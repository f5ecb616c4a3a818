import Destinations
import Foundation

/// The names that the original library's documents use but do not list, as types.
@MainActor
enum ImpliedSignatures {
  static func check<F: Flowable>(_ flow: F) {
    typealias Presentation = DestinationPresentation<F.DestinationType, F.ContentType, F.TabType>
    typealias AnyDestination = any Destinationable<F.DestinationType, F.ContentType, F.TabType>
    let _: () -> Void = flow.start
    let _: AnyDestination? = flow.currentDestination
    let _: AnyDestination? = flow.rootDestination
    let _: [AnyDestination] = flow.activeDestinations
    let _: (UUID) -> AnyDestination? = flow.destination(for:)
    let _: (Presentation) -> AnyDestination? = flow.presentDestination(configuration:)
    let _: ([Presentation], F.ContentType?) -> AnyDestination? =
      flow.presentDestinationPath(path:contentToPass:)
    let _: (UUID) -> Void = flow.removeDestination(destinationID:)
    let _: ([UUID]) -> Void = flow.removeDestinations(destinationIDs:)
    let _: (UUID) -> (any NavigatingDestinationable<F.DestinationType, F.ContentType, F.TabType>)? =
      flow.nearestStack(from:)
    let _: (UUID) -> (any TabBarDestinationable<F.DestinationType, F.ContentType, F.TabType>)? =
      flow.nearestTabBar(from:)
    let _: (UUID) -> (any SplitViewDestinationable<F.DestinationType, F.ContentType, F.TabType>)? =
      flow.nearestSplitView(from:)
  }

  static func check<G: GroupedDestinationable>(group: G) {
    typealias AnyDestination = any Destinationable<G.DestinationType, G.ContentType, G.TabType>
    let _: () -> [AnyDestination] = group.childDestinations
    let _: () -> AnyDestination? = group.currentChildDestination
    let _: (AnyDestination) -> Void = { group.addChild(childDestination: $0) }
    let _: (UUID) -> Void = group.removeChild(identifier:)
    let _: () -> Void = group.removeAllChildren
    let _: (UUID, AnyDestination) -> Void = group.replaceChild(currentID:with:)
    let _: (AnyDestination) -> Void = group.replaceCurrentDestination(with:)
    let _: (UUID) -> AnyDestination? = group.childForIdentifier(destinationIdentifier:)
    let _: (UUID) -> Void = group.updateCurrentDestination(destinationID:)
  }

  static func check<S: NavigatingDestinationable>(stack: S, pushed: any Destinationable) {
    let _: () -> (any DestinationPathNavigating)? = stack.navigator
    let _: () -> Void = stack.navigateBackInStack
    let _: () -> Void = { pushed.moveBackInNavigationStack() }
  }

  static func check(navigator: any DestinationPathNavigating) {
    let path: [UUID] = navigator.navigationPath
    navigator.navigationPath = path
    let _: (UUID) -> Void = navigator.addPathElement(item:)
    let _: () -> UUID? = navigator.currentPathElement
    let _: () -> UUID? = navigator.previousPathElement
    let _: () -> Void = navigator.backToPreviousPathElement
    let _: (UUID) -> Void = navigator.backToElement(identifier:)
    let _: (UUID) -> Int? = navigator.index(of:)
    let _: () -> Void = navigator.removeAll
  }

  static func check<T: TabBarDestinationable>(tabBar: T) {
    typealias AnyDestination = any Destinationable<T.DestinationType, T.ContentType, T.TabType>
    let tabs: [TabModel<T.TabType>] = tabBar.activeTabs
    tabBar.activeTabs = tabs
    let selected: TabModel<T.TabType> = tabBar.selectedTab
    tabBar.selectedTab = selected
    let _: (UUID) -> T.TabType? = tabBar.tab(destinationID:)
    let _: (T.TabType) -> TabModel<T.TabType>? = tabBar.tab(for:)
    let _: (T.TabType) -> Int? = tabBar.tabIndex(for:)
    let _: (T.TabType) -> UUID? = tabBar.destinationIdentifier(for:)
    let _: (T.TabType) -> AnyDestination? = tabBar.currentDestination(for:)
    let _: (T.TabType) -> AnyDestination? = tabBar.rootDestination(for:)
    let _: (T.TabType) throws -> Void = tabBar.updateSelectedTab(type:)
    let _: (AnyDestination, T.TabType) throws -> Void = tabBar.presentDestination(destination:in:)
    let _: (@escaping @MainActor (TabModel<T.TabType>) -> Void) -> Void =
      tabBar.assignSelectedTabUpdatedClosure(closure:)
  }

  static func check<S: SplitViewDestinationable>(splitView: S) {
    typealias AnyDestination = any Destinationable<S.DestinationType, S.ContentType, S.TabType>
    let _: (UUID) -> SplitViewColumn? = splitView.column(destinationID:)
    let _: (SplitViewColumn) -> AnyDestination? = splitView.currentDestination(for:)
    let _: (SplitViewColumn) -> AnyDestination? = splitView.rootDestination(for:)
    let _: (AnyDestination, SplitViewColumn) throws -> Void =
      splitView.presentDestination(destination:in:)
  }

  static func check<T: Interactable>(interactor: T) {
    let _: (@escaping InteractorResponseClosure<T.Request>, T.Request.ActionType) -> Void =
      interactor.assignResponseForAction(response:for:)
    let _: () -> Void = interactor.prepareForRequests
    let _: () -> Void = interactor.cleanupResources
  }

  static func check<P: DestinationProviding>(provider: P) {
    let _: [P.Destination.UserInteractionType: P.Presentation] = provider.presentationsData
    let _:
      [P.Destination.UserInteractionType: any InteractorConfiguring<P.Destination.InteractorType>] =
        provider.interactorsData
  }
}
