extension FlowSetup {
  /// Computes the map of the app from its providers.
  ///
  /// Only the receivers of the samples are called.
  ///
  /// - Parameter samples: Sample values to send. The map shows what receivers present for them. A
  ///   receiver without a sample is marked, but its target is unknown.
  /// - Returns: The map.
  /// - Complexity: O(*n* log *n*) for *n* entries of all tables.
  @MainActor
  public func graph(sending samples: [any Sendable] = []) -> NavigationGraph {
    AppWorld.GraphMaker(AppWorld(self), samples: samples).graph()
  }
}

extension AppWorld {
  /// Computes the map of a flow and of its embedded flows.
  @MainActor
  struct GraphMaker {
    private let world: AppWorld

    /// The sample values to send.
    private let samples: [any Sendable]

    /// The prefix of the names of places: in an embedded flow, the name of the host and a slash.
    private let prefix: String

    /// Returns the name of a route that an outer flow can present.
    private let outerName: (DestinationType) -> String?

    /// The places at the roots of tabs and columns, by slot name, over all shapes.
    private var rootsBySlot: [String: [String]] = [:]

    init(
      _ world: AppWorld, samples: [any Sendable], prefix: String = "",
      outerName: @escaping (DestinationType) -> String? = { _ in nil }
    ) {
      self.world = world
      self.samples = samples
      self.prefix = prefix
      self.outerName = outerName
      let slots =
        world.entries.flatMap { $0.provider.shape(for: $0.route).rootsOfSlots }
        + world.declaredPresentations.flatMap(\.flattened).compactMap { presentation in
          presentation.addedTab.flatMap { tab in
            presentation.destinationType.map { (tab.slot.label, $0) }
          }
        }
      rootsBySlot = Dictionary(grouping: slots, by: \.slot)
        .mapValues { Set($0.map { name(of: $0.root) }).sorted() }
    }

