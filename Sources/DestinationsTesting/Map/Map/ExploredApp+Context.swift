internal import Destinations

/// The state of an app as a map distinguishes it.
extension ExploredApp {
  /// The current place, the place beneath or around it, the selection of the tab bars and split views around both, and
  /// the request that a guard has held last.
  ///
  /// This is coarse enough for an app with paths of any length to have a few dozen contexts.
  var context: String {
    let tree = moment.tree
    var line: [(name: String, selects: Bool)] = []
    var next = places.currentID.flatMap { tree.node(id: $0) }
    while let node = next {
      let selected = node.focus.flatMap { $0.tabName ?? $0.column?.rawValue }
      let sheet = node.slot == .sheet ? "sheet " : ""
      let name = sheet + name(node.id) + (selected.map { "[\(MapText.line($0))]" } ?? "")
      line.append((name, selected != nil))
      if let parent = node.parentID, let slot = node.slot {
        let beneath = places.shownTree.members(of: slot, in: parent).prefix { $0 != node.id }
        line += beneath.suffix(1).map { (self.name($0), false) }
      }
      next = node.parentID.flatMap { tree.node(id: $0) }
    }
    if line.isEmpty { return "nothing" }
    let names = line.prefix(2) + line.dropFirst(2).filter(\.selects)
    return names.reversed().map(\.name).joined(separator: " / ") + held
  }

  /// The request that a guard has held last; empty if there is none.
  var held: String { places.heldLast.map { " (held: \(heldText($0)))" } ?? "" }

  /// Returns the text of a held request, with the pattern of its link.
  private func heldText(_ request: String) -> String {
    let words = request.split(separator: " ").map {
      flow.kind(ofLink: "\($0)") ?? MapText.plain("\($0)")
    }
    return MapText.line(words.joined(separator: " "))
  }

  /// The heading of the actions beside the current place: at containers around it, and elsewhere on screen.
  var surroundings: String { "while at \(places.currentID.map(name) ?? "nothing")" }

  /// The heading of what reaches the app from outside.
  var outside: String { "from outside, in \(places.shownTree.rootID.map(name) ?? "nothing")" }

  private func name(_ id: DestinationID) -> String { MapText.name(places.route(of: id) ?? "") }
}

extension MapText {
  /// Returns the name of a route, in backticks if it would otherwise begin a comment.
  static func name(_ route: String) -> String {
    let word = StepToken.word(line(route))
    return word.hasPrefix("#") ? "`\(word)`" : word
  }
}
