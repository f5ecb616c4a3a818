#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Builds what a plan brings by the providers of an app, all or nothing.
@MainActor
struct PlaceBuilder<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias PlaceBox = Destinations.PlaceBox<DestinationType, ContentType>
  typealias Arrival = TreePlan<ErasedPayload>.Arrival

  let world: World
  let presentation: Presentation
  let path: [Presentation]?

  /// Told of each place that cannot be built; true to see whether others fail too before all is refused.
  var onFailure: ((_ payload: ObjectIdentifier, _ error: DestinationError) -> Bool)?

  func build(_ context: BuildContext) throws(DestinationError) -> Built {
    var built = Built()
    do throws(DestinationError) {
      var next = 0
      var failure: DestinationError?
      for arrival in context.plan?.arrivals ?? [] where arrival.ordinal >= next {
        do throws(DestinationError) {
          if try add(arrival, to: &built, context) { next = arrival.nextOrdinal }
        } catch {
          guard onFailure?(ObjectIdentifier(arrival.payload.keeper), error) == true else {
            throw error
          }
          failure = failure ?? error
          next = arrival.nextOrdinal
        }
      }
      if let failure { throw failure }
      return built
    } catch {
      built.letGo()
      throw error
    }
  }

  /// Builds one place.
  ///
  /// - Returns: Whether it has brought what is inside it.
  private func add(
    _ arrival: Arrival, to built: inout Built, _ context: BuildContext
  ) throws(DestinationError) -> Bool {
    let site = try build(arrival, context)
    try checkNewness(of: site, context)
    built.fresh.append((arrival.ordinal, site))
    context.engine.construction?.add(site)
    try checkShape(of: site, against: arrival)
    guard let stock = GroupStock(of: site), stock.hasChildren else { return false }
    built.take(stock, for: arrival)
    return true
  }

  private func build(
    _ arrival: Arrival, _ context: BuildContext
  ) throws(DestinationError) -> Site {
    guard let flow = world.flow, let place: PlaceBox = arrival.payload.placeBox(),
      let route = place.route
    else {
      throw DestinationError(.flowEnded, "The flow is gone.")
    }
    let site = DestinationSite(
      host: context.engine, id: context.engine.ids.next(), expectedTab: arrival.focus?.tabName)
    let configuration = (path?[arrival.element] ?? presentation)
      .configured(for: place, requesterID: context.requesterID)
    context.engine.construction?.begin(site)
    let provider = try world.providers.provider(for: route)
    let destination: (any Destinationable<DestinationType, ContentType, TabType>)?
    do {
      destination = try provider.build(configuration, at: site, in: flow)
    } catch {
      let reason = "The provider of \(route.rawValue) threw."
      throw DestinationError(.buildFailed, reason, underlying: error)
    }
    if let destination { return SiteOf(destination) }
    throw DestinationError(.notBuilt, "The provider of \(route.rawValue) built nothing.")
  }

  /// Refuses what is no new place: one that has left, or has the identifier of another.
  private func checkNewness(
    of site: Site, _ context: BuildContext
  ) throws(DestinationError) {
    if site.membership.hasLeft {
      let reason = "The provider of \(site.routeName) built a place that has left already."
      throw DestinationError(.notBuilt, reason)
    }
    guard let other = context.engine.site(for: site.id) else { return }
    if other.destination !== site.destination { site.release() }
    let id = TreeTextToken.id(site.id)
    throw DestinationError(.duplicateID, "A place with the identifier \(id) exists already.")
  }

  private func checkShape(
    of site: Site, against arrival: Arrival
  ) throws(DestinationError) {
    let actual = site.destination.nodeKind
    if actual.isAlike(arrival.kind) { return }
    let words = (arrival.kind.word ?? "screen", actual.word ?? "screen")
    let reason = "\(site.routeName) is declared as \(words.0) and built as \(words.1)."
    throw DestinationError(.shapeMismatch, reason)
  }
}

extension Built {
  /// Takes over what a group contains already, instead of building what its shape says.
  fileprivate mutating func take(
    _ stock: GroupStock, for arrival: TreePlan<ErasedPayload>.Arrival
  ) {
    var blueprint = stock.blueprint
    blueprint.payload = arrival.payload
    overrides[arrival.ordinal] = blueprint
    inside += stock.sites.dropFirst()
    for site in stock.sites.dropFirst() { existing[site.id] = site }
  }
}

extension TreePlan.Arrival {
  /// The ordinal of the next place that is not inside this one.
  fileprivate var nextOrdinal: Int { ordinal + descendantCount + 1 }
}

extension NodeKind {
  /// Whether a destination of this kind may be built for a place of another; stacks are all alike.
  fileprivate func isAlike(_ other: NodeKind) -> Bool {
    if case .stack = self, case .stack = other { return true }
    return self == other
  }
}
