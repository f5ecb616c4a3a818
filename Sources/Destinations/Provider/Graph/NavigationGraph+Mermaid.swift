/// The map as a picture for Mermaid.
extension NavigationGraph {
  /// The map as a Mermaid flow chart, from left to right.
  ///
  /// Screens are rounded, containers have double sides, and places without a provider are hexagons.
  /// Arrows are dotted for sheets, thick for replacements, and have a round head for sent values.
  /// Lines without a head lead to the places inside a container. Edges back are left out. Several
  /// edges between the same places share an arrow.
  public var mermaid: String {
    var numbers = Dictionary(
      uniqueKeysWithValues: places.enumerated().map { ($0.element.name, "p\($0.offset)") })
    numbers[Self.anywhere] = "anywhere"
    let places = drawnPlaces.map { "  \(numbers[$0.name, default: ""])\(mermaidShape(of: $0))" }
    let starts = entries.map { "  start((start)) --> \(numbers[$0, default: ""])" }
    let arrows = arrows.map { arrow in
      let label = Self.mermaidText(arrow.map(\.shortLabel).joined(separator: "<br/>"))
      return "  \(numbers[arrow[0].origin, default: ""]) \(arrow[0].look.mermaid)"
        + "|\(label)| \(numbers[arrow[0].target ?? "", default: ""])"
    }
    return (["flowchart LR"] + places + starts + arrows).joined(separator: "\n") + "\n"
  }

  private func mermaidShape(of place: Place) -> String {
    let name = Self.mermaidText(lines(at: place).joined(separator: "<br/>"))
    return switch place.kind {
    case nil: place.name == Self.anywhere ? "((\(name)))" : "{{\(name)}}"
    case .screen: "(\(name))"
    case .stack, .tabs, .split, .group: "[[\(name)]]"
    case .alert: "{\(name)}"
    }
  }

  private static func mermaidText(_ text: String) -> String {
    "\"\(text.replacing("\"", with: "#quot;"))\""
  }
}
