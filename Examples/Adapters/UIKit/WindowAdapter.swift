#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Destinations
  import UIKit

  /// Shows a flow in a UIKit window.
  ///
  /// Each interface is a view controller.
  ///
  /// ```swift
  /// adapter = WindowAdapter(Stage(flow), in: window)
  /// flow.start()
  /// ```
  ///
  /// Whenever the stage says that something has changed, the controllers are arranged as it says, reusing
  /// those that exist. Delegates report what UIKit tells; what it means is the stage's business.
  @MainActor
  final class WindowAdapter: NSObject {
    let stage: Stage
    private let window: UIWindow

    /// Creates an adapter, and attaches the stage to its flow.
    ///
    /// The scene keeps it.
    init(_ stage: Stage, in window: UIWindow) {
      self.stage = stage
      self.window = window
      super.init()
      window.makeKeyAndVisible()
      stage.onChange = { [weak self] in self?.arrange() }
      stage.attach()
    }

    private func arrange() {
      let root = stage.root.map(controller)
      if window.rootViewController !== root { window.rootViewController = root }
      for modal in stage.modals where modal.shownBy != nil { _ = controller(modal) }
      arrangeModals()
    }
  }

  /// The label of a tab, from the interface at its root.
  @MainActor
  protocol TabLabelled {
    func label(_ item: UITabBarItem)
  }

  // MARK: - Controllers of stacks and places

  private final class StackController: UINavigationController { weak var stack: Stage.Stack? }
  private final class TabsController: UITabBarController { weak var place: Stage.Place? }
  private final class SplitController: UISplitViewController { weak var place: Stage.Place? }
  /// Shows another controller in its whole area, because UIKit pushes no containers.
  private final class Enclosure: UIViewController {}

  extension WindowAdapter {
    private func controller(_ stack: Stage.Stack) -> UIViewController {
      let shown = stack.isNavigation ? navigation(stack) : stack.root.map { controller($0) }
      stack.shownBy = shown ?? stack.shownBy ?? UIViewController()
      return stack.shownBy as? UIViewController ?? UIViewController()
    }

    private func navigation(_ stack: Stage.Stack) -> UIViewController {
      let navigation = stack.shownBy as? StackController ?? StackController()
      navigation.stack = stack
      navigation.delegate = self
      navigation.interactivePopGestureRecognizer?.delegate = self
      if #available(iOS 26, *) {
        navigation.interactiveContentPopGestureRecognizer?.delegate = self
      }
      // A collapsed split view pushes the navigation controller of its next column by itself.
      let others = navigation.viewControllers.filter { $0 is UINavigationController }
      let wanted =
        stack.places.map {
          $0.kind == .tabs || $0.kind == .split
            ? enclosure(of: controller($0))
            : controller($0, attached: $0 == stack.owner ? [] : nil)
        } + others
      if navigation.viewControllers != wanted {
        let isShown = navigation.viewIfLoaded?.window != nil
        navigation.setViewControllers(wanted, animated: stack.isAnimated && isShown)
      }
      enclose(stack.owner?.attached ?? [], in: navigation)
      return navigation
    }

    private func enclosure(of content: UIViewController) -> UIViewController {
      let enclosure = content.parent as? Enclosure ?? Enclosure()
      if content.parent !== enclosure { enclosure.enclose(content) }
      return enclosure
    }

    private func controller(
      _ place: Stage.Place, attached: [Stage.Stack]? = nil
    ) -> UIViewController {
      switch place.kind {
      case .tabs: return tabs(place)
      case .split: return split(place)
      case .screen, .stack, .group, .alert:
        let own = place.interface as? UIViewController ?? place.shownBy as? UIViewController
        let controller = own ?? UIViewController()
        place.shownBy = controller
        enclose(place.shown + (attached ?? place.attached), in: controller)
        return controller
      }
    }

    private func tabs(_ place: Stage.Place) -> UIViewController {
      let bar = place.shownBy as? TabsController ?? TabsController()
      place.shownBy = bar
      bar.place = place
      bar.delegate = self
      let controllers = place.slots.map { controller($0) }
      for (tab, controller) in zip(place.slots, controllers) {
        controller.tabBarItem.title = tab.name
        (tab.root?.interface as? any TabLabelled)?.label(controller.tabBarItem)
      }
      if bar.viewControllers != controllers { bar.setViewControllers(controllers, animated: false) }
      bar.moreNavigationController.delegate = self
      bar.selectedViewController = place.selected?.shownBy as? UIViewController
      return bar
    }

    private func split(_ place: Stage.Place) -> UIViewController {
      let split =
        place.shownBy as? SplitController
        ?? SplitController(style: place.slots.count > 2 ? .tripleColumn : .doubleColumn)
      place.shownBy = split
      split.place = place
      split.delegate = self
      for stack in place.slots {
        let (name, shown) = (stack.column, controller(stack))
        if split.viewController(for: name) !== shown { split.setViewController(shown, for: name) }
        let isHidden = split.isCollapsed || shown.viewIfLoaded?.window == nil
        if stack.slot == place.selection, isHidden { split.show(name) }
      }
      return split
    }

    /// Shows stacks in the whole area of a controller, and removes others that were shown there.
    private func enclose(_ stacks: [Stage.Stack], in holder: UIViewController) {
      let wanted = stacks.map { enclosure(of: controller($0)) }
      for child in holder.children where child is Enclosure && !wanted.contains(child) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      for child in wanted where child.parent !== holder { holder.enclose(child) }
    }
  }

  // MARK: - Modals

  extension WindowAdapter {
    /// Dismisses what should leave, or else presents the next modal that is missing.
    private func arrangeModals() {
      let leaving = stage.leaving
      if let lowest = leaving.first {
        let controllers = leaving.compactMap { $0.shownBy as? UIViewController }
        // A tapped alert leaves by itself.
        if let moving = controllers.first(where: \.isBeingDismissed) {
          return wait(for: moving) { [weak self] in self?.arrangeModals() }
        }
        let number = stage.beginAnimation()
        let isOver = { [stage] in
          for modal in leaving { modal.disappeared() }
          stage.endAnimation(number)
        }
        guard let presenter = controllers.first?.presentingViewController else { return isOver() }
        return presenter.dismiss(animated: lowest.options.shouldAnimate, completion: isOver)
      }
      var top = window.rootViewController
      for modal in stage.modals {
        guard let shown = modal.shownBy as? UIViewController, shown.presentingViewController != nil
        else { return present(modal, over: top) }
        top = shown
      }
    }

    /// Tells the stage how long a controller is dismissed.
    private func wait(for moving: UIViewController, then goOn: @escaping () -> Void = {}) {
      let number = stage.beginAnimation()
      moving.transitionCoordinator?.animate(alongsideTransition: nil) { [stage] _ in
        goOn()
        stage.endAnimation(number)
      }
    }

    private func present(_ modal: Stage.Modal, over top: UIViewController?) {
      let controller = controller(modal)
      // Over an alert that the app has presented by itself, UIKit declines.
      guard let top, top.presentedViewController == nil else { return }
      controller.popoverPresentationController?.sourceItem = top.view
      let number = stage.beginAnimation()
      top.present(controller, animated: modal.options.shouldAnimate) { [weak self, stage] in
        modal.appeared()
        self?.arrangeModals()
        stage.endAnimation(number)
      }
    }

    private func controller(_ modal: Stage.Modal) -> UIViewController {
      if let alert = modal.shownBy as? UIAlertController { return alert }
      let isNew = modal.shownBy == nil
      let controller = modal.prompt.map { alert($0, of: modal) } ?? controller(modal.stack)
      modal.shownBy = controller
      guard isNew, modal.prompt == nil else { return controller }
      controller.isModalInPresentation = !modal.options.allowsInteractiveDismissal
      controller.modalPresentationStyle =
        modal.options.style == .popover
        ? .popover : modal.options.style == .fullScreenCover ? .fullScreen : .pageSheet
      controller.presentationController?.delegate = self
      let detents = modal.options.detents.map { $0.inUIKit }
      controller.sheetPresentationController?.detents = detents.isEmpty ? [.large()] : detents
      return controller
    }

    private func alert(_ prompt: AlertPrompt, of modal: Stage.Modal) -> UIAlertController {
      let alert = UIAlertController(
        title: prompt.title, message: prompt.message,
        preferredStyle: prompt.style == .alert ? .alert : .actionSheet)
      for button in prompt.buttons {
        alert.addAction(
          UIAlertAction(
            title: button.title,
            style: button.role == .cancel
              ? .cancel : button.role == .destructive ? .destructive : .default
          ) { [weak modal] _ in
            modal?.disappeared()
            modal?.choose(button)
          })
      }
      return alert
    }

  }

  // MARK: - What the user does

  extension WindowAdapter: UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      guard let transition = navigation.transitionCoordinator,
        let stack = (navigation as? StackController)?.stack
      else { return }
      let number = transition.isInteractive ? stack.beginSwipe() : stage.beginAnimation()
      transition.animate(alongsideTransition: nil) { [weak self, stage] context in
        if context.isCancelled { return stack.cancelSwipe(number) }
        self?.navigationController(navigation, didShow: controller, animated: true)
        stage.endAnimation(number)
      }
    }

    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      if let stack = (navigation as? StackController)?.stack {
        let columns = (navigation.splitViewController as? SplitController)?.place?.slots ?? []
        let place =
          stack.places.first { controller.shows($0.shownBy) }
          ?? columns.first { controller.shows($0.shownBy) }?.top
        if let place, navigation.topViewController === controller { stage.wentBack(to: place.id) }
      } else if let bar = navigation.tabBarController as? TabsController,
        let slot = bar.slot(of: bar.selectedViewController), slot != bar.place?.selection
      {
        bar.place?.selection = slot  // It was chosen in the list of More.
      }
    }

    func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
      let navigation = gesture.view?.next as? StackController
      return navigation?.topViewController is UINavigationController  // A column over another one.
        || navigation?.stack?.mayGoBack == true
    }
  }

  extension WindowAdapter: UITabBarControllerDelegate {
    func tabBarController(_ bar: UITabBarController, shouldSelect tab: UIViewController) -> Bool {
      guard let bar = bar as? TabsController, let slot = bar.slot(of: tab) else { return true }
      let maySelect = bar.place?.maySelect(slot) == true
      if !maySelect { bar.place?.selection = slot }  // A guard may redirect it.
      return maySelect
    }

    func tabBarController(_ bar: UITabBarController, didSelect tab: UIViewController) {
      if let bar = bar as? TabsController { bar.place?.selection = bar.slot(of: tab) }
    }
  }

  extension WindowAdapter: UISplitViewControllerDelegate {
    func splitViewControllerDidCollapse(_ split: UISplitViewController) {
      (split as? SplitController)?.place?.isCollapsed = true
    }

    func splitViewControllerDidExpand(_ split: UISplitViewController) {
      (split as? SplitController)?.place?.isCollapsed = false
    }

    func splitViewController(
      _ split: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      (split as? SplitController)?.place?.selected?.column ?? proposed
    }
  }

  extension WindowAdapter: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      modal(presentation)?.mayDismiss ?? true
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      wait(for: presentation.presentedViewController)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      guard let modal = modal(presentation) else { return }
      modal.dismissed()
      modal.disappeared()
    }

    private func modal(_ presentation: UIPresentationController) -> Stage.Modal? {
      stage.modals.first { $0.shownBy === presentation.presentedViewController }
    }
  }

  // MARK: - Words of the library in UIKit

  extension TabsController {
    fileprivate func slot(of controller: UIViewController?) -> SlotName? {
      place?.slots.first { $0.shownBy === controller }?.slot
    }
  }

  extension Stage.Stack {
    fileprivate var column: UISplitViewController.Column {
      slot == .column(.detail) ? .secondary : slot == .column(.content) ? .supplementary : .primary
    }
  }

  extension SheetPresentationOptions.Detent {
    @MainActor fileprivate var inUIKit: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      case .fraction(let part): .custom { $0.maximumDetentValue * part }
      case .height(let height): .custom { _ in height }
      }
    }
  }

  extension UIViewController {
    /// Returns whether this is the controller that shows something, or is around it.
    fileprivate func shows(_ shownBy: AnyObject?) -> Bool {
      self === shownBy || children.contains { $0 === shownBy }
    }

    /// Shows another controller in the whole area of this one.
    fileprivate func enclose(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
#endif
