/// Finding faults in the map.
extension NavigationGraph {
  /// A fault that the user would notice.
  public enum Finding: Sendable, Hashable {
    /// An edge leads to a place without a provider.
    case missingProvider(place: String, from: [String])
    /// The place needs content, and these edges to it never pass suitable content.
    case missingContent(place: String, from: [String])
    /// No edge leads to this place from where the user enters the app.
    case unreachable(place: String)
    /// No edge leads out of these places, and a larger part of the app cannot be reached any more.
    case deadEnd(places: [String])
    /// An interaction of the place is in neither of its tables, and not declared to be handled.
    case undeclared(interaction: String, place: String)
  }

  /// Returns the faults in the map; empty if there are none.
  ///
  /// Some edges need not be declared. The user can leave a pushed place unless it is a stack, or a sheet that can be
  /// dismissed with a gesture. A place inside a container leads to the container. An interactor, a state model or a
  /// custom presentation may lead anywhere, and so may the signal that a guard waits for, so such places are not dead
  /// ends. The places that a receiver or a guard presents can be reached from anywhere. Declare presentations that only
  /// code makes as ``FlowSetup/entries``; otherwise their routes count as unreachable.
  /// - Returns: The findings, by kind, then in alphabetical order.
  /// - Complexity: O(*e* · *p*) for *e* edges and *p* places.
  public func findings() -> [Finding] {
    missing + missingContent + unreachable + deadEnds + undeclared
  }

  private var missing: [Finding] {
    places.filter { $0.kind == nil }.map { place in
      let origins = Set(edges(to: place.name).map(\.origin))
      return .missingProvider(place: place.name, from: origins.sorted())
    }
  }

  private var missingContent: [Finding] {
    let ways = Dictionary(grouping: edges.filter(\.lacksContent)) { $0.target ?? "" }
    return ways.sorted(on: \.key).map { place, edges in
      .missingContent(place: place, from: Set(edges.map(\.origin)).sorted())
    }
  }

  private var unreachable: [Finding] {
    let reached = reached
    return places.filter { $0.kind != nil && !reached.contains($0.name) }
      .map { .unreachable(place: $0.name) }
  }

  /// The parts of the map that no edge leads out of, except for the largest part, which counts as
  /// the app itself.
  private var deadEnds: [Finding] {
    let ways = ways
    // Places lead to each other if the same places can be reached from both.
    let parts = Dictionary(grouping: reached.sorted()) { Self.reach(from: [$0], by: ways) }
    let largest = parts.values.map(\.count).max() ?? 0
    let closed = parts.filter { $0.count == $1.count }.values.sorted { $0[0] < $1[0] }
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

extension NavigationGraph {
  /// The fault for each answer that no edge asks for, at places that the declared edges lead to.
  ///
  /// Code may ask the other places.
  var unaskedAnswers: [DestinationError] {
    let asked = Set(edges.compactMap(\.asks))
    let reached = reached
    return places.filter { reached.contains($0.name) }.flatMap { place in
      place.answers.filter { !asked.contains($0) }.map {
        DestinationError(.unaskedAnswer, "\(place.name) answers \($0), which no table asks for.")
      }
    }
  }
}

/// The places that the user can reach.
extension NavigationGraph {
  package typealias Ways = [String: Set<String>]

  /// Returns everything that can be reached, including the starts.
  package static func reach(from starts: [String], by ways: Ways) -> Set<String> {
    var reached = Set(starts)
    var waiting = starts
    while let next = waiting.popLast() {
      for place in ways[next, default: []] where reached.insert(place).inserted {
        waiting.append(place)
      }
    }
    return reached
  }

  /// The places that the user can reach from the entries, or through values that are sent.
  private var reached: Set<String> {
    Self.reach(from: entries + [Self.anywhere], by: waysIn).subtracting([Self.anywhere])
  }

  /// The edges that create another place.
  ///
  /// A received value creates a place whether its receiver is presented or not.
  private var waysIn: Ways {
    var ways: Ways = [:]
    for edge in edges where edge.passage != .toPresent {
      let origin = edge.isReceipt ? Self.anywhere : edge.origin
      if let target = edge.target { ways[origin, default: []].insert(target) }
    }
    return ways
  }

  /// All edges, including those back.
  private var ways: Ways {
    var ways = waysBack
    for edge in edges where !edge.isReceipt {
      if let target = edge.target { ways[edge.origin, default: []].insert(target) }
      if edge.passage == .anywhere { ways[edge.origin, default: []].formUnion(entries) }
    }
    let open =
      places.filter { !$0.requests.isEmpty || !$0.handled.isEmpty }.map(\.name) + entries
      + edges.filter { if case .guarded = $0.trigger { true } else { false } }.compactMap(\.target)
    for place in open { ways[place, default: []].formUnion(entries) }
    return ways
  }

  /// The edges from each place to the places that present or contain it.
  private var waysBack: Ways {
    let returning = Set(edges.filter { $0.passage == .back }.map(\.origin))
    var ways: Ways = [:]
    /// The places that each place replaces.
    var replaced: Ways = [:]
    for edge in edges {
      guard let target = edge.target else { continue }
      let origins = edge.origin == Self.anywhere ? entries : [edge.origin]
      switch edge.passage {
      case .thereAndBack where !isPushedStack(target, by: edge),
        .there where returning.contains(target):
        ways[target, default: []].formUnion(origins)
      case .instead: replaced[target, default: []].insert(edge.origin)
      case .thereAndBack, .there, .anew, .toPresent, .back, .anywhere: break
      }
    }
    // A place that replaces another has the ways back of the replaced place.
    let own = ways
    for place in replaced.keys {
      for other in Self.reach(from: [place], by: replaced) {
        ways[place, default: []].formUnion(own[other, default: []])
      }
    }
    return ways
  }

  /// Whether an edge pushes a stack, at whose bottom the user cannot go back.
  private func isPushedStack(_ target: String, by edge: Edge) -> Bool {
    guard case .stack? = self[target]?.kind else { return false }
    return edge.presentation == "\(PresentationVerb.push)"
  }
}

extension NavigationGraph.Edge {
  /// Whether a receiver presents the target of the edge.
  var isReceipt: Bool {
    if case .received = trigger { true } else { false }
  }
}

extension NavigationGraph.Finding: Printed {
  /// The fault and its remedy, in a sentence.
  var printed: String {
    switch self {
    case .missingProvider(let place, []):
      "\(place) has no provider, but the start or an entry presents it. Register a provider for it."
    case .missingProvider(let place, let origins):
      "\(place) has no provider, but is presented from "
        + origins.map(NavigationGraph.title).joined(separator: ", ")
        + ". Register a provider for it."
    case .missingContent(let place, let origins):
      "\(place) needs content, but is presented without suitable content from "
        + origins.map(NavigationGraph.title).joined(separator: ", ")
        + ". Give the presentation content that its provider accepts."
    case .unreachable(let place):
      "No edge leads to \(place). Declare a presentation of it, in entries if only code makes it."
    case .deadEnd(let places) where places.count == 1:
      "\(places[0]) is a dead end. Declare an interaction that leads out; going back does not leave a pushed stack."
    case .deadEnd(let places):
      "\(places.joined(separator: ", ")) lead only to each other. Declare an interaction that leads out."
    case .undeclared(let interaction, let place):
      "\(place) has no action for \(interaction). Declare its presentation or request, or that the state model handles it."
    }
  }
}
