#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Destinations
  import UIKit

  /// Shows a flow in UIKit, where each interface is a view controller.
  ///
  /// ```swift
  /// window.rootViewController = FlowController(Stage(flow))
  /// flow.start()
  /// ```
  ///
  /// Whenever the stage reports a change, the controllers are arranged as the stage says, and existing ones are
  /// reused. Delegates report UIKit's callbacks; the stage interprets them.
  @MainActor
  final class FlowController: UIViewController {
    let stage: Stage

    /// Creates the controller, and attaches the stage to its flow.
    init(_ stage: Stage) {
      self.stage = stage
      super.init(nibName: nil, bundle: nil)
      stage.onChange = { [weak self] in self?.arrange() }
      stage.attach()
    }

    required init?(coder: NSCoder) { nil }

    private func arrange() {
      enclose(stage.root.map { [$0] } ?? [], in: self)
      arrangeModals()
    }
  }

  // MARK: - Controllers of stacks and places

  private final class StackController: UINavigationController { weak var stack: Stage.Stack? }
  private final class TabsController: UITabBarController {
    weak var place: Stage.Place?

    func slot(of controller: UIViewController?) -> SlotName? {
      place?.slots.first { $0.shownBy === controller }?.slot
    }
  }
  private final class SplitController: UISplitViewController { weak var place: Stage.Place? }
  /// Shows another controller in its whole area, because UIKit pushes no containers, and a sheet may get a stack later.
  private final class Enclosure: UIViewController {}

  extension FlowController {
    private func controller(_ stack: Stage.Stack) -> UIViewController {
      let places = stack.places.map { controller($0, in: stack) }
      let shown = stack.isNavigation ? navigation(stack, places) : places.last
      stack.shownBy = shown ?? stack.shownBy ?? UIViewController()
      return stack.shownBy as? UIViewController ?? UIViewController()
    }

    private func navigation(_ stack: Stage.Stack, _ shown: [UIViewController]) -> UIViewController {
      let navigation = stack.shownBy as? StackController ?? StackController()
      navigation.stack = stack
      navigation.delegate = self
      navigation.interactivePopGestureRecognizer?.delegate = self
      if #available(iOS 26, *) {
        navigation.interactiveContentPopGestureRecognizer?.delegate = self
      }
      // A collapsed split view pushes the navigation controller of its next column by itself.
      let wanted = shown + navigation.viewControllers.filter { $0 is UINavigationController }
      if navigation.viewControllers != wanted {
        let isShown = navigation.viewIfLoaded?.window != nil
        navigation.setViewControllers(wanted, animated: stack.isAnimated && isShown)
      }
      return navigation
    }

    private func enclosure(of content: UIViewController) -> UIViewController {
      let enclosure = content.parent as? Enclosure ?? Enclosure()
      if content.parent !== enclosure { enclosure.enclose(content) }
      return enclosure
    }

    private func controller(_ place: Stage.Place, in stack: Stage.Stack) -> UIViewController {
      var enclosed = place == stack.owner ? [] : place.attached
      // Places attached to a whole stack are in front of its top.
      if place == stack.top { enclosed += stack.owner?.attached ?? [] }
      let controller: UIViewController
      switch place.kind {
      case .tabs: controller = enclosure(of: tabs(place))
      case .split: controller = enclosure(of: split(place))
      case .screen, .stack, .group, .alert:
        let own = place.interface as? UIViewController ?? place.shownBy as? UIViewController
        controller = own ?? UIViewController()
        place.shownBy = controller
        enclosed = place.shown + enclosed
      }
      enclose(enclosed, in: controller)
      return controller
    }

    private func tabs(_ place: Stage.Place) -> UIViewController {
      let bar = place.shownBy as? TabsController ?? TabsController()
      place.shownBy = bar
      bar.place = place
      bar.delegate = self
      let controllers = place.slots.map { controller($0) }
      for (tab, controller) in zip(place.slots, controllers) {
        // The controller at the root of a tab has its title, its image and its badge.
        let root = tab.root?.shownBy as? UIViewController ?? controller
        controller.tabBarItem = root.tabBarItem
        if controller.tabBarItem.title == nil { controller.tabBarItem.title = tab.name }
      }
      if bar.viewControllers != controllers { bar.setViewControllers(controllers, animated: false) }
      bar.moreNavigationController.delegate = self
      bar.selectedViewController = place.selected?.shownBy as? UIViewController
      return bar
    }

    private func split(_ place: Stage.Place) -> UIViewController {
      let style = place.slots.count > 2 ? UISplitViewController.Style.tripleColumn : .doubleColumn
      let split = place.shownBy as? SplitController ?? SplitController(style: style)
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

  extension FlowController {
    /// Dismisses a modal that should leave, or else updates the sheets and presents the next missing modal.
    private func arrangeModals() {
      let leaving = stage.leaving
      if let lowest = leaving.first {
        let controllers = leaving.compactMap { $0.shownBy as? UIViewController }
        // A modal that the user dismisses leaves by itself.
        if controllers.contains(where: \.isBeingDismissed) { return }
        let number = stage.beginAnimation()
        let isOver = { [stage] in
          for modal in leaving { modal.disappeared() }
          stage.endAnimation(number)
        }
        guard let presenter = controllers.first?.presentingViewController else { return isOver() }
        return presenter.dismiss(animated: lowest.options.shouldAnimate, completion: isOver)
      }
      var top: UIViewController = self
      for modal in stage.modals {
        guard let shown = modal.shownBy as? UIViewController, shown.presentingViewController != nil
        else { return present(modal, over: top) }
        if shown is Enclosure { enclose([modal.stack], in: shown) }
        top = shown
      }
    }

    private func present(_ modal: Stage.Modal, over top: UIViewController) {
      // Over an alert that the app has presented by itself, UIKit declines.
      guard top.presentedViewController == nil else { return }
      let controller = controller(modal)
      modal.shownBy = controller
      controller.popoverPresentationController?.sourceItem = top.view
      let number = stage.beginAnimation()
      top.present(controller, animated: modal.options.shouldAnimate) { [weak self, stage] in
        modal.appeared()
        self?.arrangeModals()
        stage.endAnimation(number)
      }
    }

    private func controller(_ modal: Stage.Modal) -> UIViewController {
      if let prompt = modal.prompt { return alert(prompt, of: modal) }
      let controller = Enclosure()
      enclose([modal.stack], in: controller)
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
          ) { [weak self, weak modal] _ in
            modal?.disappeared()
            modal?.choose(button)
            self?.arrangeModals()
          })
      }
      return alert
    }
  }

  // MARK: - Actions of the user

  extension FlowController: UINavigationControllerDelegate, UIGestureRecognizerDelegate {
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
        bar.place?.selection = slot  // The tab was chosen in the list of More.
      }
    }

    func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
      let navigation = gesture.view?.next as? StackController
      return navigation?.topViewController is UINavigationController  // A column over another one.
        || navigation?.stack?.mayGoBack == true
    }
  }

  extension FlowController: UITabBarControllerDelegate {
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

  extension FlowController: UISplitViewControllerDelegate {
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

  extension FlowController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      modal(presentation)?.mayDismiss ?? true
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      guard let drag = presentation.presentedViewController.transitionCoordinator else { return }
      let number = stage.beginAnimation()
      drag.animate(alongsideTransition: nil) { [weak self, stage] context in
        if !context.isCancelled { self?.presentationControllerDidDismiss(presentation) }
        stage.endAnimation(number)
        self?.arrangeModals()
      }
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      let modal = modal(presentation)
      modal?.dismissed()
      modal?.disappeared()
      arrangeModals()
    }

    private func modal(_ presentation: UIPresentationController) -> Stage.Modal? {
      stage.modals.first { $0.shownBy === presentation.presentedViewController }
    }
  }

  // MARK: - Actions of the system

  extension Flow {
    /// Starts where the user was when the system closed the window, and opens the links that opened it.
    func start(in session: UISceneSession, with options: UIScene.ConnectionOptions) {
      let saved = session.stateRestorationActivity?.userInfo?["places"] as? Data
      if let saved { restore(from: saved) } else { start() }
      for context in options.urlContexts { open(context.url) }
      for link in options.userActivities.compactMap(\.webpageURL) { open(link) }
    }

    /// The presented places as an activity; the app's `Info.plist` lists `places` in `NSUserActivityTypes`.
    var activity: NSUserActivity {
      let activity = NSUserActivity(activityType: "places")
      activity.userInfo = (try? snapshot().data()).map { ["places": $0] }
      return activity
    }
  }

  // MARK: - Words of the library in UIKit

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
    /// Returns whether this controller shows an object of the stage, itself or in a child.
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
