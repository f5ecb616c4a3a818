/// The map as a picture for Graphviz.
extension NavigationGraph {
  /// The map as a directed graph for Graphviz, from left to right.
  ///
  /// It shows the same as ``mermaid``.
  public var dot: String {
    let anywhere = hasAnywhere ? [dotPlace(Self.anywhere, "circle")] : []
    let places = places.map { dotPlace($0.name, Self.dotShape(of: $0)) }
    let starts = entries.map { "  \"\" -> \(Self.dotText([$0]));" }
    let arrows = arrows.map { arrow in
      "  \(Self.dotText([arrow.origin])) -> \(Self.dotText([arrow.target]))"
        + " [label=\(Self.dotText(arrow.labels)), \(arrow.look.dot)];"
    }
    let head = ["digraph navigation {", "  rankdir=LR;", "  \"\" [shape=point];"]
    return (head + places + anywhere + starts + arrows + ["}"]).joined(separator: "\n") + "\n"
  }

  private func dotPlace(_ name: String, _ shape: String) -> String {
    let lines = lines(at: name)
    let label = lines == [name] ? "" : "label=\(Self.dotText(lines)), "
    return "  \(Self.dotText([name])) [\(label)shape=\(shape)];"
  }

  private static func dotShape(of place: Place) -> String {
    switch place.kind {
    case nil: "hexagon"
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
