/// The part of a request that depends on the app's types; the engine does the rest.
///
/// The engine calls the methods in this order, each at most once for a request, and ``end(isDone:)``
/// always. Work that stores nothing about a request may be shared by several.
@MainActor
class RequestWork {
  /// A short description of the request.
  var summary: String { "" }

  /// The place to act from, unless the request came from one.
  var origin: DestinationID? { nil }

  /// The requester, which the engine sets when the request is resolved; nil if there is none.
  var asker: DestinationID?

  /// Whether it can be carried out only in the flow where it was made.
  var staysHere: Bool { true }

  /// Whether a host has a provider for every route that it would build.
  func isServed(by host: TreeHost) -> Bool { false }

  /// Whether it starts a flow, so that no place of the flow is its requester.
  var isStart: Bool { false }

  /// Whether it removes everything that is presented before it presents anything.
  var beginsAnew: Bool { isStart }

  /// The parent that a start names; it is not a place of the flow.
  var outsideParentID: DestinationID? { nil }

  /// Returns the move for the tree.
  func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    ResolvedMove(move: nil)
  }

  /// Builds the arriving places of a plan, all or none.
  func build(_ context: BuildContext) throws(DestinationError) -> Built { Built() }

  /// Whether closures of the app have to answer before the change is made.
  var mustAsk: Bool { false }

  /// Calls the app's closures; `whenAnswered` is called once all have answered.
  func ask(_ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void) {}

  /// Returns the move for the tree after all closures have answered.
  func resolveAnswered(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    ResolvedMove(move: nil)
  }

  /// Called when the change is committed, before any hook runs.
  func committed(
    _ plan: TreePlan<ErasedPayload>, by request: EngineRequest, in engine: FlowEngine
  ) {}

  /// Whether it has another way after a refusal, and is to be resolved again.
  func triesAgain(after error: DestinationError, in engine: FlowEngine) -> Bool { false }

  /// The request to run while a guard holds this one and nothing is presented; nil for none.
  var standIn: RequestWork? { nil }

  /// Whether it replays or takes back a journal entry.
  var isOfJournal: Bool { false }

  /// An answer, and the place that gives it to its open question if it leaves by this request.
  var answer: (value: Answer, placeID: DestinationID)? { nil }

  /// The gesture that the request reports; nil for all others.
  var gesture: Gesture? { nil }

  /// Tells the caller how the request ended.
  func end(isDone: Bool) {}
}

/// What a request does to the tree; an object, so that passing it on copies nothing.
final class ResolvedMove: Sendable {
  /// The move.
  let move: TreeMove<ErasedPayload>

  /// Whether the tree is not changed, so that not even a landing place is computed.
  let isNothing: Bool

  /// The display options.
  let options: InterfaceChange.Options

  /// The outlines of a path's presentations; empty if it is not a path.
  ///
  /// Those of a link come after those of the start that it continues.
  let elements: [PresentationOutline]

  /// What to make instead of the move, if it is a link that leads to the same place from everywhere.
  let link: LinkMoves?

  /// The display options of sheets inside other arrivals, by the payloads at their bottoms.
  let sheetOptions: [ObjectIdentifier: SheetPresentationOptions]

  init(
    move: TreeMove<ErasedPayload>?, options: InterfaceChange.Options = .plain,
    elements: [PresentationOutline] = [], link: LinkMoves? = nil,
    sheetOptions: [ObjectIdentifier: SheetPresentationOptions] = [:]
  ) {
    self.move = move ?? .stay
    isNothing = move == nil
    self.options = options
    self.elements = elements
    self.link = link
    self.sheetOptions = sheetOptions
  }

  /// Whether several presentations are carried out as one.
  var isPath: Bool { (link?.moves.count ?? elements.count) > 1 }

  /// The same options for another move.
  func with(_ move: TreeMove<ErasedPayload>) -> ResolvedMove {
    ResolvedMove(
      move: move, options: options, elements: elements, sheetOptions: sheetOptions)
  }
}

/// What work needs to build the arriving places of a plan.
@MainActor
struct BuildContext {
  /// The places that the plan brings.
  let arrivals: [TreePlan<ErasedPayload>.Arrival]
  let engine: FlowEngine

