#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Building what a plan brings, before anything is committed.
extension Flow {
  /// The destinations that a plan brings.
  struct Built {
    /// Built by providers, by the ordinals of their blueprints.
    var fresh: [Int: AnyDestination] = [:]
    /// There before: brought along, or found inside a group that was built.
    var existing: [UUID: AnyDestination] = [:]
    /// What groups that were built contain already, by their ordinals.
    var overrides: [Int: Blueprint<Place>] = [:]
    var interfaces: [UUID: any DestinationInterfacing] = [:]

    func destination(for arrival: TreePlan<Place>.Arrival) -> AnyDestination? {
      fresh[arrival.ordinal] ?? arrival.wishedID.flatMap { existing[$0] }
    }
  }

  /// What can be looked up while destinations are built.
  struct Construction {
    var interfaces: [UUID: any DestinationInterfacing] = [:]
    var destinations: [UUID: AnyDestination] = [:]
  }

  /// Builds what a plan brings, all or nothing.
  func build(
    _ plan: TreePlan<Place>?, _ resolved: Resolved, for request: Request
  ) throws(DestinationError) -> Built {
    var built = Built()
    guard let plan, !plan.arrivals.isEmpty else { return built }
    for destination in resolved.bringing { built.existing[destination.id] = destination }
    construction = Construction()
    defer { construction = nil }
    do throws(DestinationError) {
      try build(plan.arrivals, resolved, request, into: &built)
      try checkIDs(of: built)
      built.interfaces = construction?.interfaces ?? [:]
      return built
    } catch {
      letGo(built)
      throw error
    }
  }

  private func build(
    _ arrivals: [TreePlan<Place>.Arrival], _ resolved: Resolved, _ request: Request,
    into built: inout Built
  ) throws(DestinationError) {
    var next = 0
    for arrival in arrivals where arrival.ordinal >= next {
      if let id = arrival.wishedID, built.existing[id] != nil { continue }
      let destination = try build(arrival, resolved, request)
      built.fresh[arrival.ordinal] = destination
      construction?.destinations[destination.id] = destination
      try checkShape(of: destination, against: arrival)
      if let stock = stock(of: destination) {
        built.take(stock, for: arrival)
        next = arrival.ordinal + arrival.descendantCount + 1
      }
    }
  }

  private func build(
    _ arrival: TreePlan<Place>.Arrival, _ resolved: Resolved, _ request: Request
  ) throws(DestinationError) -> AnyDestination {
    let route = arrival.payload.route
    var configuration = resolved.elements.indices.contains(arrival.element)
      ? resolved.elements[arrival.element] : Presentation(presentationType: .addToCurrent)
    configuration.destinationType = route
    configuration.contentType = arrival.payload.content
    configuration.parentDestinationID =
      request.requesterID ?? resolved.from ?? arrangedTree.currentID
    let site = DestinationSite<DestinationType, ContentType, TabType>(
      host: self, id: ids.next(), expectedTab: arrival.focus?.tabName.flatMap(tab))
    let provider = try providers.provider(for: route)
    do {
      if let destination = try provider.build(configuration, at: site, in: self) {
        return destination
      }
    } catch {
      let reason = "The provider of \(route.rawValue) threw."
      throw DestinationError(.buildFailed, reason, underlying: error)
    }
    throw DestinationError(.notBuilt, "The provider of \(route.rawValue) built nothing.")
  }

  /// What a destination contains already, or nil if nothing.
  private func stock(
    of destination: AnyDestination
  ) -> DestinationStock<DestinationType, ContentType, TabType>? {
    guard destination.membership.home != nil else { return nil }
    let stock = DestinationStock<DestinationType, ContentType, TabType>(destination)
    return stock.hasChildren ? stock : nil
  }

  private func checkShape(
    of destination: AnyDestination, against arrival: TreePlan<Place>.Arrival
  ) throws(DestinationError) {
    guard destination.nodeKind.isAlike(arrival.kind) else {
      let declared = arrival.kind.word ?? "screen"
      let actual = destination.nodeKind.word ?? "screen"
      throw DestinationError(
        .shapeMismatch, "\(arrival.payload.route.rawValue) is declared as \(declared) and built as \(actual).")
    }
  }

  private func checkIDs(of built: Built) throws(DestinationError) {
    var seen: Set<UUID> = []
    for destination in built.all
    where !seen.insert(destination.id).inserted || arrangedTree.contains(id: destination.id) {
      let id = TreeTextToken.id(destination.id)
      throw DestinationError(.duplicateID, "A place with the identifier \(id) exists already.")
    }
  }

  /// Lets go of what was built for a request that is refused after all.
  func letGo(_ built: Built) {
    for (_, destination) in built.fresh.sorted(by: { $0.key > $1.key }) { release(destination) }
  }

  /// Writes the identifiers of what was built into a plan.
  func assignIDs(of built: Built, to plan: inout TreePlan<Place>) throws(DestinationError) {
    for arrival in plan.arrivals {
      guard let destination = built.destination(for: arrival) else {
        throw DestinationError(
          .shapeMismatch, "What was built for \(arrival.payload.route.rawValue) is not what was planned.")
      }
      plan.assign(destination.id, to: arrival)
    }
  }
}

extension Flow.Built {
  var all: [Flow.AnyDestination] { Array(fresh.values) + existing.values }

  /// Takes over what a group contains already, instead of building what its shape says.
  @MainActor
  fileprivate mutating func take(
    _ stock: DestinationStock<DestinationType, ContentType, TabType>,
    for arrival: TreePlan<Flow.Place>.Arrival
  ) {
    var blueprint = stock.blueprint
    blueprint.payload = arrival.payload
    overrides[arrival.ordinal] = blueprint
    for destination in stock.destinations.dropFirst() { existing[destination.id] = destination }
  }
}

extension NodeKind {
  /// Whether a destination of this kind may be built for a place of another; stacks are all alike.
  fileprivate func isAlike(_ other: NodeKind) -> Bool {
    if case .stack = self, case .stack = other { return true }
    return self == other
  }
}
