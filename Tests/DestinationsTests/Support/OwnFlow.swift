import Destinations
import Foundation

/// A flow as an app may write one: a plain list of places, without a tree.
@MainActor
final class OwnFlow: Flowable {
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType

  private let providers: [DestinationType: Sample.Setup.Provider]
  private(set) var activeDestinations: [AnyDestination] = []

  /// The requests, in order.
  private(set) var requests: [Presentation] = []

  init(_ providers: [DestinationType: Sample.Setup.Provider]) {
    self.providers = providers
  }

  var currentDestination: AnyDestination? { activeDestinations.last }

  var rootDestination: AnyDestination? { activeDestinations.first }

  func start() {
    presentDestination(configuration: .push(.notes))
  }

  func destination(for id: UUID) -> AnyDestination? {
    activeDestinations.first { $0.id == id }
  }

  @discardableResult
  func presentDestination(configuration: Presentation) -> AnyDestination? {
    requests.append(configuration)
    guard let route = configuration.destinationType else {
      if let last = activeDestinations.last { removeDestination(destinationID: last.id) }
      return currentDestination
    }
    guard let provider = providers[route] else { return nil }
    let destination = build(provider, configuration)
    if let destination { show(destination) }
    return destination
  }

  private func build(
    _ provider: some DestinationProviding<DestinationType, ContentType, TabType>,
    _ configuration: Presentation
  ) -> AnyDestination? {
    try? provider.buildDestination(configuration: configuration, appFlow: self)
  }

  private func show(_ destination: AnyDestination) {
    destination.prepareForPresentation()
    currentDestination?.prepareForDisappearance(wasVisible: true)
    activeDestinations.append(destination)
    destination.prepareForAppearance(isVisible: true)
  }

  @discardableResult
  func presentDestinationPath(
    path: [Presentation], contentToPass: ContentType?
  ) -> AnyDestination? {
    path.map { presentDestination(configuration: $0) }.last ?? nil
  }

  func removeDestination(destinationID: UUID) {
    guard let index = activeDestinations.firstIndex(where: { $0.id == destinationID }) else {
      return
    }
    let destination = activeDestinations.remove(at: index)
    destination.prepareForDisappearance(wasVisible: true)
    destination.letGo()
  }

  func removeDestinations(destinationIDs: [UUID]) {
    for id in destinationIDs { removeDestination(destinationID: id) }
  }

  func nearestStack(
    from id: UUID
  ) -> (any NavigatingDestinationable<DestinationType, ContentType, TabType>)? { nil }

  func nearestTabBar(
    from id: UUID
  ) -> (any TabBarDestinationable<DestinationType, ContentType, TabType>)? { nil }

  func nearestSplitView(
    from id: UUID
  ) -> (any SplitViewDestinationable<DestinationType, ContentType, TabType>)? { nil }
}