    func graph() -> NavigationGraph {
      let edges = edges()
      let starts =
        ([world.setup.startingDestination] + world.setup.entries).flatMap(targets(of:)) + linked
      var places = Dictionary(grouping: self.places(), by: \.name).mapValues(Self.merged)
      for name in starts + edges.compactMap(\.target) where places[name] == nil {
        places[name] = NavigationGraph.Place(name: name)
      }
      var seen: Set<String> = []
      return NavigationGraph(
        places: places.values.sorted(on: \.name),
        edges: edges.filter { seen.insert($0.description).inserted },
        entries: starts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    private static func merged(_ places: [NavigationGraph.Place]) -> NavigationGraph.Place {
      changed(places[0]) {
        $0.requests = Set(places.flatMap(\.requests)).sorted()
        $0.handled = Set(places.flatMap(\.handled)).sorted()
        $0.undeclared = Set(places.flatMap(\.undeclared)).sorted()
        $0.answers = Set(places.flatMap(\.answers)).sorted()
      }
    }

    /// Returns the name of a route in this flow, or else in the outer one.
    private func name(of route: DestinationType) -> String {
      let route = world.standIn(for: route)
      if !world.serves(route), let outer = outerName(route) { return outer }
      let name = prefix + world.name(of: route)
      return name == NavigationGraph.anywhere ? "'\(name)'" : name
    }

    private func places() -> [NavigationGraph.Place] {
      let own = world.entries.map { route, box in
        NavigationGraph.Place(
          name: name(of: route), kind: box.shape(for: route).kind, requests: box.requests,
          handled: box.handled, undeclared: box.undeclared,
          answers: box.presentations.compactMap(\.presentation.outline.terms.answerKey?.text))
      }
      let alerts = world.declaredPresentations.flatMap(\.flattened).filter { $0.prompt != nil }
        .flatMap(targets(of:)).map { NavigationGraph.Place(name: $0, kind: .alert) }
      return own + alerts + embedded.flatMap { $0.maker.places() }
    }

    private func edges() -> [NavigationGraph.Edge] {
      let own = world.entries.flatMap { route, box in
        let origin = name(of: route)
        // System navigation comes without content.
        let rows = box.rows.flatMap { key, presentation, isSystem in
          edges(
            of: presentation, .interaction(key.rawValue), from: origin, given: isSystem ? [] : nil)
            + answers(to: presentation, in: box)
        }
        return shapeEdges(of: box.shape(for: route), from: origin) + rows
          + receipts(box.services.receivers, from: origin)
      }
      return own + receipts(world.setup.services.receivers, from: NavigationGraph.anywhere)
        + world.setup.guards.flatMap { guarding in
          guarding.presents.flatMap {
            edges(of: $0, .guarded(by: guarding.name), from: NavigationGraph.anywhere)
          }
        }
        + embedded.flatMap { host, maker in
          maker.targets(of: maker.world.setup.startingDestination).map {
            NavigationGraph.Edge(
              origin: name(of: host), trigger: .shape(slot: "flow"), presentation: "inside",
              target: $0, passage: .thereAndBack)
          } + maker.edges()
        }
    }

    /// The places that links may lead to after a look-up, in this flow and in embedded ones.
    private var linked: [String] {
      (world.setup.links?.lookedUpRoutes ?? []).map(name(of:)) + embedded.flatMap(\.maker.linked)
    }

    private var embedded: [(host: DestinationType, maker: GraphMaker)] {
      world.embedded.map { route, inner in
        let maker = GraphMaker(
          inner, samples: samples, prefix: name(of: route) + "/",
          outerName: { world.answers($0) ? name(of: $0) : outerName($0) })
        return (route, maker)
      }
    }

    private func shapeEdges(of shape: Shape, from origin: String) -> [NavigationGraph.Edge] {
      shape.rootsOfSlots.map { slot, root in
        NavigationGraph.Edge(
          origin: origin, trigger: .shape(slot: slot), presentation: "inside",
          target: name(of: root), passage: .thereAndBack,
          lacksContent: lacksContent(.push(root), given: []))
      }
    }

    private func edges(
      of presentation: Presentation, _ trigger: NavigationGraph.Edge.Trigger, from origin: String,
      given: [ContentType]? = nil
    ) -> [NavigationGraph.Edge] {
      let elements = presentation.flattened
      let targets: [(name: String?, lacksContent: Bool)] = elements.flatMap { element in
        let lacksContent = lacksContent(element, given: given)
        return target(of: element).map { ($0, lacksContent) }
      }
      return (targets.isEmpty ? [(nil, false)] : targets).map { target, lacksContent in
        NavigationGraph.Edge(
          origin: origin, trigger: trigger, presentation: presentation.word, target: target,
          passage: presentation.passage, lacksContent: lacksContent,
          asks: presentation.question?.key.text)
      }
    }

    private func lacksContent(_ presentation: Presentation, given: [ContentType]?) -> Bool {
      !world.contentFaults(of: presentation, as: "", given: given).isEmpty
    }

    /// Returns the edges from the alerts of a presentation to the targets of their buttons.
    private func answers(
      to presentation: Presentation, in box: Setup.Provider
    ) -> [NavigationGraph.Edge] {
      presentation.flattened.flatMap { element -> [NavigationGraph.Edge] in
        guard let prompt = element.prompt, let origin = target(of: element).first else { return [] }
        return prompt.buttons.flatMap { button in
          let next = box.presentations.first {
            $0.interaction.rawValue == button.interaction?.rawValue
          }
          return edges(
            of: next?.presentation ?? .dismissSheet, .interaction(button.title), from: origin)
        }
      }
    }

    /// Returns the presentations of receivers for the samples.
    private func receipts(
      _ receivers: AnswerTable<Presentation>, from origin: String
    ) -> [NavigationGraph.Edge] {
      receivers.types.flatMap { type in
        let trigger = NavigationGraph.Edge.Trigger.received(type: type.name)
        let samples = samples.filter { Swift.type(of: $0) == type.type }
        guard !samples.isEmpty else {
          return [
            NavigationGraph.Edge(
              origin: origin, trigger: trigger, presentation: "", target: nil, passage: .anywhere)
          ]
        }
        return samples.compactMap(receivers.answer)
          .flatMap { edges(of: $0, trigger, from: origin, given: []) }
      }
    }

    /// Returns the places that a presentation names, including those of its path.
    private func targets(of presentation: Presentation) -> [String] {
      presentation.flattened.flatMap { target(of: $0) }
    }

    private func target(of presentation: Presentation) -> [String] {
      if case .checkpoint(let key)? = presentation.effect?.need {
        return world.routes(withCheckpoint: key).map(name(of:))
      }
      let routes = presentation.choices ?? presentation.possibleRoutes
      if !routes.isEmpty { return routes.map(name(of:)) }
      let slot = presentation.verb.move(nil, presentation.outline.terms)?.slot
      return slot.flatMap { rootsBySlot[$0.label] } ?? []
    }
  }
}

extension DestinationShape {
  /// The places inside, with the names of their slots.
  fileprivate var rootsOfSlots: [(slot: String, root: DestinationType)] {
    slots.compactMap { slot in slot.root.map { (slot.name.label, $0) } }
  }
}

extension SlotName {
  /// The name of a slot in a map.
  fileprivate var label: String {
    switch self {
    case .path: "root"
    case .tab(let name): "tab \(name)"
    case .child: "child"
    case .column, .attached, .sheet: description
    }
  }
}

extension DestinationPresentation {
  /// The word for the trigger in a map.
  fileprivate var word: String {
    if opensWindow { return "openWindow" }
    return prompt != nil ? "alert" : choices == nil ? "\(verb)" : "choosing"
  }

  /// The change that the trigger makes to the places that the user can reach.
  fileprivate var passage: Passage {
    if choices != nil { return .thereAndBack }
    if verb == .path {
      let passages = flattened.filter { $0.verb != .path }.map(\.passage)
      return [.anywhere, .anew, .thereAndBack, .there, .instead, .toPresent].first(
        where: passages.contains) ?? .back
    }
    let passage = verb.traits.passage
    return passage == .thereAndBack && !outline.namesRoute ? .toPresent : passage
  }
}
