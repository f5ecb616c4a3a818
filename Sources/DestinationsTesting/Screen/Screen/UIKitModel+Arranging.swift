internal import Destinations

/// The binding of a stage to controllers, which mirrors the UIKit adapter line by line.
extension UIKitModel {
  func arrange() {
    window = stage.root.map(controller)
    window?.container = nil
    arrangeModals()
  }

  private func controller(_ stack: Stage.Stack) -> UIKitController {
    let places = stack.places.map { controller($0, in: stack) }
    let shown = stack.isNavigation ? navigation(stack, places) : places.last
    stack.shownBy = shown ?? stack.shownBy ?? UIKitController(on: self)
    return stack.shownBy as? UIKitController ?? UIKitController(on: self)
  }

  private func navigation(_ stack: Stage.Stack, _ places: [UIKitController]) -> UIKitController {
    let navigation =
      stack.shownBy as? UIKitNavigationController ?? UIKitNavigationController(on: self)
    navigation.stack = stack
    // A collapsed split view pushes the navigation controller of its next column by itself.
    let wanted = places + navigation.controllers.filter { $0 is UIKitNavigationController }
    if !navigation.controllers.elementsEqual(wanted, by: ===) {
      navigation.set(wanted, isAnimated: stack.isAnimated)
    }
    return navigation
  }

  private func enclosure(of content: UIKitController) -> UIKitController {
    if let enclosure = content.container as? UIKitEnclosure { return enclosure }
    let enclosure = UIKitEnclosure(on: self)
    enclosure.contents = [content]
    content.container = enclosure
    return enclosure
  }

  private func controller(_ place: Stage.Place, in stack: Stage.Stack) -> UIKitController {
    var attached = place == stack.owner ? [] : place.attached
    // Places attached to a whole stack are in front of its top.
    if place == stack.top { attached += stack.owner?.attached ?? [] }
    let controller: UIKitController
    switch place.kind {
    case .tabs: controller = enclosure(of: tabs(place))
    case .split: controller = enclosure(of: split(place))
    case .screen, .stack, .group, .alert:
      controller = place.shownBy as? UIKitController ?? UIKitController(on: self)
      controller.place = place
      place.shownBy = controller
      controller.contents = enclosures(of: place.shown, in: controller)
    }
    controller.attached = enclosures(of: attached, in: controller)
    return controller
  }

  private func tabs(_ place: Stage.Place) -> UIKitController {
    let bar = place.shownBy as? UIKitTabBarController ?? UIKitTabBarController(on: self)
    place.shownBy = bar
    bar.place = place
    bar.controllers = place.slots.map(controller)
    for tab in bar.controllers { tab.container = bar }
    bar.selected = place.selected?.shownBy as? UIKitController
    return bar
  }

  private func split(_ place: Stage.Place) -> UIKitController {
    let split = place.shownBy as? UIKitSplitViewController ?? UIKitSplitViewController(on: self)
    place.shownBy = split
    split.place = place
    for stack in place.slots {
      guard let slot = stack.slot else { continue }
      let controller = controller(stack)
      if split.controller(for: slot) !== controller { split.set(controller, for: slot) }
      if slot == place.selection, split.isCollapsed || !isInWindow(controller) {
        split.show(slot)
      }
    }
    split.turn(isCollapsed: isNarrow)
    return split
  }

  private func enclosures(
    of stacks: [Stage.Stack], in holder: UIKitController
  ) -> [UIKitController] {
    let enclosures = stacks.map { enclosure(of: controller($0)) }
    for enclosure in enclosures { enclosure.container = holder }
    return enclosures
  }
}

// MARK: - Modals

/// A presented controller: that of an alert, or one around the contents of a sheet, which get a navigation controller
/// once a place is pushed.
final class UIKitPresentedController: UIKitController {
  enum State { case arriving, settled, leaving }

  weak var modal: Stage.Modal?
  var state = State.arriving
}

extension UIKitModel {
  /// Dismisses a modal that should leave, or else updates the sheets and presents the next missing modal.
  private func arrangeModals() {
    let leaving = stage.leaving
    if let lowest = leaving.first {
      // A modal that the user dismisses leaves by itself.
      if presented.contains(where: { $0.state == .leaving }) { return }
      let number = stage.beginAnimation()
      return dismiss(lowest) { [stage] in
        for modal in leaving { modal.disappeared() }
        stage.endAnimation(number)
      }
    }
    for modal in stage.modals {
      guard let controller = presented.first(where: { $0.modal === modal }) else {
        return present(modal)
      }
      if modal.prompt == nil {
        controller.contents = enclosures(of: [modal.stack], in: controller)
      }
    }
  }

