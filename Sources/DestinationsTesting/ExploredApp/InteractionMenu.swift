/// What the user can do at places of one kind, by name.
@MainActor
class InteractionMenu {
  /// One interaction.
  ///
  /// It is a class, because choosing it changes only its number.
  final class Entry {
    let name: String
    /// The contents that may come with it, as they appear in the text of a step.
    let texts: [String]
    /// How often it has been chosen.
    var tries = 0

    init(name: String, texts: [String]) {
      self.name = name
      self.texts = texts
    }
  }

  /// The name of the route of the places.
  final let route: String

  /// The interactions, sorted by name.
  final let entries: [Entry]

  init(route: String, entries: [Entry]) {
    self.route = route
    self.entries = entries
  }

  final func index(of name: String) -> Int? {
    for index in entries.indices where entries[index].name == name { return index }
    return nil
  }

  /// All interactions, with each of the contents that may come with them.
  final var taps: [ExplorationTap] {
    entries.flatMap { entry in
      if entry.texts.isEmpty { return [ExplorationTap(route, entry.name)] }
      return entry.texts.map { ExplorationTap(route, entry.name, content: $0) }
    }
  }

  /// Whether a place declares exactly what this menu contains.
  func serves(_ place: AnyObject) -> Bool { false }

  /// Performs an interaction, with one of its contents or without.
  ///
  /// - Throws: The error that the destination throws.
  func perform(_ index: Int, at place: AnyObject, with sample: Int?) throws {}
}

/// The menus of an app.
///
/// Each one is created when a place of its kind is first found.
@MainActor
class InteractionMenus {
  /// The menus by route; the table is only replaced as a whole, which needs no exclusivity check.
  private var menus: [String: InteractionMenu] = [:]
  /// The menu that was requested last; usually the next one is the same.
  private var latest: InteractionMenu?

  /// Returns what the user can do at a place now.
  final func menu(of place: AnyObject, at route: String) -> InteractionMenu? {
    if latest?.route != route { latest = menus[route] }
    if let latest, latest.serves(place) { return latest }
    return addMenu(of: place, at: route)
  }

  private func addMenu(of place: AnyObject, at route: String) -> InteractionMenu? {
    guard let menu = makeMenu(of: place, at: route) else { return nil }
    menus = menus.merging([route: menu]) { $1 }
    latest = menu
    return menu
  }

  /// Reads what is declared for a place; nil if the place does not belong to the app.
  func makeMenu(of place: AnyObject, at route: String) -> InteractionMenu? { nil }
}
