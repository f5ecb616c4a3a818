/// Builds the arriving places of a plan, all or none.
///
/// It does not know the app's types; the closure that builds a single place does.
extension BuildContext {
  /// Called for each place that cannot be built; returns true to find further failures before refusing all.
  typealias Tolerance = (_ payload: ObjectIdentifier, _ error: DestinationError) -> Bool

  /// Builds every place, except those that another built place already contains.
  func build(
    tolerating onFailure: Tolerance? = nil, _ make: (TreeArrival) throws(DestinationError) -> Site
  ) throws(DestinationError) -> Built {
    var built = Built()
    var next: Int64 = 0
    var failure: DestinationError?
    for index in arrivals.indices where arrivals[index].ordinal >= next {
      let arrival = arrivals[index]
      do throws(DestinationError) {
        if try !add(make(arrival), as: arrival, to: &built) { continue }
      } catch {
        let isTolerated = onFailure?(ObjectIdentifier(arrival.payload.keeper), error) ?? false
        failure = isTolerated ? failure ?? error : error
        if !isTolerated { break }
      }
      next = arrival.ordinal + Int64(arrival.insideCount) + 1
    }
    guard let failure else { return built }
    built.letGo()
    throw failure
  }

  /// Adds a built place.
  ///
  /// - Returns: Whether the place was built together with the places inside it.
  private func add(
    _ site: Site, as arrival: TreeArrival, to built: inout Built
  ) throws(DestinationError) -> Bool {
    try checkNewness(of: site)
    built.fresh.append(Built.Fresh(ordinal: arrival.ordinal, site: site))
    host.construction?.add(site)
    let kind = site.destination.nodeKind
    if let fault = SetupFault.mismatch(of: site.routeName, kind, declaredAs: arrival.kind) {
      throw fault
    }
    guard let stock = GroupStock(of: site), stock.sites.count > 1 else { return false }
    // The children that the group already has are used instead of those that its shape declares.
    var blueprint = stock.blueprint
    blueprint.payload = arrival.payload
    built.contents[arrival.ordinal] = blueprint
    built.inside += stock.sites.dropFirst()
    for site in stock.sites.dropFirst() { built.found[site.id] = site }
    return true
  }

  /// Refuses a place that has left already, or has the identifier of another one.
  private func checkNewness(of site: Site) throws(DestinationError) {
    if site.membership.hasLeft {
      let reason = "The provider of \(site.routeName) returned a destination that has already left."
      throw DestinationError(.notBuilt, reason)
    }
    if ids.isRandom, host.construction?.siteInProgress(for: site.id) != nil { return }
    guard let other = host.site(for: site.id) else { return }
    if other.destination !== site.destination { site.release() }
    throw DestinationError(duplicate: site.id)
  }
}
