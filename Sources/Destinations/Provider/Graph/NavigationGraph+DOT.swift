/// The map as a picture for Graphviz.
extension NavigationGraph {
  /// The map as a directed graph for Graphviz, from left to right.
  ///
  /// It shows the same as ``mermaid``.
  public var dot: String {
    let places = drawnPlaces.map(dotPlace)
    let starts = entries.map { "  \"\" -> \(Self.dotText([$0]));" }
    let arrows = arrows.map { arrow in
      "  \(Self.dotText([arrow[0].origin])) -> \(Self.dotText([arrow[0].target ?? ""]))"
        + " [label=\(Self.dotText(arrow.map(\.shortLabel))), \(arrow[0].look.dot)];"
    }
    let head = ["digraph navigation {", "  rankdir=LR;", "  \"\" [shape=point];"]
    return (head + places + starts + arrows + ["}"]).joined(separator: "\n") + "\n"
  }

  private func dotPlace(_ place: Place) -> String {
    let lines = lines(at: place)
    let label = lines == [place.name] ? "" : "label=\(Self.dotText(lines)), "
    return "  \(Self.dotText([place.name])) [\(label)shape=\(Self.dotShape(of: place))];"
  }

  private static func dotShape(of place: Place) -> String {
    switch place.kind {
    case nil: place.name == anywhere ? "circle" : "hexagon"
    case .screen: "ellipse"
    case .stack, .tabs, .split, .group: "box"
    case .alert: "diamond"
    }
  }

  /// Returns lines in quotation marks.
  private static func dotText(_ lines: [String]) -> String {
    let escaped = lines.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
