#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// From presentations to moves: routes become blueprints by their shapes, names become places.
extension Flow {
  func resolve(_ request: Request) throws(DestinationError) -> Resolved {
    switch request.work {
    case .arrange(let move, let bringing):
      return Resolved(move: move, elements: [], from: request.requesterID, bringing: bringing)
    case .present(let presentation):
      let from = try origin(of: presentation, request)
      let elements = presentation.flattened(content: nil)
      guard case .destinationPath = presentation.presentationType else {
        return Resolved(move: try move(for: presentation), elements: elements, from: from)
      }
      return Resolved(move: .path(try moves(for: elements)), elements: elements, from: from)
    }
  }

  /// The place that a presentation acts from: who asked, else whom it names, else the current one.
  private func origin(
    of presentation: Presentation, _ request: Request
  ) throws(DestinationError) -> UUID? {
    let named = presentation.currentDestinationID ?? presentation.parentDestinationID
    guard let id = request.requesterID ?? named else { return nil }
    guard arrangedTree.contains(id: id) else {
      throw DestinationError(
        .requesterGone, "Place \(TreeTextToken.id(id)), which asks, is not presented.")
    }
    let isInteraction = request.requesterID != nil && request.cause == .user
    if isInteraction, !policies.allowsHiddenRequesters, !arrangedTree.isVisible(id: id) {
      throw DestinationError(
        .requesterHidden, "Place \(TreeTextToken.id(id)), which asks, is not on screen.")
    }
    return id
  }

  private func moves(
    for elements: [Presentation]
  ) throws(DestinationError) -> [TreeMove<Place>] {
    var moves: [TreeMove<Place>] = []
    for (index, element) in elements.enumerated() {
      do throws(DestinationError) {
        moves.append(try move(for: element) ?? .path([]))
      } catch {
        var error = error
        error.pathIndex = index
        throw error
      }
    }
    return moves
  }

  /// What one presentation, which is no path, does to the tree.
  func move(for presentation: Presentation) throws(DestinationError) -> TreeMove<Place>? {
    if let target = presentation.actionTargetID { return presentation.move(to: target) }
    switch presentation.presentationType {
    case .navigationStack(type: .present): return .push(try blueprint(for: presentation))
    case .navigationStack(type: .goBack): return .goBack
    case .tabBar(let tab): return try move(to: tab, for: presentation)
    case .splitView(let column):
      return .column(
        column, try optionalBlueprint(for: presentation),
        pushing: presentation.placement == .pushing)
    case .addToCurrent:
      return .attach(
        try blueprint(for: presentation), asCurrent: presentation.shouldSetDestinationAsCurrent)
    case .replaceCurrent: return .replaceCurrent(try blueprint(for: presentation))
    case .replaceRoot: return .replaceRoot(try blueprint(for: presentation))
    case .moveToNearest: return .moveToNearest(try match(for: presentation))
    case .moveToNearestDestination(let id): return .moveToNearest(.id(id))
    case .sheet(type: .present, _): return .sheet(try blueprint(for: presentation))
    case .sheet(type: .dismiss, _): return .dismissSheet
    case .destinationPath(let path): return .path(try moves(for: path))
    case .custom: return try optionalBlueprint(for: presentation).map { .attach($0) }
    }
  }

  private func move(
    to tab: TabType, for presentation: Presentation
  ) throws(DestinationError) -> TreeMove<Place> {
    providers.register(tab)
    return .tab(
      name: tab.tabName, try optionalBlueprint(for: presentation),
      replacing: presentation.placement == .replacing)
  }

  private func match(
    for presentation: Presentation
  ) throws(DestinationError) -> TreeMatch<Place> {
    let route = try route(of: presentation)
    let name = route.rawValue
    return .payload(exact: { $0.route == route }, alike: { $0.route.rawValue == name })
  }

  private func optionalBlueprint(
    for presentation: Presentation
  ) throws(DestinationError) -> Blueprint<Place>? {
    presentation.destinationType == nil ? nil : try blueprint(for: presentation)
  }

  private func blueprint(
    for presentation: Presentation
  ) throws(DestinationError) -> Blueprint<Place> {
    try providers.blueprint(
      for: Place(try route(of: presentation), content: presentation.contentType))
  }

  private func route(
    of presentation: Presentation
  ) throws(DestinationError) -> DestinationType {
    if let route = presentation.destinationType { return route }
    let reason = "A presentation by \(presentation.presentationType.word) names no route."
    throw DestinationError(.noDestinationType, reason)
  }
}

extension DestinationPresentation {
  /// This presentation, or the elements of its path with the content that they inherit.
  fileprivate func flattened(content: ContentType?) -> [Self] {
    var element = self
    element.contentType = contentType ?? content
    guard case .destinationPath(let path) = presentationType else { return [element] }
    return path.flatMap { $0.flattened(content: element.contentType) }
  }

  /// What this presentation does to a live place that it names.
  fileprivate func move<Payload>(to target: UUID) -> TreeMove<Payload> {
    if case .sheet(type: .dismiss, _) = presentationType { return .dismissSheetOf(id: target) }
    return .reveal(id: target)
  }
}
