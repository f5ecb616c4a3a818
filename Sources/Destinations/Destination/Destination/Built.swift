/// The context in which work builds the arriving places of a plan.
@MainActor
struct BuildContext {
  /// The arriving places of the plan.
  let arrivals: [TreeArrival]
  let host: TreeHost

  /// The identifiers for new places.
  let ids: IDGenerator

  /// The requester, for providers.
  let requesterID: DestinationID?
}

/// The places built for a request and not committed yet.
@MainActor
struct Built {
  /// The places built by providers, in the order of their ordinals.
  var fresh: Few<Fresh> = .none

  /// The places that were passed in, or found inside built groups.
  var found: [DestinationID: Site] = [:]

  /// The places found inside built groups, which arrive with them.
  var inside: [Site] = []

  /// The contents of built groups, by the groups' ordinals.
  var contents: [Int64: Blueprint<ErasedPayload>] = [:]

  /// A place that a provider built.
  struct Fresh {
    let ordinal: Int64
    let site: Site
  }

  /// Returns the site for an arrival of a plan.
  func site(for arrival: TreeArrival) -> Site? {
    arrival.wishedID.flatMap { found[$0] } ?? freshSite(of: arrival.ordinal)
  }

  /// Returns the site that was built for an ordinal; the ordinals of fresh places increase.
  private func freshSite(of ordinal: Int64) -> Site? {
    var (low, high) = (0, fresh.count)
    while low < high {
      let middle = (low + high) / 2
      if fresh[middle].ordinal < ordinal { low = middle + 1 } else { high = middle }
    }
    return low < fresh.count && fresh[low].ordinal == ordinal ? fresh[low].site : nil
  }

  /// Adds places that were built later, between the existing ones.
  mutating func add(_ others: Built) {
    if !others.fresh.isEmpty {
      fresh = .several((Array(fresh) + others.fresh).sorted { $0.ordinal < $1.ordinal })
    }
    found.merge(others.found) { $1 }
    inside += others.inside
    contents.merge(others.contents) { $1 }
  }

  /// Releases the places that a plan does not contain after all.
  mutating func letGo(exceptFor arrivals: [TreeArrival]) {
    let needed = Set(arrivals.compactMap { site(for: $0).map(ObjectIdentifier.init) })
    for place in fresh.reversed() where !needed.contains(ObjectIdentifier(place.site)) {
      place.site.release()
    }
    fresh = fresh.filter { needed.contains(ObjectIdentifier($0.site)) }
  }

  /// Releases the places that providers built, if the request is refused.
  func letGo() {
    for site in inside.reversed() { site.release() }
    for place in fresh.reversed() { place.site.release() }
  }
}
