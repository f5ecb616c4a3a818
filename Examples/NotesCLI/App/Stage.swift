import Destinations
import Foundation

/// What is on screen, read from the presentation tree and kept nowhere.
@MainActor
struct Stage {
  /// A stack of screens that one sheet holds, or the tab beneath all sheets.
  struct Layer {
    /// The titles from the bottom of the stack to its top.
    let titles: [String]
    /// The screen at its top.
    let screen: any TerminalScreen
  }

  /// The layers that lie on each other, the current one last.
  let layers: [Layer]
  /// The screen that holds the tabs.
  let home: HomeInterface?
  /// Whether the current stack has something beneath the current screen.
  let canGoBackInStack: Bool

  /// Reads what a flow presents.
  init(_ flow: App.AppFlow) {
    layers = flow.tree.currentID.map { Stage.layers(endingAt: $0, flow) } ?? []
    home = flow.rootInterface as? HomeInterface
    canGoBackInStack = flow.canGoBack()
  }

  /// The screen that the user is at.
  var current: (any TerminalScreen)? { layers.last?.screen }

  /// Whether the current screen is in a sheet.
  var isInSheet: Bool { layers.count > 1 }
}

extension Stage {
  private static func layers(endingAt id: UUID, _ flow: App.AppFlow) -> [Layer] {
    guard let screen = flow.interface(for: id) as? any TerminalScreen else { return [] }
    let tree = flow.tree
    var titles: [String] = []
    var place = id
    while let node = tree.node(id: place), let parent = node.parentID, let slot = node.slot {
      let beneath = tree.members(of: slot, in: parent).prefix { $0 != place }
      titles = (beneath + [place]).compactMap { title(of: $0, flow) } + titles
      if slot == .sheet {
        return layers(beneathSheetOf: parent, flow) + [Layer(titles: titles, screen: screen)]
      }
      place = parent
    }
    let root = title(of: place, flow)
    return [Layer(titles: [root].compactMap(\.self) + titles, screen: screen)]
  }

  /// The layers that a sheet covers: for tabs, whatever is in the selected one.
  private static func layers(beneathSheetOf presenter: UUID, _ flow: App.AppFlow) -> [Layer] {
    let tree = flow.tree
    let shown = tree.node(id: presenter)?.focus
      .flatMap { tree.top(of: $0, in: presenter) }.flatMap { tree.currentID(within: $0) }
    return layers(endingAt: shown ?? presenter, flow)
  }

  private static func title(of id: UUID, _ flow: App.AppFlow) -> String? {
    let screen = flow.interface(for: id) as? any TerminalScreen
    return screen.flatMap { $0.title.isEmpty ? nil : $0.title }
  }
}
