/// What the pictures of a map have in common.
extension NavigationGraph {
  /// The places of a picture; the last one is where edges begin that begin anywhere, if there are such edges.
  var drawnPlaces: [Place] {
    places + (edges(from: Self.anywhere).isEmpty ? [] : [Place(name: Self.anywhere)])
  }

  /// Returns the lines of text at a place: its name, and edges whose target is unknown.
  func lines(at place: Place) -> [String] {
    [Self.title(of: place.name)]
      + edges(from: place.name).filter { $0.isReceipt && $0.presentation.isEmpty }.map(\.label)
  }

  /// The arrows of a picture in the order of their first edges, without edges back.
  ///
  /// The edges of an arrow lead from the same place to the same target, and look the same.
  var arrows: [[Edge]] {
    let drawn = edges.enumerated().filter { $0.element.target != nil }
    let alike = Dictionary(grouping: drawn) { _, edge in
      [edge.origin, edge.target, edge.look.mermaid]
    }
    return alike.values.sorted(on: \.[0].offset).map { $0.map(\.element) }
  }
}

extension NavigationGraph.Edge {
  /// The look of the arrow, in both formats.
  var look: (mermaid: String, dot: String) {
    switch trigger {
    case .shape: return ("---", "style=solid, arrowhead=none")
    case .received: return ("--o", "style=solid, arrowhead=dot")
    case .interaction, .guarded: break
    }
    let sheet = ("-.->", "style=dotted")
    return switch passage {
    case .instead, .anew: ("==>", "style=bold")
    case .there: sheet
    case .thereAndBack where ["sheet", "alert"].contains(presentation): sheet
    case .thereAndBack, .toPresent, .back, .anywhere: ("-->", "style=solid")
    }
  }

  /// The interaction or the slot.
  var shortLabel: String {
    switch trigger {
    case .interaction(let name): name
    case .shape(let slot): slot
    case .received(let type): "receives \(type)"
    case .guarded(let name): "guard \(name)"
    }
  }
}
