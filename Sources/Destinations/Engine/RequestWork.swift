#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a request is about, which only the app's types can say; the engine does the rest.
///
/// The engine calls the parts in this order, each at most once for a request, and ``end(isDone:)`` always. Work that keeps
/// nothing of a request may be shared by several.
@MainActor
class RequestWork {
  /// The request in a few words.
  var summary: String { "" }

  /// The place to act from, unless the request came from one.
  var origin: UUID? { nil }

  /// The place whose request it is, as the engine knows it when it is resolved; nil for none.
  var asker: UUID?

  /// Whether it is of no use in any other flow than the one in which it was made.
  var staysHere: Bool { true }

  /// Whether a host has a provider for every route that it would build.
  func isServed(by host: TreeHost) -> Bool { false }

  /// Whether it starts a flow, so that no place of the flow asks for it.
  var isStart: Bool { false }

  /// The parent that a start names, which is no place of the flow.
  var outsideParentID: UUID? { nil }

  /// Says what to do to the tree.
  func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    ResolvedMove(move: nil)
  }

  /// Builds what a plan brings, all or nothing.
  func build(_ context: BuildContext) throws(DestinationError) -> Built { Built() }

  /// Whether closures of the app have to answer before the change is made.
  var mustAsk: Bool { false }

  /// Asks closures of the app; `whenAnswered` is called once all have answered.
  func ask(_ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void) {}

  /// Says what to do to the tree now that everybody has answered.
  func resolveAnswered(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    ResolvedMove(move: nil)
  }

  /// Tells that the change is made; no hook has run yet.
  func committed(
    _ plan: TreePlan<ErasedPayload>, by request: EngineRequest, in engine: FlowEngine
  ) {}

  /// Whether it has another way to do what was refused, and is to be resolved anew.
  func triesAgain(after error: DestinationError, in engine: FlowEngine) -> Bool { false }

  /// What is presented instead while a guard holds the request and nothing is presented; nil for nothing.
  var standIn: RequestWork? { nil }

  /// Whether it does what a journal says.
  var isOfJournal: Bool { false }

  /// What it answers, and the place that answers: what is asked there gets it if it leaves by this request.
  var answer: (value: Answer, placeID: UUID)? { nil }

  /// The gesture that the request tells of; nil for all others.
  var gesture: Gesture? { nil }

  /// Tells whoever made the request how it ended.
  func end(isDone: Bool) {}
}

/// What a request does to the tree; an object, so that handing it on copies nothing.
final class ResolvedMove: Sendable {
  /// What to do.
  let move: TreeMove<ErasedPayload>

  /// Whether nothing is to be done to the tree, not even to look where that would lead.
  let isNothing: Bool

  /// How an interface is to show it.
  let options: InterfaceChange.Options

  /// What the presentations of a path say; empty for what is none.
  let elements: [PresentationOutline]

  /// How the sheets are to be shown that come with others, by the payloads at their bottoms.
  let sheetOptions: [ObjectIdentifier: SheetPresentationOptions]

  init(
    move: TreeMove<ErasedPayload>?, options: InterfaceChange.Options = .plain,
    elements: [PresentationOutline] = [],
    sheetOptions: [ObjectIdentifier: SheetPresentationOptions] = [:]
  ) {
    self.move = move ?? .stay
    isNothing = move == nil
    self.options = options
    self.elements = elements
    self.sheetOptions = sheetOptions
  }

  /// The same for another move.
  func with(_ move: TreeMove<ErasedPayload>) -> ResolvedMove {
    ResolvedMove(
      move: move, options: options, elements: elements, sheetOptions: sheetOptions)
  }
}

/// What work needs to build what a plan brings.
@MainActor
struct BuildContext {
  /// The places that the plan brings.
  let arrivals: [TreePlan<ErasedPayload>.Arrival]
  let engine: FlowEngine

  /// The place that asked, for providers.
  let requesterID: UUID?
}

/// What was built for a request and is not committed yet.
@MainActor
struct Built {
  /// Built by providers, in the order of their ordinals.
  var fresh: Few<Fresh> = .none

  /// There before; nil for most requests.
  var found: Found?

  /// A place that a provider built.
  struct Fresh {
    let ordinal: Int
    let site: Site
  }

  /// What was brought along, or found inside groups that were built.
  @MainActor
  final class Found {
    var sites: [UUID: Site]

    /// What was found inside groups that were built, and goes with them.
    var inside: [Site] = []

    /// What groups that were built contain already, by their ordinals.
    var overrides: [Int: Blueprint<ErasedPayload>] = [:]

    init(_ sites: [UUID: Site] = [:]) {
      self.sites = sites
    }
  }

  /// Returns the site for the n-th of the arrivals of a plan.
  func site(of arrivals: [TreePlan<ErasedPayload>.Arrival], at index: Int) -> Site? {
    let ordinal = arrivals[index].ordinal
    if index < fresh.count {
      let likely = fresh[index]
      if likely.ordinal == ordinal { return likely.site }
    }
    return arrivals[index].wishedID.flatMap { found?.sites[$0] }
      ?? fresh.first { $0.ordinal == ordinal }?.site
  }

  /// Lets go of what providers built, for a request that is refused after all.
  func letGo() {
    for site in (found?.inside ?? []).reversed() { site.release() }
    for place in fresh.reversed() { place.site.release() }
  }
}
