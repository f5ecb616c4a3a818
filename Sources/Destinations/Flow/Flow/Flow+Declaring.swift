/// The declarations of a setup and the typed tree, for the testing module.
extension Flow {
  /// The routes that have a provider, by the names of their cases.
  package var providedRoutes: [DestinationType] { world.routes }

  /// Returns the name of a route, as events and checks use it.
  package func name(of route: DestinationType) -> String { world.name(of: route) }

  /// The names of all routes that the setup mentions, and those of embedded flows.
  package var routeNames: Set<String> {
    let begun = ([setup.startingDestination] + entries).flatMap(\.routes).map(name)
    return world.withEmbedded.reduce(into: Set(begun)) {
      $0.formUnion(($1.routes + $1.declaredPresentations.flatMap(\.routes)).map($1.name))
    }
  }

  /// A declared transition, by the names of its places: from nil for the start of the flow, for entries and for guards,
  /// whose name comes in place of the interaction, and without an interaction if a shape contains the place.
  package typealias DeclaredEdge = (from: String?, interaction: String?, to: String)

  /// Every declared transition from a place to another, in a stable order.
  ///
  /// - Complexity: O(*n*) for *n* entries of all tables.
  package var declaredEdges: [DeclaredEdge] {
    func edges(from: String?, _ trigger: String?, to routes: [DestinationType]) -> [DeclaredEdge] {
      routes.map { (from, trigger, name(of: world.standIn(for: $0))) }
    }
    let starts = ([setup.startingDestination] + setup.entries).flatMap(\.routes)
    return edges(from: nil, nil, to: starts)
      + setup.guards.flatMap {
        edges(from: nil, "the guard \($0.name)", to: $0.presents.flatMap(\.routes))
      }
      + world.entries.flatMap { route, provider in
        edges(from: name(of: route), nil, to: provider.shape(for: route).routes)
          + provider.presentations.flatMap { entry in
            edges(from: name(of: route), entry.interaction.rawValue, to: entry.presentation.routes)
          }
      }
  }

  /// Returns whether a guard is a login guard that protects a route.
  package func needsLogin(_ route: DestinationType, by guardName: String) -> Bool {
    setup.guards.contains { $0.name == guardName && $0.protects?(route) == true }
  }

  /// The presentations that only code makes.
  package var entries: [Presentation] { setup.entries }

  /// The pattern of each kind of link, with the link itself if it has no placeholders.
  package var linkKinds: [(pattern: String, link: String?)] {
    (setup.links?.kinds() ?? []).map { ($0.pattern, $0.link) }
  }

  /// Returns the pattern of the kind that reads a link; nil if there is none.
  package func kind(ofLink link: String) -> String? { setup.links?.kind(link) }

  /// Returns the place that the path of a link ends with; nil if it does not end with one, or has to be looked up.
  package func place(of link: String) -> Place? {
    let path = (try? setup.links?.matches(link))?.lazy.compactMap { $0.path() }.first
    guard let step = path?.last, step.presentationType.path == nil, step.routes.count == 1 else {
      return nil
    }
    return step.routes.first.map { Place(world.standIn(for: $0), content: step.contentType) }
  }

  /// The names of the questions that tables ask.
  package var declaredQuestions: Set<String> {
    Set(world.withEmbedded.flatMap(\.declaredPresentations).compactMap(\.questionKey))
  }

  /// Returns the tab with a name, if a shape or a presentation has named it.
  package func tab(named name: String) -> TabType? { world.tab(named: name) }

  /// The presented tree; reading it is not observed.
  package var presentedTree: PresentationTree<Place> { PresentationTree(engine.tree) }

  /// Returns the tree after a presentation; builds nothing and asks no guard.
  ///
  /// - Parameters:
  ///   - presentation: The presentation to plan.
  ///   - tree: The tree before the presentation.
  ///   - id: The requester, or nil for the current place.
  /// - Returns: The tree after the presentation, with new identifiers for the new places.
  /// - Throws: ``DestinationError`` with the code of the refusal.
  package func foresee(
    _ presentation: Presentation, in tree: PresentationTree<Place>, from id: DestinationID? = nil
  ) throws(DestinationError) -> PresentationTree<Place> {
    let work = presentation.work()
    let resolved = try work.resolve(in: engine, from: id)
    if resolved.isNothing { return tree }
    var foreseen = PresentationTree<ErasedPayload>(tree)
    try foreseen.apply(resolved.move, from: id ?? work.origin, policy: engine.policies.modal)
    return PresentationTree(foreseen)
  }
}

extension DestinationPresentation {
  /// The key of the question of the presentation; nil if it has none.
  package var questionKey: String? { question?.key.name }

  /// Every route that the presentation presents or moves to, in order.
  package var routes: [DestinationType] {
    flattened.flatMap { $0.possibleRoutes }
  }
}