  /// Presents a modal over all others, unless one of them is moving: then the framework declines, without a report.
  private func present(_ modal: Stage.Modal) {
    let number = stage.beginAnimation()
    let controller = UIKitPresentedController(on: self)
    controller.modal = modal
    if modal.prompt == nil {
      controller.contents = enclosures(of: [modal.stack], in: controller)
    } else {
      controller.placeID = modal.placeID
    }
    modal.shownBy = controller
    guard presented.allSatisfy({ $0.state == .settled }) else {
      undone.append("a presentation during another presentation or a dismissal")
      return
    }
    presented.append(controller)
    time.after(ScreenTime.animation) { controller.state = .settled }
    time.after(ticksUntilReport) { [weak self, stage] in
      modal.appeared()
      self?.arrangeModals()
      stage.endAnimation(number)
    }
  }

  /// Dismisses a controller and all controllers over it.
  private func dismiss(_ modal: Stage.Modal, completion: @escaping @MainActor () -> Void) {
    guard let index = presented.firstIndex(where: { $0.modal === modal }) else {
      return completion()
    }
    let leaving = presented[index...]
    if leaving.contains(where: { $0.state != .settled }) {
      undone.append("a dismissal of a moving controller")
    }
    remove(Array(leaving), ticks: ticksUntilReport, completion: completion)
  }

  /// Removes presented controllers after an animation.
  func remove(
    _ controllers: [UIKitPresentedController], ticks: Int = ScreenTime.animation,
    completion: @escaping @MainActor () -> Void
  ) {
    for controller in controllers { controller.state = .leaving }
    time.after(ticks) { [weak self] in
      self?.presented.removeAll { one in controllers.contains { $0 === one } }
      for controller in controllers { self?.noteGone(controller) }
      completion()
    }
  }

  /// The number of ticks until a presentation or a dismissal is reported.
  private var ticksUntilReport: Int {
    ScreenTime.animation + (habits.contains(.completesLate) ? 2 : 0)
  }
}

// MARK: - Calls of the delegates

extension UIKitModel {
  /// Reports that a change begins, and returns what reports its end.
  func willShow(
    _ navigation: UIKitNavigationController, isInteractive: Bool
  ) -> (@MainActor (_ isCancelled: Bool) -> Void)? {
    guard let stack = navigation.stack else { return nil }
    let number = isInteractive ? stack.beginSwipe() : stage.beginAnimation()
    return { [weak self, weak navigation] isCancelled in
      if isCancelled { return stack.cancelSwipe(number) }
      if let navigation { self?.shows(navigation) }
      self?.stage.endAnimation(number)
    }
  }

  func didShow(_ navigation: UIKitNavigationController) {
    shows(navigation)
    if habits.contains(.reportsShownTwice) { shows(navigation) }
  }

  private func shows(_ navigation: UIKitNavigationController) {
    guard let stack = navigation.stack, let top = navigation.controllers.last else { return }
    let place = stack.places.first { place in
      place.shownBy === top || (top as? UIKitEnclosure)?.contents.first === place.shownBy
    }
    // A collapsed split view shows another column on the stack of the first one.
    let column = navigation.split?.place?.slots.first { column in
      column.slot.flatMap { navigation.split?.navigation(for: $0) } === top
    }
    if let place = place ?? column?.top { stage.wentBack(to: place.id) }
  }

  func mayBegin(in navigation: UIKitNavigationController) -> Bool {
    navigation.controllers.last is UIKitNavigationController
      || navigation.stack?.mayGoBack == true
  }

  func shouldSelect(_ tab: UIKitController, in bar: UIKitTabBarController) -> Bool {
    guard let slot = slot(of: tab, in: bar) else { return true }
    let maySelect = bar.place?.maySelect(slot) == true
    if !maySelect { bar.place?.selection = slot }  // A guard may redirect it.
    return maySelect
  }

  func didSelect(_ tab: UIKitController, in bar: UIKitTabBarController) {
    bar.place?.selection = slot(of: tab, in: bar)
  }

  func didShowMore(in bar: UIKitTabBarController) {
    guard let slot = bar.selected.flatMap({ slot(of: $0, in: bar) }), slot != bar.place?.selection
    else { return }
    bar.place?.selection = slot
  }

  private func slot(of tab: UIKitController, in bar: UIKitTabBarController) -> SlotName? {
    bar.place?.slots.first { $0.shownBy === tab }?.slot
  }

  /// Reports that the user begins to dismiss a modal, and returns what reports its end.
  func willDismiss(_ modal: Stage.Modal) -> @MainActor () -> Void {
    let number = stage.beginAnimation()
    return { [weak self] in
      self?.didDismiss(modal)
      self?.stage.endAnimation(number)
      self?.arrangeModals()
    }
  }

  func didDismiss(_ modal: Stage.Modal) {
    modal.dismissed()
    modal.disappeared()
    arrangeModals()
  }

  func didTap(_ button: AlertPrompt.Button, in modal: Stage.Modal) {
    modal.disappeared()
    modal.choose(button)
    arrangeModals()
  }
}
