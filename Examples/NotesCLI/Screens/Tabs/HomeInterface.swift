import Destinations
import Foundation

/// Shows the tabs, and performs the commands that apply everywhere.
struct HomeInterface: InteractiveInterfacing, TerminalScreen, TabBarDestinationInterfacing {
  typealias UserInteractionType = HomeInteraction
  typealias Destination = App.TabBarOf<HomeInterface>

  let destinationState: DestinationInterfaceState<Destination>

  let guides = [
    CommandGuide("new TITLE", key: "n", label: "new", "begins a new note"),
    CommandGuide(
      "search WORDS", key: "/", label: "search", "finds notes that have all the words"),
    CommandGuide("tab NAME", key: "Tab", label: "tab", "shows another tab: notes, tags or trash"),
    help,
    CommandGuide("", key: "1 2 3", "shows notes, tags or trash; pressed again, its first place"),
  ]

  /// The command that works over a sheet too.
  static let help = CommandGuide("help", key: "?", label: "help", "lists the commands")

  init(_ destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  /// The tabs on one line, the selected one marked.
  var tabLine: StyledLine {
    let selected = destination().selectedTab.type
    var line = StyledLine()
    for tab in destination().activeTabs {
      let name = tab.type.tabName.capitalized
      line.append(
        tab.type == selected ? "[\(name)]" : " \(name) ", tab.type == selected ? .bold : .dim)
    }
    return line
  }

}

extension HomeInterface {
  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "tab": try show(tab(named: command.words))
    case "new": try perform(.compose, .text(command.words))
    case "search": try perform(.search, .text(command.words))
    case "help": try perform(.help)
    default: return false
    }
    return true
  }

  /// Performs a command while a sheet covers the tabs; only help is presented over the sheet.
  func handleCovered(_ command: Command) throws -> Bool {
    guard guides.contains(where: { Command(line: $0.usage)?.name == command.name }) else {
      return false
    }
    guard command.name == HomeInterface.help.usage else {
      throw Complaint("Finish what is open first.")
    }
    return try handle(command)
  }

  func command(for key: Key) -> Command? {
    switch key {
    case .tab: Command("tab", neighbour(1))
    case .backTab: Command("tab", neighbour(-1))
    case .character("1"): Command("tab", App.TabType.notes.tabName)
    case .character("2"): Command("tab", App.TabType.tags.tabName)
    case .character("3"): Command("tab", App.TabType.trash.tabName)
    case .help: Command("help")
    default: guided(key)
    }
  }

  private func tab(named name: String) throws(Complaint) -> App.TabType {
    if let tab = App.TabType(rawValue: name.lowercased()) { return tab }
    throw Complaint("There are three tabs: notes, tags and trash.")
  }

  /// Selects a tab; the selected one goes back to its first place.
  private func show(_ tab: App.TabType) throws {
    switch tab {
    case destination().selectedTab.type:
      let shown = destination().appFlow?.currentDestination?.id
      destination().performSystemNavigationAction(
        navigationType: .tapSelectedTab, options: SystemNavigationOptions(parentID: shown))
    case .notes: try perform(.showNotes)
    case .tags: try perform(.showTags)
    case .trash: try perform(.showTrash)
    }
  }

  private func neighbour(_ step: Int) -> String {
    let tabs = destination().activeTabs
    let index = destination().tabIndex(for: destination().selectedTab.type) ?? 0
    return tabs[(index + step + tabs.count) % tabs.count].type.tabName
  }
}