  /// The requester, for providers.
  let requesterID: DestinationID?
}

/// The places built for a request and not committed yet.
@MainActor
struct Built {
  /// The places built by providers, in the order of their ordinals.
  var fresh: Few<Fresh> = .none

  /// Places that existed before; nil for most requests.
  var found: Found?

  /// A place that a provider built.
  struct Fresh {
    let ordinal: Int
    let site: Site
  }

  /// Places that were passed in, or found inside built groups.
  @MainActor
  final class Found {
    var sites: [DestinationID: Site]

    /// The places found inside built groups, which arrive with them.
    var inside: [Site] = []

    /// The contents of built groups, by the groups' ordinals.
    var overrides: [Int: Blueprint<ErasedPayload>] = [:]

    init(_ sites: [DestinationID: Site] = [:]) {
      self.sites = sites
    }
  }

  /// The contents of built groups, by the groups' ordinals; nil if there are none.
  var contents: [Int: Blueprint<ErasedPayload>]? {
    guard let overrides = found?.overrides, !overrides.isEmpty else { return nil }
    return overrides
  }

  /// Returns the site for an arrival of a plan.
  func site(of arrivals: [TreePlan<ErasedPayload>.Arrival], at index: Int) -> Site? {
    let ordinal = arrivals[index].ordinal
    if index < fresh.count {
      let likely = fresh[index]
      if likely.ordinal == ordinal { return likely.site }
    }
    return arrivals[index].wishedID.flatMap { found?.sites[$0] } ?? freshSite(of: ordinal)
  }

  /// Returns the site that was built for an ordinal; those of fresh places increase.
  private func freshSite(of ordinal: Int) -> Site? {
    var (low, high) = (0, fresh.count)
    while low < high {
      let middle = (low + high) / 2
      if fresh[middle].ordinal < ordinal { low = middle + 1 } else { high = middle }
    }
    return low < fresh.count && fresh[low].ordinal == ordinal ? fresh[low].site : nil
  }

  /// Renumbers the places for another plan of the same elements, some of which bring more than before.
  mutating func renumber(
    from old: [TreePlan<ErasedPayload>.Arrival], to new: [TreePlan<ErasedPayload>.Arrival]
  ) {
    var starts: [Int: Int] = [:]
    for arrival in new where starts[arrival.element] == nil && arrival.ordinal < .max {
      starts[arrival.element] = arrival.ordinal
    }
    var former: [Int: Int] = [:]
    var numbers: [Int: Int] = [:]
    for arrival in old where arrival.ordinal < .max {
      let start = former[arrival.element] ?? arrival.ordinal
      former[arrival.element] = start
      numbers[arrival.ordinal] = starts[arrival.element].map { $0 + arrival.ordinal - start }
    }
    fresh = .several(
      fresh.map { Fresh(ordinal: numbers[$0.ordinal] ?? $0.ordinal, site: $0.site) })
    guard let found else { return }
    found.overrides = Dictionary(
      found.overrides.map { (numbers[$0.key] ?? $0.key, $0.value) }
    ) { $1 }
  }

  /// Adds places that were built later, between those that are there.
  mutating func add(_ others: Built) {
    if !others.fresh.isEmpty {
      fresh = .several((Array(fresh) + others.fresh).sorted { $0.ordinal < $1.ordinal })
    }
    guard let more = others.found else { return }
    let found = found ?? Found()
    found.sites.merge(more.sites) { $1 }
    found.inside += more.inside
    found.overrides.merge(more.overrides) { $1 }
    self.found = found
  }

  /// Releases the places that a plan does not bring after all.
  mutating func letGo(exceptFor arrivals: [TreePlan<ErasedPayload>.Arrival]) {
    let needed = Set(
      arrivals.indices.compactMap { site(of: arrivals, at: $0).map(ObjectIdentifier.init) })
    for place in fresh.reversed() where !needed.contains(ObjectIdentifier(place.site)) {
      place.site.release()
    }
    fresh = fresh.filter { needed.contains(ObjectIdentifier($0.site)) }
  }

  /// Releases the places that providers built, if the request is refused.
  func letGo() {
    for site in (found?.inside ?? []).reversed() { site.release() }
    for place in fresh.reversed() { place.site.release() }
  }
}
