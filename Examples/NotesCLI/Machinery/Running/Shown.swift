import Destinations

/// The screens that a terminal shows of a stage, stored nowhere.
@MainActor
struct Shown {
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
  /// Whether the current stack has a place beneath the current screen.
  let canGoBackInStack: Bool

  /// Reads a stage.
  init(_ stage: Stage) {
    let stacks = [stage.root].compactMap(\.self) + stage.modals.map(\.stack)
    layers = stacks.compactMap { Layer($0) }
    home = stage.root?.root?.interface as? HomeInterface
    canGoBackInStack = stage.wayBack == .navigateBackInStack
  }

  /// The screen where the user is.
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

extension Shown.Layer {
  /// Reads a stack and its selection; nil if a terminal cannot show the place in front.
  @MainActor
  fileprivate init?(_ stack: Stage.Stack) {
    var titles: [String] = []
    var split: Shown.Split?
    var front: Stage.Place?
    var next: Stage.Stack? = stack
    while let stack = next {
      titles += stack.titles
      front = stack.top
      next = front?.selected
      if let shown = front.flatMap({ Shown.Split($0) }) {
        split = shown
        titles += front?.slots.prefix(shown.focused).flatMap(\.titles) ?? []
      }
    }
    guard let screen = front?.interface as? any TerminalScreen else { return nil }
    self.init(titles: titles, screen: screen, split: split)
  }
}

extension Shown.Split {
  /// Reads a split view; nil if the place is not one.
  @MainActor
  fileprivate init?(_ place: Stage.Place) {
    guard let interface = place.interface as? SplitInterface else { return nil }
    self.init(
      interface: interface,
      columns: place.slots.compactMap { $0.top?.interface as? any TerminalScreen },
      focused: place.slots.firstIndex { $0.slot == place.selection } ?? 0)
  }
}

extension Stage.Stack {
  /// The titles of the screens, from the bottom to the top.
  fileprivate var titles: [String] {
    places.compactMap { ($0.interface as? any TerminalScreen)?.title }.filter { !$0.isEmpty }
  }
}
