internal import Destinations

/// A simulated view controller, which shows a place and encloses other controllers.
@MainActor
class UIKitController {
  unowned let screen: UIKitModel
  weak var place: Stage.Place? { didSet { placeID = place?.id ?? placeID } }
  /// The identifier of the place, which it shows even when the stage has released the place.
  var placeID: DestinationID?
  weak var container: UIKitController?
  /// The controllers in the area of this one: those of a group, that of a sheet, or the enclosed container.
  var contents: [UIKitController] = []
  /// The controllers of attached places, in front of all others in the area.
  var attached: [UIKitController] = []

  init(on screen: UIKitModel) { self.screen = screen }

  /// The place whose modal covers the controller.
  var presenter: Stage.Place? { place }
  /// The places in the controller that are on screen and contain no other place.
  final var visible: [DestinationID] {
    presenter.flatMap(screen.controller(presentedBy:))?.visible ?? visibleInside
  }
  /// The same, as long as no modal covers the controller.
  var visibleInside: [DestinationID] {
    let shown = front.flatMap(\.visible)
    return (shown.isEmpty ? placeID.map { [$0] } ?? [] : shown)
      + attached.flatMap(\.visible)
  }

  /// The controllers directly inside this one that are on screen, if it is, except those of attached places.
  var front: [UIKitController] { contents }

  /// The controllers inside this one.
  var children: [UIKitController] { contents + attached }

  /// The places in the controller, on screen or covered.
  var shownIDs: Set<DestinationID> {
    children.reduce(into: Set(placeID.map { [$0] } ?? [])) { $0.formUnion($1.shownIDs) }
  }

  /// The containers in front, outermost first.
  var inFront: [UIKitController] { [self] + front.flatMap(\.inFront) }

  /// Returns whether this controller's view contains the view of a controller inside it.
  func shows(_ controller: UIKitController) -> Bool { true }
}

/// A simulated controller around a container, which UIKit would not push.
final class UIKitEnclosure: UIKitController {}

// MARK: - Navigation controllers

/// A simulated navigation controller.
final class UIKitNavigationController: UIKitController {
  weak var stack: Stage.Stack?
  private(set) var controllers: [UIKitController] = []
  /// Whether a change is being animated or swiped.
  private(set) var isMoving = false
  /// The controller that was on top before that change; nil if it showed nothing, like an empty column.
  private var leaving: UIKitController?
  /// The split view that shows the navigation controller as a column.
  weak var split: UIKitSplitViewController?

  override var presenter: Stage.Place? { stack?.owner }
  override var front: [UIKitController] { controllers.suffix(1) }
  override var children: [UIKitController] {
    controllers + [leaving].compactMap(\.self)
  }

  override func shows(_ controller: UIKitController) -> Bool { controllers.last === controller }

  /// Changes the controllers on the stack.
  ///
  /// While another change is animated, UIKit leaves the stack as it is. A change beneath the top is not animated.
  func set(_ wanted: [UIKitController], isAnimated: Bool) {
    if isMoving {
      screen.undone.append("a change of a stack during another one")
      return
    }
    if wanted.contains(where: { $0 is UIKitTabBarController || $0 is UIKitSplitViewController }) {
      screen.undone.append("a push of a tab bar or split view")
    }
    let last = controllers.last
    controllers = wanted
    for controller in wanted { controller.container = self }
    guard isAnimated, last !== wanted.last, screen.isInWindow(self) else {
      return screen.didShow(self)
    }
    move(from: last)
  }

  /// Moves to the controllers on the stack, or back to the last one if the user cancels a swipe.
  private func move(
    from last: UIKitController?, isInteractive: Bool = false, isCancelled: Bool = false
  ) {
    isMoving = true
    leaving = last?.visible.isEmpty == false ? last : nil
    let didEnd = screen.willShow(self, isInteractive: isInteractive)
    screen.time.after(isInteractive ? 1 : ScreenTime.animation) { [self] in
      screen.noteGone(leaving)
      (isMoving, leaving) = (false, nil)
      didEnd?(isCancelled)
      if !isCancelled { screen.didShow(self) }
    }
  }

  /// Pops the top as the user does, by the button or by a swipe.
  func pop(swipes: Bool, cancels: Bool) -> Bool {
    guard !isMoving, let last = controllers.last, controllers.count > 1 else { return false }
    move(from: last, isInteractive: swipes, isCancelled: cancels)
    if !cancels {
      controllers.removeLast()
      last.container = nil
    }
    return true
  }

