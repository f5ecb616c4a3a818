public import Destinations

/// Finding places that modules ask for and the setup does not provide, without running the app.
extension FlowSetup {
  /// Returns all places that modules ask for and the setup does not provide.
  ///
  /// Call it in a test.
  ///
  /// It considers the samples of the types that modules declare as needs, and all routes in tables,
  /// shapes and the start, including those of embedded flows. An offer anywhere in the setup counts, since it
  /// cannot be known in advance where a place will be asked for. A placeholder does not count.
  ///
  /// ```swift
  /// @Test func `everything is offered`() {
  ///   #expect(App.setup.audit().isEmpty)
  /// }
  /// ```
  /// - Returns: The missing places by type and value; empty if there are none.
  /// - Complexity: O(*n* log *n*) for *n* entries of all tables.
  @MainActor
  public func audit() -> [UnmetNeed] {
    let worlds = AppWorld(self).withEmbedded
    var unmet: [AnyRoute: UnmetNeed] = [:]
    for world in worlds {
      for (place, asker) in asked(in: world) {
        let key = AnyRoute(wrapping: place)
        unmet[key] = need(for: place, asker, after: unmet[key], worlds)
      }
    }
    return (unmet.values + unmetTypes(in: worlds))
      .sorted(on: { $0.value ?? "" }).sorted(on: \.type)
  }

  private typealias World = AppWorld<DestinationType, ContentType, TabType>

  /// Returns all places that are asked for, each with everything that asks for it.
  @MainActor
  private func asked(
    in world: World
  ) -> [(place: any RoutableDestinations, asker: String)] {
    let start = world.setup.startingDestination.routesToBuild.map {
      ($0 as any RoutableDestinations, "the start")
    }
    let declared = world.setup.needs.flatMap { need in
      need.type.anySamples.map { ($0, "the module \(need.moduleName)") }
    }
    let tables = world.entries.flatMap { route, provider in
      provider.shape(for: route).routes.map { ($0, "the shape of \(route.rawValue)") }
        + provider.presentations.flatMap { entry in
          entry.presentation.routesToBuild.map {
            ($0, "\(entry.interaction.rawValue) of \(route.rawValue)")
          }
        }
    }
    return start + declared + tables
  }

  /// Returns the need for a place, with everything that asks for it; nil if it is provided.
  @MainActor
  private func need(
    for place: any RoutableDestinations, _ asker: String, after known: UnmetNeed?,
    _ worlds: [World]
  ) -> UnmetNeed? {
    let resolutions = worlds.compactMap { try? $0.resolution(of: place, by: $0.allOffers) }
    if resolutions.contains(where: { !$0.isPlaceholder }) { return nil }
    let askers = known?.askers ?? []
    let base = place.unwrapped
    return UnmetNeed(
      type: "\(Swift.type(of: base))", value: "\(base)",
      askers: askers.contains(asker) ? askers : askers + [asker],
      placeholder: resolutions.first.map { "\($0.route)" })
  }

  /// Returns the types without samples for which there is no offer at all.
  @MainActor
  private func unmetTypes(in worlds: [World]) -> [UnmetNeed] {
    let offers = worlds.flatMap(\.allOffers)
    let needs = worlds.flatMap(\.setup.needs).filter { need in
      need.type.anySamples.isEmpty && !offers.contains { $0.cover(need.type) }
    }
    let askers = Dictionary(grouping: needs) { ObjectIdentifier($0.type) }
      .mapValues { $0.map { "the module \($0.moduleName)" } }
    var seen: Set<ObjectIdentifier> = []
    return needs.filter { seen.insert(ObjectIdentifier($0.type)).inserted }.map { need in
      UnmetNeed(
        type: "\(need.type)", value: nil, askers: askers[ObjectIdentifier(need.type)] ?? [],
        placeholder: nil)
    }
  }
}

extension ProvidedDestination {
  /// The samples, for code that does not know the type.
  fileprivate static var anySamples: [any RoutableDestinations] { samples }
}
