import Destinations
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows a flow in a terminal as lines of text, and reads one command per line.
///
/// ```swift
/// let adapter = TerminalAdapter<App>(flow) { print($0) }
/// flow.attach(adapter)
/// flow.start()
/// while let line = readLine() { adapter.perform(line) }
/// ```
///
/// The screen is computed from the flow's tree each time, so it always agrees with it.
@MainActor
public final class TerminalAdapter<App: DestinationTypes>: FlowCoordinating {
  private let flow: App.AppFlow
  private let stage: Stage
  private let write: (String) -> Void
  private var notice: String?
  private var drawing = 0

  /// The lines that were drawn last: the path to the current place, the tabs, the visible places, and the commands.
  public private(set) var screen: [String] = []

  /// Creates an adapter; attach it to the flow.
  ///
  /// - Parameters:
  ///   - flow: The flow to show. The adapter keeps it alive.
  ///   - write: Called with each screen as a whole.
  public init(_ flow: App.AppFlow, write: @escaping (String) -> Void = { print($0) }) {
    self.flow = flow
    stage = Stage(flow)
    self.write = write
  }

  /// Draws the presented places, and lets the stage acknowledge the transition.
  public func show(_ transition: InterfaceTransition) {
    draw()
    stage.show(transition)
  }

  /// Draws the screen, and draws it again when anything that was read has changed.
  public func draw() {
    drawing += 1
    let number = drawing
    screen = withObservationTracking {
      drawnLines()
    } onChange: { [weak self] in
      Task { @MainActor in self?.drawAgain(after: number) }
    }
    write(screen.joined(separator: "\n"))
  }

  /// Draws the screen, unless it has been drawn since.
  private func drawAgain(after number: Int) {
    if number == drawing { draw() }
  }
}

// MARK: - Drawing

extension TerminalAdapter {
  private func drawnLines() -> [String] {
    let texts = screensOnTerminal.map(\.lines).filter { !$0.isEmpty }
    let body = texts.joined(separator: ["---"])
    let commands = (front?.commands ?? []) + (stage.wayBack == nil ? [] : ["back"])
    let rest = [commands.joined(separator: "  "), notice].compactMap(\.self).filter { !$0.isEmpty }
    return [trail, tabs].compactMap(\.self) + body + rest
  }

  /// The routes from the root to the current place.
  private var trail: String {
    let tree = flow.tree
    var names: [String] = []
    var next = tree.currentID
    while let id = next, let node = tree.node(id: id) {
      names.insert(node.payload.route.rawValue, at: 0)
      next = node.parentID
    }
    return names.joined(separator: " › ")
  }

  private var tabs: String? {
    guard let tabBar = flow.tree.currentID.flatMap({ flow.nearestTabBar(from: $0) }) else {
      return nil
    }
    let selected = tabBar.selectedTab
    let names = tabBar.activeTabs.map { $0 == selected ? "[\($0.type.tabName)]" : $0.type.tabName }
    return names.joined(separator: " ")
  }

  private var screensOnTerminal: [any TextScreen] {
    flow.tree.visibleIDs.compactMap { flow.textScreen(of: $0) }
  }

  private var front: (any TextScreen)? {
    flow.tree.currentID.flatMap { flow.textScreen(of: $0) }
  }
}

// MARK: - Commands

extension TerminalAdapter {
  /// Carries out a line: `back`, the name of a tab, or a command of the screen followed by its
  /// content.
  public func perform(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let command = words.first else { return }
    notice = nil
    let before = drawing
    if command == "back" {
      notice = stage.goBack()?.reason
    } else if !select(tabNamed: command) {
      ask(command, words.count > 1 ? words[1] : "")
    }
    if before == drawing { draw() }
  }

  /// Selects a tab, and returns whether there is one with that name.
  private func select(tabNamed name: String) -> Bool {
    guard let tabBar = flow.tree.currentID.flatMap({ flow.nearestTabBar(from: $0) }),
      let tab = tabBar.activeTabs.first(where: { $0.type.tabName == name })
    else { return false }
    let isSelected = tab == tabBar.selectedTab
    flow.report(
      isSelected
        ? .tappedSelectedTab(tabBarID: tabBar.id) : .selectedTab(tab.type, tabBarID: tabBar.id))
    return true
  }

  private func ask(_ command: String, _ words: String) {
    do {
      try front?.perform(command, words)
    } catch let error as DestinationError {
      notice = error.reason
    } catch {
      notice = "\(error)"
    }
  }
}
