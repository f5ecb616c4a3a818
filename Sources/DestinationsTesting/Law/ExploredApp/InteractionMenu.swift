internal import Destinations

/// The interactions of the user at places of one kind, by name.
@MainActor
class InteractionMenu {
  /// One interaction.
  ///
  /// It is a class, so that an entry can change without a copy of the menu.
  final class Entry {
    let name: String
    /// The contents that may come with the interaction, as they appear in the text of a step.
    var texts: [String]
    /// The name of the interactor that the interaction asks; nil if it asks none.
    var interactor: String?
    /// The key of the question that the interaction asks; nil if it asks none.
    var question: String?
    /// Whether the interface lets the user perform the interaction now.
    var isOffered = true
    /// Whether the interface has ever let the user perform the interaction.
    var wasOffered = false
    /// Whether the app itself has performed the interaction, for example after an answer.
    var isUsedByApp = false
    /// The number of times that the interaction was chosen.
    private(set) var tries = 0
    /// The number of times that it was chosen directly after each interaction, or as the first one.
    private var triesAfter: [ExplorationTap?: Int] = [:]
    /// Whether the interaction was performed at once and without an error, in any run.
    var hasWorked = false
    /// Whether the interaction had to wait for its turn, and may have worked then.
    var hasWaited = false
    /// The number of times that the interaction was refused for lack of a tab.
    private var lackCount = 0
    /// The reason why the interaction was refused for lack of a tab, which may be present at other times.
    private var lackOfTab: DestinationError?
    /// The reason why the interaction was refused last.
    private(set) var refusal: DestinationError?

    init(name: String, texts: [String]) {
      self.name = name
      self.texts = texts
    }

    /// Records that the interaction is chosen after another one.
    func choose(after last: ExplorationTap?) {
      tries += 1
      triesAfter[last, default: 0] += 1
    }

    /// Returns whether this interaction was chosen less often than another one after `last`; in a tie, altogether.
    func isRarer(than other: Entry, after last: ExplorationTap?) -> Bool {
      let (own, others) = (triesAfter[last, default: 0], other.triesAfter[last, default: 0])
      return own == others ? tries < other.tries : own < others
    }

    /// Takes over the record of the same interaction.
    func take(_ other: Entry) {
      (hasWorked, hasWaited) = (other.hasWorked, other.hasWaited)
      (wasOffered, isUsedByApp) = (other.wasOffered, other.isUsedByApp)
      (lackCount, lackOfTab, refusal) = (other.lackCount, other.lackOfTab, other.refusal)
    }

    func note(_ error: any Error) {
      guard let error = error as? DestinationError else { return }
      refusal = error
      guard error.code == .tabNotFound else { return }
      lackOfTab = error
      lackCount += 1
    }

    /// Whether the interaction was ever one of the user.
    var isForUser: Bool { isOffered || wasOffered }

    /// The reason why the interaction never works; nil if it has worked.
    ///
    /// An interaction that has waited may itself have removed the tab meanwhile, so a single refusal proves nothing.
    var lastingLack: DestinationError? {
      hasWorked || lackCount < (hasWaited ? 3 : 1) ? nil : lackOfTab
    }

    /// The reason why no run has performed the interaction successfully; nil if one has.
    var obstacle: String? {
      if hasWorked || isUsedByApp { return nil }
      return refusal.map { "always refused, \($0.code.rawValue)" }
        ?? (tries == 0 ? "not within the steps" : nil)
    }
  }

  /// The name of the route of the places.
  final let route: String

  /// The interactions, sorted by name.
  final let entries: [Entry]

  /// The interactions that the interface lets the user perform now.
  final var offeredEntries: [Entry] {
    entries.allSatisfy(\.isOffered) ? entries : entries.filter(\.isOffered)
  }

  /// The interactions that the interface has ever let the user perform.
  final var userEntries: [Entry] { entries.filter(\.isForUser) }

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
    entries.filter(\.isOffered).flatMap { entry in
      if entry.texts.isEmpty { return [ExplorationTap(route, entry.name)] }
      return entry.texts.map { ExplorationTap(route, entry.name, content: $0) }
    }
  }

  /// Returns whether a place declares exactly the interactions of this menu.
  func serves(_ place: AnyObject) -> Bool { false }

  /// Reads the interactions that the interface of a place offers now, with their contents.
  func refresh(at place: AnyObject) {}

  /// Performs an interaction, with one of its contents or without.
  ///
  /// - Throws: The error that the destination throws.
  func perform(_ index: Int, at place: AnyObject, with sample: Int?) throws {}
}

/// The menus of an app.
///
/// Each one is created when a place of its kind is first found.
@MainActor
final class InteractionMenus {
  /// Reads the declarations for a place with a route; nil if the place does not belong to the app.
  private let makeMenu: @MainActor (_ place: AnyObject, _ route: String) -> InteractionMenu?
  /// The menus by route; the table is only replaced as a whole, which needs no exclusivity check.
  ///
  /// A place of an embedded flow is listed with the route of its host, because that flow may have other declarations.
  private var menus: [String: InteractionMenu] = [:]
  /// The menu that was requested last, with its key; usually the next one is the same.
  private var latest: (key: String, menu: InteractionMenu)?

  init(_ makeMenu: @escaping @MainActor (AnyObject, String) -> InteractionMenu?) {
    self.makeMenu = makeMenu
  }

  /// All menus so far, in a stable order.
  var all: [InteractionMenu] { menus.keys.sorted().compactMap { menus[$0] } }

  /// Returns the possible interactions of the user at a place, which may be in the flow that another route hosts.
  func menu(
    of place: AnyObject, at route: String, in host: String? = nil
  ) -> InteractionMenu? {
    let key = host.map { "\(route) in \($0)" } ?? route
    if latest?.key != key { latest = menus[key].map { (key, $0) } }
    guard let menu = latest?.menu, menu.serves(place) else {
      return addMenu(of: place, at: route, key)
    }
    menu.refresh(at: place)
    return menu
  }

  /// Records that a place has performed an interaction that its interface does not offer.
  func note(_ interaction: String, at route: String) {
    guard let menu = menus[route], let index = menu.index(of: interaction) else { return }
    if !menu.entries[index].isOffered { menu.entries[index].isUsedByApp = true }
  }

  private func addMenu(of place: AnyObject, at route: String, _ key: String) -> InteractionMenu? {
    guard let menu = makeMenu(place, route) else { return nil }
    for entry in menus[key]?.entries ?? [] {
      if let index = menu.index(of: entry.name) { menu.entries[index].take(entry) }
    }
    menu.refresh(at: place)
    menus = menus.merging([key: menu]) { $1 }
    latest = (key, menu)
    return menu
  }
}
