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
    let asked = Dictionary(grouping: worlds.flatMap(asked)) { AnyRoute(wrapping: $0.place) }
    let unmet = asked.compactMap { need(for: $0.base, $1.map(\.asker), worlds) }
    return (unmet + unmetTypes(in: worlds))
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
      need.type.samples.map { ($0 as any RoutableDestinations, "the module \(need.moduleName)") }
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
    for place: any RoutableDestinations, _ askers: [String], _ worlds: [World]
  ) -> UnmetNeed? {
    let resolutions = worlds.compactMap { try? $0.resolution(of: place, by: $0.allOffers) }
    if resolutions.contains(where: { !$0.isPlaceholder }) { return nil }
    var seen: Set<String> = []
    return UnmetNeed(
      type: "\(Swift.type(of: place))", value: "\(place)",
      askers: askers.filter { seen.insert($0).inserted },
      placeholder: resolutions.first.map { "\($0.route)" })
  }

  /// Returns the types without samples for which there is no offer at all.
  @MainActor
  private func unmetTypes(in worlds: [World]) -> [UnmetNeed] {
    let offers = worlds.flatMap(\.allOffers)
    let needs = worlds.flatMap(\.setup.needs).filter { need in
      need.type.samples.isEmpty && !offers.contains { $0.cover(need.type) }
    }
    var askers = Dictionary(grouping: needs) { ObjectIdentifier($0.type) }
      .mapValues { $0.map { "the module \($0.moduleName)" } }
    return needs.compactMap { need in
      askers.removeValue(forKey: ObjectIdentifier(need.type)).map {
        UnmetNeed(type: "\(need.type)", value: nil, askers: $0, placeholder: nil)
      }
    }
  }
}
