/// From presentations to moves: routes become blueprints by their shapes.
extension DestinationPresentation {
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  typealias Move = TreeMove<ErasedPayload>

  /// Returns the move of this presentation; nil for a custom one that presents nothing.
  ///
  /// - Parameters:
  ///   - world: The providers, whose shapes determine the kind of each route.
  ///   - scope: The scope in which offers are searched, for a route without a provider.
  /// - Returns: The move, or nil, and the provider of the place that the move adds, if it adds one.
  /// - Throws: ``DestinationError`` if a route is missing or cannot be built.
  @MainActor
  func move(
    in world: World, _ scope: OfferScope
  ) throws(DestinationError) -> (Move?, provider: World.Box?) {
    if let own = outline.own { return (own.move, nil) }
    if let target = actionTargetID { return (.reveal(id: target), nil) }
    switch verb {
    case .path:
      throw DestinationError(
        .emptyPath, "A path was used where only a single presentation is allowed.")
    case .custom where !outline.namesRoute: return (nil, nil)
    case .effect: throw misplacedEffect
    default: break
    }
    guard let place else {
      throw DestinationError(.noDestinationType, "The presentation \(verb) names no route.")
    }
    if case .moveToNearest = verb {
      let target = place.replaced(by: try world.standIn(for: place.route, scope))
      return (
        .moveToNearest(exact: { target.isRoute(of: $0) }, alike: { target.isAlike($0) }), nil
      )
    }
    let (blueprint, provider) = try world.blueprint(for: place, scope)
    return (verb.move(blueprint, outline.terms), provider)
  }

  /// The tab that the presentation adds; nil if it adds none.
  var addedTab: TabType? {
    guard case .addTab = verb, case .addTab(let tab, _) = presentationType else { return nil }
    return tab
  }

  /// The error for an effect where only places can be arranged.
  var misplacedEffect: DestinationError {
    let reason = "The effect \(verb) is used where only places can be arranged."
    return DestinationError(.misplacedEffect, reason)
  }

  /// The error for an answer of a presentation that is part of another one.
  var misplacedAnswer: DestinationError {
    let reason = "The answer of the presentation \(verb) belongs to the presentation around it."
    return DestinationError(.misplacedEffect, reason)
  }
}
