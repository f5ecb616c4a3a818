/// The request for a presentation, with its path, its providers and its answers.
@MainActor
class PresentationWork<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: RequestSteps {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  typealias Place = Destinations.Place<DestinationType, ContentType>
  typealias Path = PresentationPath<DestinationType, ContentType, TabType>
  typealias Move = TreeMove<ErasedPayload>

  final let presentation: Presentation
  /// For a link, the presentation with which the flow starts and which the link continues; nil otherwise.
  final let start: Presentation?
  /// The presentations of a path, in order; nil if it is not a path.
  final var path: Path?
  /// The world of the flow that carries out the request, or of the requester before that flow is known.
  private final var world: World?
  private final var answers: CustomAnswers<Presentation>?
  /// The provider of the arriving place, found when the presentation was resolved.
  private final var provider: World.Providers.Box?

  init(_ presentation: Presentation, after start: Presentation? = nil) {
    self.presentation = presentation
    self.start = start
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
    var summary = presentation.summaryWord
    summary += " "
    summary += place.name
    return summary
  }

  var beginsAnew: Bool { presentation.beginsAnew }

  func isServed(by host: TreeHost) -> Bool {
    guard let world = host.world as? World else { return false }
    return presentation.routesToBuild.allSatisfy(world.providers.answers)
  }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    let world = try world(of: host)
    if presentation.verb == .path {
      return try resolve(Path(presentation), in: world, host, from: asker)
    }
    let scope = OfferScope(host: host, asker: asker)
    var found: World.Providers.Box?
    let move = try presentation.move(in: world, scope, servedBy: &found)
    provider = found
    return ResolvedMove(move: move, options: presentation.outline.options)
  }

  /// Resolves a path, which becomes the path of this request.
  private func resolve(
    _ path: Path, in world: World, _ host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    if let start { return try resolve(path, after: start, in: world, host) }
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

  func end(isDone: Bool) {
    answers?.complete(isDone)
    presentation.complete(isDone)
  }

  private func world(of host: TreeHost) throws(DestinationError) -> World {
    if let world, world === host.world { return world }
    let found = try host.world(as: World.self)
    world = found
    return found
  }

  // MARK: Custom presentations

  var mustAsk: Bool {
    path?.asks ?? (presentation.verb == .custom)
  }

  func ask(
    _ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void
  ) {
    let answers = CustomAnswers<Presentation>(elements.map { $0.verb == .custom })
    self.answers = answers
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
    let placed = (try answers?.placing(elements) ?? elements).dropFirst(path?.startCount ?? 0)
    let isChoice = path == nil && presentation.choices != nil
    let path = Path(isChoice ? placed.flatMap { $0.flattened } : Array(placed))
    return try resolve(path, in: world(of: host), host, from: asker)
  }

  private func context(
    of element: Presentation, at index: Int, _ context: BuildContext, _ built: Built
  ) -> CustomPresentation<Presentation>.Context {
    let host = context.host
    let arrivals = context.arrivals
    let position = arrivals.firstIndex { $0.element == index }
    let requester = context.requesterID.flatMap(host.tree.structure.ref)
    return CustomPresentation<Presentation>.Context(
      configuration: element,
      arriving: position.flatMap { built.site(of: arrivals, at: $0)?.destination },
      current: host.tree.currentID.flatMap { host.site(for: $0)?.destination },
      requester: context.requesterID.flatMap { host.site(for: $0)?.destination },
      around: requester.map(host.tree.structure.containers)?
        .compactMap { host.sites[$0]?.destination } ?? [],
      openWindow: { [engine = host.link.engine] presentation throws(DestinationError) in
        guard let engine else {
          throw DestinationError(.windowRefused, "The place is not in a flow.")
        }
        try engine.openWindow(presentation, in: World.self)
      })
  }
}

extension CustomAnswers {
  /// Calls the completion closures of the presentations that closures have answered with.
  fileprivate func complete<D, C, T>(_ isDone: Bool)
  where Presentation == DestinationPresentation<D, C, T> {
    for placement in placements { placement.complete(isDone) }
  }
}

extension DestinationPresentation {
  /// Calls every completion closure once: that of each element of a path, then the outer one.
  @MainActor @inline(__always)
  fileprivate func complete(_ isDone: Bool) {
    if outline.elements.nestPaths {
      completeElements(isDone)
    } else {
      for element in outline.elements.outlines { element.terms.completionClosure?(isDone) }
    }
    outline.terms.completionClosure?(isDone)
  }

  @MainActor @inline(never)
  private func completeElements(_ isDone: Bool) {
    var outerFirst: [Self] = []
    var waiting = path ?? []
    while let element = waiting.popLast() {
      outerFirst.append(element)
      waiting += element.path ?? []
    }
    for element in outerFirst.reversed() { element.outline.terms.completionClosure?(isDone) }
  }
}
