/// A presentation on its way: what it builds, asks and has found.
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
  /// The presentation with which the flow starts, if this is a link, which continues it.
  final let start: Presentation?
  /// The presentations of a path, in order; nil if it is not a path.
  final var path: Path?
  /// The world of the flow that carries it out; until then that of the requester, usually the same.
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

  /// Resolves a path, which becomes that of this request.
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
    let world = try world(of: context.engine)
    let flow = try world.livingFlow()
    return try context.build { arrival throws(DestinationError) in
      let element = path?.elements[arrival.element] ?? presentation
      let provider = path?.providers[arrival.element] ?? provider
      return try world.build(arrival, of: element, by: provider, for: flow, context)
    }
  }

  func end(isDone: Bool) {
    for placement in answers?.placements ?? [] { placement.complete(isDone) }
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
    let engine = context.engine
    let arrivals = context.arrivals
    let position = arrivals.firstIndex { $0.element == index }
    let requester = context.requesterID.flatMap(engine.tree.structure.ref)
    return CustomPresentation<Presentation>.Context(
      configuration: element,
      destination: position.flatMap { built.site(of: arrivals, at: $0)?.destination },
      currentDestination: engine.tree.currentID.flatMap { engine.site(for: $0)?.destination },
      parentDestination: context.requesterID.flatMap { engine.site(for: $0)?.destination },
      containers: requester.map(engine.tree.structure.containers)?
        .compactMap { engine.sites[$0]?.destination } ?? [],
      openWindow: { engine.openWindow($0, in: World.self) })
  }
}

extension DestinationPresentation {
  fileprivate var custom: CustomPresentation<Self>? {
    guard verb == .custom, case .custom(let custom) = presentationType else { return nil }
    return custom
  }

  fileprivate var path: [Self]? { verb == .path ? presentationType.path : nil }

  /// Whether it replaces the root before it does anything else.
  var beginsAnew: Bool { path.map { $0.first?.beginsAnew ?? false } ?? (verb == .replaceRoot) }

  /// The routes that need a provider.
  package var routesToBuild: [DestinationType] {
    flattened.filter {
      $0.actionTargetID == nil && $0.verb.traits.route != .finds && $0.prompt == nil
    }
    .flatMap { $0.possibleRoutes }
  }

  /// The routes among which it chooses at run time; nil if it does not choose.
  ///
  /// An alert in another window needs no provider, and is not among them.
  package var choices: [DestinationType]? {
    custom?.choices?.filter { $0.prompt == nil }.compactMap { $0.destinationType }
  }

  /// The presentations in another window; empty if it opens none.
  var windowPlaces: [Self] { opensWindow ? custom?.choices ?? [] : [] }

  /// The prompt of the alert that the request presents; nil for any other request.
  package var prompt: AlertPrompt? { place?.prompt }

  /// Whether the routes to choose from are those of another window.
  var opensWindow: Bool { custom?.opensWindow == true }

  /// The routes to choose from, or the route of the presentation; empty if it names none in this window.
  var possibleRoutes: [DestinationType] {
    opensWindow ? [] : choices ?? destinationType.map { [$0] } ?? []
  }

  /// The elements of the path, with nested paths flattened and inherited content filled in; itself if it is none.
  var flattened: [Self] {
    guard let path else { return [self] }
    if !outline.elements.nestPaths, contentType == nil { return path }
    var flat: [Self] = []
    var waiting = inheriting(path)
    while let element = waiting.popLast() {
      if let inner = element.path, !inner.isEmpty {
        waiting += element.inheriting(inner)
      } else {
        flat.append(element)
      }
    }
    return flat
  }

  /// The elements of its path with its content where they have none, in reverse order.
  private func inheriting(_ path: [Self]) -> [Self] {
    guard let contentType else { return path.reversed() }
    return path.reversed().map { element in
      var element = element
      if element.contentType == nil { element.contentType = contentType }
      return element
    }
  }

  /// Calls every completion closure once: that of each element of a path, then the outer one.
  @MainActor
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
