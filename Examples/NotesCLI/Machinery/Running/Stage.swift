import Destinations
import Foundation

/// The places on screen, read from the presentation tree and stored nowhere.
@MainActor
struct Stage {
  /// A stack of screens that one sheet holds, or the tab beneath all sheets.
  struct Layer {
    /// The titles from the bottom of the stack to its top.
    let titles: [String]
    /// The screen at its top.
    let screen: any TerminalScreen
    /// The split view that contains the screen, or nil.
    let split: Split?
  }

  /// The columns of a split view.
  struct Split {
    /// The interface of the split view.
    let interface: SplitInterface
    /// The screens at the tops of the columns, in order.
    let columns: [any TerminalScreen]
    /// The index of the focused column.
    let focused: Int

    /// Whether the focused note hides the list, although there is room for both.
    @MainActor var hidesList: Bool { focused > 0 && interface.arrangement.isDetailAlone }
  }

  /// The layers from bottom to top, the current one last.
  let layers: [Layer]
  /// The screen that holds the tabs.
  let home: HomeInterface?
  /// Whether the current stack has something beneath the current screen.
  let canGoBackInStack: Bool

  /// Creates the stage of a flow.
  init(_ flow: App.AppFlow) {
    layers = flow.tree.currentID.map { Stage.layers(endingAt: $0, flow) } ?? []
    home = flow.rootInterface as? HomeInterface
    canGoBackInStack = flow.canGoBack()
  }

  /// The screen that the user is at.
  var current: (any TerminalScreen)? { layers.last?.screen }

  /// Whether the current screen is in a sheet.
  var isInSheet: Bool { layers.count > 1 }

  /// The split view to whose first column the user can go back, or nil.
  var splitToGoBackIn: SplitInterface? {
    guard !canGoBackInStack, let split = layers.last?.split, split.focused > 0 else { return nil }
    return split.interface
  }

  /// Whether the user can go back.
  var canGoBack: Bool { canGoBackInStack || isInSheet || splitToGoBackIn != nil }
}

extension Stage {
  private static func layers(endingAt id: UUID, _ flow: App.AppFlow) -> [Layer] {
    guard let screen = flow.interface(for: id) as? any TerminalScreen else { return [] }
    let tree = flow.tree
    var titles: [String] = []
    var split: Split?
    var place = id
    while let node = tree.node(id: place), let parent = node.parentID, let slot = node.slot {
      let before = columns(before: slot, in: parent, tree).flatMap {
        tree.members(of: $0, in: parent)
      }
      let beneath = tree.members(of: slot, in: parent).prefix { $0 != place }
      titles = (before + beneath + [place]).compactMap { title(of: $0, flow) } + titles
      if slot == .sheet {
        let beneath = layers(beneathSheetOf: parent, flow)
        return beneath + [Layer(titles: titles, screen: screen, split: split)]
      }
      split = split ?? self.split(parent, flow)
      place = parent
    }
    let root = title(of: place, flow)
    return [Layer(titles: [root].compactMap(\.self) + titles, screen: screen, split: split)]
  }

  /// Returns the layers that a sheet covers: for tabs, those of the selected one.
  private static func layers(beneathSheetOf presenter: UUID, _ flow: App.AppFlow) -> [Layer] {
    let tree = flow.tree
    let shown = tree.node(id: presenter)?.focus
      .flatMap { tree.top(of: $0, in: presenter) }.flatMap { tree.currentID(within: $0) }
    return layers(endingAt: shown ?? presenter, flow)
  }

  private static func split(_ id: UUID, _ flow: App.AppFlow) -> Split? {
    guard let interface = flow.interface(for: id) as? SplitInterface,
      let node = flow.tree.node(id: id)
    else { return nil }
    let columns = node.slots.compactMap { slot in
      flow.tree.top(of: slot, in: id).flatMap { flow.interface(for: $0) as? any TerminalScreen }
    }
    let focused = node.focus.flatMap { node.slots.firstIndex(of: $0) } ?? 0
    return Split(interface: interface, columns: columns, focused: focused)
  }

  /// Returns the columns from which the place in a column was opened.
  private static func columns(
    before slot: SlotName, in parent: UUID, _ tree: App.Links.Tree
  ) -> [SlotName] {
    guard case .column = slot else { return [] }
    return Array(tree.node(id: parent)?.slots.prefix { $0 != slot } ?? [])
  }

  private static func title(of id: UUID, _ flow: App.AppFlow) -> String? {
    let screen = flow.interface(for: id) as? any TerminalScreen
    return screen.flatMap { $0.title.isEmpty ? nil : $0.title }
  }
}
