/// What a person can do at places of one kind, by names.
@MainActor
class InteractionMenu {
  /// One interaction.
  struct Entry {
    let name: String
    /// The contents that may come with it, as they stand in the text of a step.
    let texts: [String]
    /// How often an exploration has chosen it.
    var tries = 0
  }

  /// The name of the route of the places.
  final let route: String

  /// The interactions in the order of their names.
  final var entries: [Entry]

  init(route: String, entries: [Entry]) {
    self.route = route
    self.entries = entries
  }

  final func index(of name: String) -> Int? {
    entries.firstIndex { $0.name == name }
  }

  /// Everything that can be done, with each of the contents that may come with it.
  final var taps: [ExplorationTap] {
    entries.flatMap { entry in
      if entry.texts.isEmpty { return [ExplorationTap(route, entry.name)] }
      return entry.texts.map { ExplorationTap(route, entry.name, content: $0) }
    }
  }
}
