/// What is wrong with a map.
extension NavigationGraph {
  /// Something that a person would stumble over.
  public enum Finding: Sendable, Hashable {
    /// Something leads to a place that nobody provides.
    case missingProvider(place: String, from: [String])
    /// A provider that no way leads to from where a person comes in.
    case unreachable(place: String)
    /// Places that a person gets into and never out of, where a larger part of the app is left behind.
    case deadEnd(places: [String])
    /// An interaction that its place's vocabulary has, and that is in neither table.
    case undeclared(interaction: String, place: String)
  }

  /// Returns what a person would stumble over; empty for a sound map.
  ///
  /// A pushed place and a sheet that may be dismissed by a gesture lead back without declaring it, and
  /// what is inside a container leads to the container. Where an interactor is asked, or a presentation is
  /// custom, code goes on, which may lead anywhere; so such places are no dead ends. What is done for a value that is
  /// sent leads in from anywhere, and does not lead out: no person sends. What a guard presents is led to from anywhere,
  /// and is no dead end, for its signal leads on. Places that only code
  /// presents are unreachable unless they are among the entries, which count as leading to each other.
  /// - Returns: The findings, by kind, then in alphabetical order.
  /// - Complexity: O(*e*) for *e* edges where the app is of few parts, at most as often as there are places.
  public func findings() -> [Finding] {
    missing + unreachable + deadEnds + undeclared
  }

  private var missing: [Finding] {
    places.filter { $0.kind == nil }.map { place in
      let origins = Set(edges(to: place.name).map(\.origin))
      return .missingProvider(place: place.name, from: origins.sorted())
    }
  }

  private var unreachable: [Finding] {
    let reached = reached
    return places.filter { $0.kind != nil && !reached.contains($0.name) }
      .map { .unreachable(place: $0.name) }
  }

  /// The parts that cannot be left, unless no other part is as large: that is where a person ends up anyway.
  private var deadEnds: [Finding] {
    let reached = reached
    let parts = GraphParts(ways).parts(among: reached.sorted())
    let largest = parts.map(\.places.count).max() ?? 0
    let closed = parts.filter(\.isClosed).map(\.places)
    let app = closed.first { $0.count == largest }
    return closed.filter { part in part != app && part.contains { self[$0]?.kind != nil } }
      .map { .deadEnd(places: $0) }
  }

  private var undeclared: [Finding] {
    places.flatMap { place in
      place.undeclared.map { .undeclared(interaction: $0, place: place.name) }
    }
  }
}

/// Where a person can go.
extension NavigationGraph {
  /// What a person comes to from where they come in, or by what is sent.
  private var reached: Set<String> {
    GraphParts.reach(from: entries + [Self.anywhere], by: waysIn).subtracting([Self.anywhere])
  }

  /// What builds another place; what is sent does so whether its receiver is presented or not.
  private var waysIn: GraphParts.Ways {
    var ways: GraphParts.Ways = [:]
    for edge in edges where edge.passage != .toPresent {
      let origin = edge.isReceipt ? Self.anywhere : edge.origin
      if let target = edge.target { ways[origin, default: []].insert(target) }
    }
    return ways
  }

  /// All ways, also back.
  private var ways: GraphParts.Ways {
    var ways = waysBack
    for edge in edges where !edge.isReceipt {
      if let target = edge.target { ways[edge.origin, default: []].insert(target) }
      if edge.passage == .anywhere { ways[edge.origin, default: []].formUnion(entries) }
    }
    let open =
      places.filter { !$0.requests.isEmpty }.map(\.name) + entries
      + edges.filter(\.isOfGuard).compactMap(\.target)
    for place in open { ways[place, default: []].formUnion(entries) }
    return ways
  }

  /// From each place to those that present or contain it.
  private var waysBack: GraphParts.Ways {
    let returning = Set(edges.filter { $0.passage == .back }.map(\.origin))
    var ways: GraphParts.Ways = [:]
    var replacements: [(old: String, new: String)] = []
    for edge in edges {
      guard let target = edge.target else { continue }
      let origins = edge.origin == Self.anywhere ? entries : [edge.origin]
      switch edge.passage {
      case .thereAndBack: ways[target, default: []].formUnion(origins)
      case .there where returning.contains(target):
        ways[target, default: []].formUnion(origins)
      case .instead: replacements.append((edge.origin, target))
      case .there, .anew, .toPresent, .back, .anywhere: break
      }
    }
    inherit(from: replacements, in: &ways)
    return ways
  }

  /// What stands in another's stead leads back to where that led back.
  private func inherit(
    from replacements: [(old: String, new: String)], in ways: inout GraphParts.Ways
  ) {
    var changed = true
    while changed {
      changed = false
      for (old, new) in replacements {
        let more = ways[old, default: []].subtracting(ways[new, default: []])
        if more.isEmpty { continue }
        ways[new, default: []].formUnion(more)
        changed = true
      }
    }
  }
}

extension NavigationGraph.Edge {
  /// Whether it is what is done for a value that is sent.
  fileprivate var isReceipt: Bool {
    if case .received = trigger { true } else { false }
  }

  /// Whether it is what a guard presents.
  fileprivate var isOfGuard: Bool {
    if case .guarded = trigger { true } else { false }
  }
}

extension NavigationGraph.Finding: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch self {
    case .missingProvider(let place, let origins):
      "\(place) has no provider, though it is presented from "
        + origins.map(NavigationGraph.title).joined(separator: ", ") + ". Register one."
    case .unreachable(let place):
      "Nothing leads to \(place). Present it somewhere, or name it an entry if only code does."
    case .deadEnd(let places) where places.count == 1:
      "\(places[0]) is a dead end. Declare an interaction that leads out."
    case .deadEnd(let places):
      "\(places.joined(separator: ", ")) lead only to each other. Declare an interaction that leads out."
    case .undeclared(let interaction, let place):
      "\(interaction) of \(place) leads nowhere. Declare what it presents or asks for."
    }
  }
}
