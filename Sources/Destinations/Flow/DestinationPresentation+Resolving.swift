#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// From presentations to moves: routes become blueprints by their shapes.
extension DestinationPresentation {
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  typealias Move = TreeMove<ErasedPayload>

  /// What this presentation does to a tree; nil for a custom one that presents nothing.
  ///
  /// - Parameters:
  ///   - content: Content that wins over the presentation's own.
  ///   - world: The providers, whose shapes say what a route is.
  /// - Returns: The move, or nil.
  /// - Throws: ``DestinationError`` if a route is missing or cannot be built.
  @MainActor
  func move(content: ContentType?, in world: World) throws(DestinationError) -> Move? {
    if let target = actionTargetID { return move(to: target) }
    switch verb {
    case .goBack: return .goBack
    case .dismissSheet: return .dismissSheet
    case .moveToPlace(let id): return .moveToNearest(.id(id))
    case .moveToNearest: return .moveToNearest(try match())
    case .path: throw DestinationError(.emptyPath, "A path stands where only one step can.")
    case .tab, .column, .custom:
      let place = destinationType == nil ? nil : try blueprint(content, in: world)
      return move(perhapsPresenting: place, in: world)
    case .push: return .push(try blueprint(content, in: world))
    case .addToCurrent:
      return .attach(try blueprint(content, in: world), asCurrent: shouldSetDestinationAsCurrent)
    case .replaceCurrent: return .replaceCurrent(try blueprint(content, in: world))
    case .replaceRoot: return .replaceRoot(try blueprint(content, in: world))
    case .sheet: return .sheet(try blueprint(content, in: world))
    }
  }

  @MainActor
  private func move(
    perhapsPresenting place: Blueprint<ErasedPayload>?, in world: World
  ) -> Move? {
    switch presentationType {
    case .tabBar(let tab):
      world.register(tab)
      return .tab(name: tab.tabName, place, replacing: placement == .replacing)
    case .splitView(let column):
      return .column(column, place, placement: placement)
    default:
      return place.map { .attach($0) }
    }
  }

  /// What this presentation does to a live place that it names.
  private func move(to target: UUID) -> Move {
    verb == .dismissSheet ? .dismissSheetOf(id: target) : .reveal(id: target)
  }

  private func match() throws(DestinationError) -> TreeMatch<ErasedPayload> {
    let route = try route()
    let name = route.rawValue
    @Sendable func place(_ payload: ErasedPayload) -> Place<DestinationType, ContentType>? {
      payload.read(as: Place<DestinationType, ContentType>.self)
    }
    return .payload(
      exact: { place($0)?.route == route }, alike: { place($0)?.route.rawValue == name })
  }

  @MainActor
  private func blueprint(
    _ content: ContentType?, in world: World
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    try world.blueprint(for: Place(try route(), content: content ?? contentType))
  }

  private func route() throws(DestinationError) -> DestinationType {
    if let destinationType { return destinationType }
    let reason = "A presentation by \(verb) names no route."
    throw DestinationError(.noDestinationType, reason)
  }
}