  /// Pops everything, as UIKit does when the user taps the selected tab.
  func popToRoot() {
    guard !isMoving, controllers.count > 1 else { return }
    set(Array(controllers[..<1]), isAnimated: true)
  }
}

// MARK: - Tab bar and split view controllers

/// A simulated tab bar controller.
final class UIKitTabBarController: UIKitController {
  var controllers: [UIKitController] = []
  var selected: UIKitController?

  override var front: [UIKitController] { [selected].compactMap(\.self) }
  override var children: [UIKitController] { controllers }
  override var visibleInside: [DestinationID] { front.flatMap(\.visible) }

  override func shows(_ controller: UIKitController) -> Bool { controller === selected }

  /// Selects a tab as the user does; a tab without room in the bar is chosen from the More list.
  func tap(_ slot: SlotName) -> Bool {
    guard let index = place?.slots.firstIndex(where: { $0.slot == slot }),
      controllers.indices.contains(index)
    else { return false }
    let tab = controllers[index]
    if screen.habits.contains(.showsMore), index > 0 {
      if selected === tab { screen.untoldTaps += 1 }
      selected = tab
      screen.didShowMore(in: self)
      return true
    }
    guard screen.shouldSelect(tab, in: self) else { return true }
    let wasSelected = selected === tab
    selected = tab
    screen.didSelect(tab, in: self)
    if screen.habits.contains(.selectsTwice) { screen.didSelect(tab, in: self) }
    if wasSelected, screen.habits.contains(.popsOnSecondTap) {
      (tab as? UIKitNavigationController)?.popToRoot()
    }
    return true
  }
}

/// A simulated split view controller, whose columns are in one navigation controller while it is collapsed.
final class UIKitSplitViewController: UIKitController {
  private(set) var columns: [(slot: SlotName, controller: UIKitNavigationController)] = []
  private(set) var isCollapsed = false

  override var front: [UIKitController] { isCollapsed ? Array(children.prefix(1)) : children }
  override var children: [UIKitController] { columns.map(\.controller) }

  override var inFront: [UIKitController] {
    let focused = place?.selection.flatMap(navigation)
    let others = front.filter { $0 !== focused }
    return [self] + (others + front.filter { $0 === focused }).flatMap(\.inFront)
  }

  override func shows(_ controller: UIKitController) -> Bool {
    !isCollapsed || controller === columns.first?.controller
  }

  func set(_ controller: UIKitController, for slot: SlotName) {
    // UIKit puts a controller that is not a navigation controller into one.
    let shown = controller as? UIKitNavigationController ?? UIKitNavigationController(on: screen)
    if shown !== controller { shown.set([controller], isAnimated: false) }
    shown.split = self
    shown.container = self
    if let index = columns.firstIndex(where: { $0.slot == slot }) {
      columns[index].controller = shown
    } else {
      columns.append((slot, shown))
    }
  }

  func navigation(for slot: SlotName) -> UIKitNavigationController? {
    columns.first { $0.slot == slot }?.controller
  }

  func controller(for slot: SlotName) -> UIKitController? {
    navigation(for: slot).flatMap { $0.stack == nil ? $0.controllers.first : $0 }
  }

  /// Shows a column: while collapsed, pushes it, or pops those above it.
  func show(_ slot: SlotName) {
    guard isCollapsed, let index = columns.firstIndex(where: { $0.slot == slot }),
      let base = columns.first?.controller
    else { return }
    let wanted = own(of: base) + columns[1..<max(index + 1, 1)].map(\.controller)
    if !wanted.elementsEqual(base.controllers, by: ===) {
      base.set(wanted, isAnimated: screen.isInWindow(base))
    }
  }

  private func own(of base: UIKitNavigationController) -> [UIKitController] {
    base.controllers.filter { !($0 is UIKitNavigationController) }
  }

  /// Makes room for one column or for several, as a rotation does.
  func turn(isCollapsed: Bool) {
    guard isCollapsed != self.isCollapsed, let base = columns.first?.controller,
      !base.isMoving
    else { return }
    self.isCollapsed = isCollapsed
    if isCollapsed {
      if let top = place?.selection { show(top) }
    } else {
      base.set(own(of: base), isAnimated: false)
      for column in columns { column.controller.container = self }
    }
    place?.isCollapsed = isCollapsed
  }
}
