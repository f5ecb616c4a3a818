/// All edges from one place to another that look the same, as one arrow of a picture.
struct GraphArrow {
  /// The look of an arrow, in both formats.
  struct Look {
    let mermaid: String
    let dot: String

    static let plain = Look(mermaid: "-->", dot: "style=solid")
    static let inside = Look(mermaid: "---", dot: "style=solid, arrowhead=none")
    static let sheet = Look(mermaid: "-.->", dot: "style=dotted")
    static let instead = Look(mermaid: "==>", dot: "style=bold")
    static let received = Look(mermaid: "--o", dot: "style=solid, arrowhead=dot")
  }

  let origin: String
  let target: String
  let look: Look
  var labels: [String]
}

extension NavigationGraph {
  /// Whether a picture needs a symbol for edges that begin anywhere.
  var hasAnywhere: Bool { edges.contains { $0.origin == Self.anywhere } }

  /// Returns the lines of text at a place: its name, and edges whose target is unknown.
  func lines(at place: String) -> [String] {
    [Self.title(of: place)]
      + edges(from: place).filter { $0.isReceipt && $0.presentation.isEmpty }.map(\.label)
  }

  /// The arrows of a picture in the order of the edges, without edges back.
  var arrows: [GraphArrow] {
    var arrows: [GraphArrow] = []
    var places: [[String]: Int] = [:]
    for edge in edges {
      guard let target = edge.target else { continue }
      let key = [edge.origin, target, edge.look.mermaid]
      if let place = places[key] {
        arrows[place].labels.append(edge.shortLabel)
      } else {
        places[key] = arrows.count
        arrows.append(
          GraphArrow(
            origin: edge.origin, target: target, look: edge.look, labels: [edge.shortLabel]))
      }
    }
    return arrows
  }
}

extension NavigationGraph.Edge {
  fileprivate var look: GraphArrow.Look {
    switch trigger {
    case .shape: return .inside
    case .received: return .received
    case .interaction, .guarded: break
    }
    return switch passage {
    case .instead, .anew: .instead
    case .there: .sheet
    case .thereAndBack: ["sheet", "alert"].contains(presentation) ? .sheet : .plain
    case .toPresent, .back, .anywhere: .plain
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
