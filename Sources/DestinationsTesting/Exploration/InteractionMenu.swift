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

  private let positions: [String: Int]

  init(route: String, entries: [Entry]) {
    self.route = route
    self.entries = entries
    positions = Dictionary(entries.indices.map { (entries[$0].name, $0) }) { first, _ in first }
  }

  final func index(of name: String) -> Int? { positions[name] }

  /// Everything that can be done, with each of the contents that may come with it.
  final var taps: [ExplorationTap] {
    entries.flatMap { entry in
      if entry.texts.isEmpty { return [ExplorationTap(route, entry.name)] }
      return entry.texts.map { ExplorationTap(route, entry.name, content: $0) }
    }
  }

  /// Whether a place declares just what this menu has.
  func serves(_ place: AnyObject) -> Bool { false }

  /// Does what a person would do, with one of the contents that may come with it, or with none.
  ///
  /// - Throws: What the destination throws.
  func perform(_ index: Int, at place: AnyObject, with sample: Int?) throws {}
}

/// The menus of an app, each made when a place of its kind is first met.
@MainActor
class InteractionMenus {
  private var menus: [String: InteractionMenu] = [:]
  /// The menu that was asked for last, and of which place; it holds as long as nothing is done.
  private var latest: (place: ObjectIdentifier, menu: InteractionMenu)?

  /// Returns what a person can do at a place now.
  final func menu(of place: AnyObject, at route: String) -> InteractionMenu? {
    let id = ObjectIdentifier(place)
    if let latest, latest.place == id { return latest.menu }
    let menu = find(place, route)
    latest = menu.map { (id, $0) }
    return menu
  }

  /// Notes that something was done, so that places may declare something else.
  final func forgetLatest() { latest = nil }

  private func find(_ place: AnyObject, _ route: String) -> InteractionMenu? {
    if let known = menus[route], known.serves(place) { return known }
    let menu = makeMenu(of: place)
    menus[route] = menu
    return menu
  }

  /// Reads what is declared for a place; nil if it is none of the app's.
  func makeMenu(of place: AnyObject) -> InteractionMenu? { nil }
}
