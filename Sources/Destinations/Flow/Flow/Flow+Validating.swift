/// Checking a setup for faults, and drawing its map.
extension Flow {
  /// Returns the faults that can be found in the setup without running anything.
  ///
  /// Call it in a test.
  ///
  /// It does not stop at the first fault. It finds:
  /// - routes in tables, shapes, the starting destination, look-ups of links and other windows that
  ///   have no provider, no offer and no placeholder;
  /// - routes that two modules provide, and two keys with the same case;
  /// - a starting destination that needs a tree to exist already;
  /// - presentations that need a route and have none, and empty paths;
  /// - presentations whose own content does not suit their place, and starts, shapes and system navigations without
  ///   the content that their place needs;
  /// - interactions that are declared twice: as a presentation, a request, or for the state model;
  /// - routes and interactions that have neither a `rawValue` nor a label that can be read;
  /// - shapes that contain themselves, no tabs, or a tab or a column twice, shapes that select what they do not
  ///   contain, and shapes of another kind than the type of the destination;
  /// - assistants for other types, and faulty links;
  /// - login guards that protect the login that they present.
  ///
  /// Embedded flows are included: those that a ``DestinationProvider`` declares and those that are presented. A route
  /// without a provider is not reported if another flow of the same window can serve it. The work of the app's
  /// closures, such as providers, guards, assistants and state models, is not examined.
  /// - Returns: The faults in a stable order; empty if there are none.
  /// - Complexity: O(*n* + *k*²) for *n* entries in all tables and *k* kinds of links, each pair of
  ///   which is compared.
  public func validate() -> [DestinationError] { faults(building: nil) }

  /// Returns the faults in the setup, including those that show only when places are built.
  ///
  /// ```swift
  /// @Test func `the setup is sound`() {
  ///   #expect(Notes.AppFlow(Notes.setup()).validate(building: [.note: [.note(1)]]).isEmpty)
  /// }
  /// ```
  /// The list contains the faults that ``validate()`` returns, and:
  /// - providers that throw or return nil, and places that need content of which there is no sample;
  /// - presentations that pass unsuitable content if a sample was added for their interaction;
  /// - links without placeholders to routes without a provider, or to places that get no suitable content;
  /// - requests of tables to an interactor that the provider does not assign, and interactions of `handles` without
  ///   a state model that takes interactions;
  /// - answers of tables that no table asks for, at places to which tables lead.
  ///
  /// Each place is built once for each sample of its route, alone, with a flow of its own that presents nothing,
  /// and is released again. No hook runs, so an interactor has to be assigned while the place is built.
  /// - Parameter samples: The contents of the places; the same that explorations take.
  /// - Returns: The faults in a stable order; empty if there are none.
  public func validate(
    building samples: SampleContents<DestinationType, ContentType>
  ) -> [DestinationError] {
    faults(building: samples)
  }

  /// Computes the map of this flow from its current providers.
  ///
  /// Only the receivers of the samples are called.
  ///
  /// - Parameter samples: Sample values to send; see ``FlowSetup/graph(sending:)``.
  /// - Returns: The map.
  /// - Complexity: O(*n* log *n*) for *n* entries of all tables.
  public func graph(sending samples: [any Sendable] = []) -> NavigationGraph {
    World.GraphMaker(world, samples: samples).graph()
  }

  /// A flow that presents nothing.
  private static var silent: Flow {
    Flow(Setup(providers: [:], startingDestination: .dismissAny))
  }

  /// Returns the interactors of a place that is built again, separately from all others; none if it cannot be built.
  package func interactors(building place: Place) -> [AnyObject] {
    let provider = world.box(for: place.route)?.provider
    let box = PlaceBox(place.route, place.content)
    return provider?.interactors(building: box, for: Self.silent) ?? []
  }

  private func faults(
    building samples: SampleContents<DestinationType, ContentType>?
  ) -> [DestinationError] {
    var seen: Set<String> = []
    let others = (engine.around.map(\.engine) + engine.within).compactMap { $0.world as? World }
    var found = world.faults(besides: others, samples: samples) + setup.moduleFaults
    found += (setup.links?.faults ?? []) + (setup.snapshots?.faults ?? [])
    if let samples {
      for (pattern, _, path) in setup.links?.kinds() ?? [] where !path.isEmpty {
        found += world.faults(
          of: .path(path), as: "The link \(pattern)", servedBy: others + [world], given: [])
      }
      found += world.faults(building: samples, for: Self.silent) + graph().unaskedAnswers
    }
    found += embeddedFlows.flatMap { $0.faults(building: samples) }
    return found.filter { seen.insert($0.description).inserted }
  }
}
