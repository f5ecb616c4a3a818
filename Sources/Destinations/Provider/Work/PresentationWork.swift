extension AppWorld {
  /// The request for a presentation, with its path, its providers and its answers.
  @MainActor
  class PresentationWork: RequestSteps {
    final let presentation: Presentation
    /// For a link, the presentation with which the flow starts and which the link continues; nil otherwise.
    final let start: Presentation?
    /// The presentations of a path, in order; nil if it is not a path.
    private final var path: Path?
    /// The world of the requester; nil if it is not known.
    private final let world: World?
    /// The answers of choices, then those of the app's closures.
    private final var answers: [CustomAnswers] = []
    /// The provider of the arriving place, found when the presentation was resolved.
    private final var provider: World.Box?

    init(_ presentation: Presentation, after start: Presentation? = nil) {
      self.presentation = presentation
      self.start = start
      world = nil
    }

    /// Creates the steps for a place that lives in a world.
    @inline(__always)
    required init(_ presentation: Presentation, in world: World) {
      self.presentation = presentation
      self.world = world
      start = nil
    }

    var summary: String {
      guard let place = presentation.place else { return presentation.summaryWord }
      return "\(presentation.summaryWord) \(place.name)"
    }

    var beginsAnew: Bool {
      presentation.beginsAnew || start == nil && path?.elements.first?.beginsAnew == true
    }

    func isServed(by host: TreeHost) -> Bool {
      guard let world = host.world as? World else { return false }
      return presentation.routesToBuild.allSatisfy(world.answers)
    }

    func resolve(
      in host: TreeHost, from asker: DestinationID?
    ) throws(DestinationError) -> ResolvedMove {
      let world = try world(of: host)
      if presentation.verb == .path || presentation.custom?.choose != nil {
        return try resolve(Path(chosen()), in: world, host, from: asker)
      }
      let (move, found) = try presentation.move(in: world, OfferScope(host: host, asker: asker))
      provider = found
      return ResolvedMove(move: move, options: presentation.outline.options)
    }

    /// Returns the presentations in order, with the chosen ones in place of those that choose.
    private func chosen() throws(DestinationError) -> [Presentation] {
      let elements = presentation.flattened
      guard elements.contains(where: { $0.custom?.choose != nil }) else { return elements }
      let choices = CustomAnswers(elements)
      answers = [choices]
      return try choices.placing(elements).flatMap(\.flattened)
    }

    /// Resolves a path, which becomes the path of this request.
    private func resolve(
      _ path: Path, in world: World, _ host: TreeHost, from asker: DestinationID?
    ) throws(DestinationError) -> ResolvedMove {
      if let start {
        let (whole, resolved) = try world.resolve(path, after: start, in: host)
        self.path = whole
        return resolved
      }
      self.path = path
      let moves = try path.moves(in: world) { moves throws(DestinationError) in
        try host.tree.structure.payloads(around: asker, after: moves, policy: host.modalPolicy)
      }
      return ResolvedMove(move: .path(moves), options: path.options, elements: path.outlines)
    }

    /// The presentations of the path in order, or the single presentation.
    private var elements: [Presentation] { path?.elements ?? [presentation] }

    func build(_ context: BuildContext) throws(DestinationError) -> Built {
      let world = try world(of: context.host)
      let flow = try world.livingFlow()
      return try context.build { arrival throws(DestinationError) in
        let element = path?.elements[arrival.element] ?? presentation
        let provider = path?.providers[arrival.element] ?? provider
        return try world.build(arrival, of: element, by: provider, for: flow, context)
      }
    }

    func committed(_ plan: TreePlan, wasHeld: Bool, in host: TreeHost) {
      guard plan.addsTabs, let world = try? world(of: host) else { return }
      for tab in elements.compactMap(\.addedTab) { world.add(tab) }
    }

    func end(isDone: Bool) {
      for answers in answers { answers.complete(isDone) }
      presentation.complete(isDone)
    }

    private func world(of host: TreeHost) throws(DestinationError) -> World {
      if let world, world === host.world { return world }
      return try host.world(as: World.self)
    }

    // MARK: Custom presentations

    var mustAsk: Bool {
      path?.asks ?? (presentation.verb == .custom)
    }

    func ask(
      _ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void
    ) {
      let answers = CustomAnswers(elements)
      self.answers.append(answers)
      for (index, element) in elements.enumerated() {
        guard let custom = element.custom, !answers.isRefused else { continue }
        custom.run(self.context(of: element, at: index, context, built)) { answer in
          if answers.take(answer, at: index) { whenAnswered() }
        }
      }
    }

    func resolveAnswered(
      in host: TreeHost, from asker: DestinationID?
    ) throws(DestinationError) -> ResolvedMove {
      let placed = try answers.last?.placing(elements) ?? elements
      let path = Path(Array(placed.dropFirst(path?.startCount ?? 0)))
      return try resolve(path, in: world(of: host), host, from: asker)
    }

    private func context(
      of element: Presentation, at index: Int, _ context: BuildContext, _ built: Built
    ) -> CustomPresentation<Presentation>.Context {
      let host = context.host
      let arrival = context.arrivals.first { $0.element == index }
      let structure = host.tree.structure
      let around = context.requesterID.flatMap(structure.ref).map(structure.ancestryInSheet) ?? []
      return CustomPresentation<Presentation>.Context(
        configuration: element,
        arriving: arrival.flatMap { built.site(for: $0)?.destination },
        current: host.tree.currentID.flatMap { host.site(for: $0)?.destination },
        requester: context.requesterID.flatMap { host.site(for: $0)?.destination },
        around: around.filter { structure.glance($0).kind != .screen }
          .compactMap { host.sites[$0]?.destination },
        openWindow: { [engine = host.link.engine] presentation throws(DestinationError) in
          try World.open(presentation, from: engine)
        })
    }
  }
}

extension DestinationPresentation {
  /// Calls every completion closure once: that of each element of a path, then the outer one.
  @MainActor @inline(__always)
  func complete(_ isDone: Bool) {
    if verb == .path { completeElements(isDone) }
    terms.completionClosure?(isDone)
  }

  @MainActor @inline(never)
  private func completeElements(_ isDone: Bool) {
    var outerFirst: [Self] = []
    var waiting = path ?? []
    while let element = waiting.popLast() {
      outerFirst.append(element)
      waiting += element.path ?? []
    }
    for element in outerFirst.reversed() { element.terms.completionClosure?(isDone) }
  }
}
