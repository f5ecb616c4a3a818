#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Destinations
  import UIKit

  /// Shows a flow in a UIKit window.
  ///
  /// Each interface is a view controller.
  ///
  /// ```swift
  /// adapter = WindowAdapter<Mail>(flow, in: window)
  /// flow.attach(adapter)
  /// flow.start()
  /// ```
  ///
  /// After each transition, the controllers are arranged as the tree says, reusing those that
  /// exist, and the transition is acknowledged when the animations have ended. Thus no change can
  /// be missed, and a change that a guard has refused is reverted in the same way.
  ///
  /// A stack becomes a `UINavigationController` with the stack's own interface at the bottom. Tab
  /// bars and split views are their own interfaces if these are controllers of that class;
  /// otherwise they get one.
  @MainActor
  final class WindowAdapter<App: DestinationTypes>: FlowCoordinating {
    private let flow: App.AppFlow
    private let window: UIWindow
    private let gestures = Gestures()

    /// The containers that this adapter has created, by the place and slot that they show.
    private var made: [Seat: UIViewController] = [:]
    /// The place and slot that each container shows, and the place of each controller.
    private var seats: [ObjectIdentifier: Seat] = [:]
    private var places: [ObjectIdentifier: UUID] = [:]
    /// The place at the bottom of each presented sheet.
    private var sheets: [ObjectIdentifier: UUID] = [:]
    private var sheetOptions: [UUID: SheetPresentationOptions] = [:]
    private var work: Task<Void, Never>?
    private var isArranging = false
    /// The controllers that are being moved, whose transitions end later.
    private var moving: [UIViewController] = []

    private struct Seat: Hashable {
      let id: UUID
      var slot: SlotName?
    }

    /// Creates an adapter.
    ///
    /// The app keeps it and attaches it to the flow.
    init(_ flow: App.AppFlow, in window: UIWindow) {
      self.flow = flow
      self.window = window
      gestures.willShow = { [weak self] in self?.willShow(in: $0) }
      gestures.didShow = { [weak self] in self?.didShow(in: $0) }
      gestures.select = { [weak self] in self?.select($1, in: $0) }
      gestures.didDismiss = { [weak self] in self?.didDismiss($0) }
    }

    /// Arranges the controllers after the previous transition has been shown, and acknowledges when
    /// that is done.
    func show(_ transition: InterfaceTransition) {
      for change in transition.changes { noteOptions(of: change) }
      let isAnimated = transition.changes.contains { $0.isAnimated }
      work = Task { [work] in
        await work?.value
        await arrange(isAnimated: isAnimated)
        transition.acknowledge()
      }
    }

    private func noteOptions(of change: InterfaceChange) {
      switch change {
      case .insert(let place, _, .sheet, let options),
        .replace(_, let place, _, .sheet, let options):
        sheetOptions[place.id] = options.sheet
      case .restore: stopGestures()
      default: break
      }
    }
  }

  // MARK: - Showing the tree

  extension WindowAdapter {
    private func arrange(isAnimated: Bool) async {
      isArranging = true
      let root = flow.tree.rootID.map { controller(for: $0, isAnimated: isAnimated) }
      if window.rootViewController !== root {
        // A root that leaves with a sheet over it would leave the sheet on screen.
        await dismissSheets(over: window.rootViewController, isAnimated: false)
        window.rootViewController = root
        window.makeKeyAndVisible()
      }
      for controller in moving { await controller.endOfTransition() }
      moving = []
      await arrangeSheets(isAnimated: isAnimated)
      isArranging = false
      forgetWhatLeft()
    }

    /// Dismisses everything that covers a controller, except for what the app has presented by
    /// itself, such as an alert.
    private func dismissSheets(over controller: UIViewController?, isAnimated: Bool) async {
      guard let controller, let presented = controller.presentedViewController,
        sheets[ObjectIdentifier(presented)] != nil
      else { return }
      await controller.dismiss(animated: isAnimated)
    }

    /// Dismisses the sheets from the first unwanted one on, and presents the missing ones.
    private func arrangeSheets(isAnimated: Bool) async {
      var top = window.rootViewController
      var wanted = wantedSheets[...]
      while let presented = top?.presentedViewController, let id = wanted.first,
        sheets[ObjectIdentifier(presented)] == id
      {
        _ = sheet(id, isAnimated: isAnimated)
        top = presented
        wanted = wanted.dropFirst()
      }
      await dismissSheets(over: top, isAnimated: isAnimated)
      for id in wanted {
        guard let sheet = sheet(id, isAnimated: false) else { return }
        prepare(sheet, sheetOptions[id] ?? SheetPresentationOptions(), over: top)
        // Over an alert of the app there is no room for a sheet.
        if top?.presentedViewController != nil { await top?.dismiss(animated: isAnimated) }
        await top?.present(sheet, animated: isAnimated)
        top = sheet
      }
    }

    /// The places at the bottom of the sheets on the way to the current place, the lowest sheet
    /// first.
    private var wantedSheets: [UUID] {
      let tree = flow.tree
      var found: [UUID] = []
      var next = tree.currentID.flatMap { tree.node(id: $0) }
      while let node = next {
        if node.slot == .sheet, let presenter = node.parentID,
          let bottom = tree.bottom(of: .sheet, in: presenter)
        {
          found.insert(bottom, at: 0)
        }
        next = node.parentID.flatMap { tree.node(id: $0) }
      }
      return found
    }

    /// Returns the controller of a sheet with its contents, by the place at its bottom.
    private func sheet(_ id: UUID, isAnimated: Bool) -> UIViewController? {
      guard let presenter = flow.tree.parentID(of: id) else { return nil }
      let alert = (flow.interface(for: id) as? any AlertInterfacing).map { self.alert($0, of: id) }
      let sheet = alert ?? controller(for: .sheet, of: presenter, isAnimated: isAnimated)
      sheets[ObjectIdentifier(sheet)] = id
      return sheet
    }

    /// Returns the controller of an alert, which dismisses itself when the user chooses a button.
    private func alert(_ alert: any AlertInterfacing, of id: UUID) -> UIViewController {
      container(Seat(id: id)) { () -> UIAlertController in
        let prompt = alert.prompt
        let controller = UIAlertController(
          title: prompt.title, message: prompt.message,
          preferredStyle: prompt.style == .alert ? .alert : .actionSheet)
        for button in prompt.buttons {
          controller.addAction(
            UIAlertAction(title: button.title, style: button.role.inUIKit) { _ in
              alert.choose(button)
            })
        }
        return controller
      }
    }

    private func prepare(
      _ sheet: UIViewController, _ options: SheetPresentationOptions, over top: UIViewController?
    ) {
      if !(sheet is UIAlertController) { sheet.modalPresentationStyle = options.style.inUIKit }
      sheet.isModalInPresentation = !options.allowsInteractiveDismissal
      sheet.presentationController?.delegate = gestures
      if !options.detents.isEmpty {
        sheet.sheetPresentationController?.detents = options.detents.map { $0.inUIKit }
      }
      if let popover = sheet.popoverPresentationController { center(popover, in: top?.view) }
    }

    /// Puts a popover in the middle, because UIKit requires a place for it.
    private func center(_ popover: UIPopoverPresentationController, in view: UIView?) {
      popover.sourceView = view
      popover.sourceRect = CGRect(
        x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }

    private func forgetWhatLeft() {
      let tree = flow.tree
      made = made.filter { tree.contains(id: $0.key.id) }
      sheetOptions = sheetOptions.filter { tree.contains(id: $0.key) }
      seats = seats.filter { tree.contains(id: $0.value.id) }
      places = places.filter { tree.contains(id: $0.value) }
      sheets = sheets.filter { tree.contains(id: $0.value) }
    }
  }

  // MARK: - Controllers of places

  extension WindowAdapter {
    /// Returns the controller of a place, with its contents arranged in it.
    private func controller(for id: UUID, isAnimated: Bool) -> UIViewController {
      let own = flow.interface(for: id) as? UIViewController
      guard let node = flow.tree.node(id: id) else { return own ?? UIViewController() }
      switch node.kind {
      case .screen, .alert: return holder(id, own)
      case .stack(let keepsFirst):
        let bottom = keepsFirst ? [] : [holder(id, own)]
        let navigation = navigation(Seat(id: id, slot: .path))
        let path = flow.tree.members(of: .path, in: id).map { enclosed($0) }
        set(bottom + path, in: navigation, isAnimated: isAnimated)
        return navigation
      case .tabs: return tabs(id, own as? UITabBarController, node, isAnimated: isAnimated)
      case .split: return split(id, own as? UISplitViewController, node, isAnimated: isAnimated)
      case .group:
        let child = node.focus.flatMap { flow.tree.top(of: $0, in: id) }
        return holder(id, own, showing: child.map { [$0] } ?? [])
      }
    }

    /// Returns what shows a slot: the stack at its bottom, else a navigation controller of its own.
    private func controller(
      for slot: SlotName, of id: UUID, isAnimated: Bool
    ) -> UIViewController {
      let members = flow.tree.members(of: slot, in: id)
      if let bottom = members.first, case .stack = flow.tree.node(id: bottom)?.kind {
        return controller(for: bottom, isAnimated: isAnimated)
      }
      let navigation = navigation(Seat(id: id, slot: slot))
      set(members.map { enclosed($0) }, in: navigation, isAnimated: isAnimated)
      return navigation
    }

    private func tabs(
      _ id: UUID, _ own: UITabBarController?, _ node: Node, isAnimated: Bool
    ) -> UIViewController {
      let bar = own ?? container(Seat(id: id)) { UITabBarController() }
      bar.delegate = gestures
      seats[ObjectIdentifier(bar)] = Seat(id: id)
      let slots = node.slots.filter { $0.tabName != nil }
      let controllers = slots.map { slot in
        let controller = controller(for: slot, of: id, isAnimated: isAnimated)
        if controller.tabBarItem.title == nil { controller.tabBarItem.title = slot.tabName }
        return controller
      }
      if bar.viewControllers != controllers {
        bar.setViewControllers(controllers, animated: isAnimated)
      }
      if let index = slots.firstIndex(where: { $0 == node.focus }), bar.selectedIndex != index {
        bar.selectedIndex = index
      }
      return bar
    }

    private func split(
      _ id: UUID, _ own: UISplitViewController?, _ node: Node, isAnimated: Bool
    ) -> UIViewController {
      let isTriple = node.slots.contains(.column(.content))
      let view =
        own
        ?? container(Seat(id: id)) {
          UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
        }
      for case .column(let column) in node.slots {
        let content = controller(for: .column(column), of: id, isAnimated: isAnimated)
        if view.viewController(for: column.inUIKit) !== content {
          view.setViewController(content, for: column.inUIKit)
        }
      }
      if case .column(let column) = node.focus { view.show(column.inUIKit) }
      return known(view, as: id)
    }

    /// Returns the controller of a place's own interface, with what is attached to the place in it.
    private func holder(
      _ id: UUID, _ own: UIViewController?, showing inside: [UUID] = []
    ) -> UIViewController {
      let holder = known(own ?? container(Seat(id: id)), as: id)
      let wanted = (inside + flow.tree.members(of: .attached, in: id))
        .map { controller(for: $0, isAnimated: false) }
      for child in holder.children where isShownHere(child) && !wanted.contains(child) {
        child.leaveParent()
      }
      for child in wanted where child.parent !== holder { holder.enclose(child) }
      return holder
    }

    /// Whether a controller shows a place, and was not put there by the app itself.
    private func isShownHere(_ controller: UIViewController) -> Bool {
      let id = ObjectIdentifier(controller)
      return places[id] != nil || seats[id] != nil
    }

    /// Wraps a container in a plain controller, because UIKit cannot push containers.
    private func enclosed(_ id: UUID) -> UIViewController {
      let content = controller(for: id, isAnimated: false)
      guard flow.tree.node(id: id)?.kind != .screen else { return content }
      let holder = container(Seat(id: id, slot: .attached))
      if content.parent !== holder { holder.enclose(content) }
      return known(holder, as: id)
    }

    private func navigation(_ seat: Seat) -> UINavigationController {
      let navigation = container(seat) { UINavigationController() }
      navigation.delegate = gestures
      seats[ObjectIdentifier(navigation)] = seat
      return navigation
    }

    private func set(
      _ controllers: [UIViewController], in navigation: UINavigationController, isAnimated: Bool
    ) {
      guard navigation.viewControllers != controllers else { return }
      let isShown = navigation.viewIfLoaded?.window != nil
      navigation.setViewControllers(controllers, animated: isAnimated && isShown)
      if isAnimated && isShown { moving.append(navigation) }
    }

    private func container<Controller: UIViewController>(
      _ seat: Seat, _ make: () -> Controller = { UIViewController() }
    ) -> Controller {
      if let controller = made[seat] as? Controller { return controller }
      let controller = make()
      made[seat] = controller
      return controller
    }

    private func known<Controller: UIViewController>(
      _ controller: Controller, as id: UUID
    ) -> Controller {
      places[ObjectIdentifier(controller)] = id
      return controller
    }

    private typealias Node = PresentationTree<App.Place>.Node
  }

  // MARK: - What a person does

  extension WindowAdapter {
    private func willShow(in navigation: UINavigationController) {
      guard let transition = navigation.transitionCoordinator, transition.isInteractive,
        let top = transition.viewController(forKey: .from),
        let id = places[ObjectIdentifier(top)]
      else { return }
      flow.report(.beganSwipeBack(from: id))
      transition.notifyWhenInteractionChanges { [weak self] context in
        if context.isCancelled { self?.flow.report(.cancelledSwipeBack(from: id)) }
      }
    }

    /// Reports that the user has gone back, if there are fewer controllers than places in the tree.
    private func didShow(in navigation: UINavigationController) {
      guard !isArranging, let seat = seats[ObjectIdentifier(navigation)],
        let top = navigation.topViewController, let id = places[ObjectIdentifier(top)]
      else { return }
      if topPlace(of: seat) != id { return flow.report(.wentBack(to: id)) }
      guard navigation.splitViewController?.isCollapsed == true,
        let (column, splitView) = column(of: id),
        flow.tree.node(id: splitView)?.focus != .column(column)
      else { return }
      flow.report(.focusedColumn(column, splitViewID: splitView))
    }

    /// The column that contains a place, and its split view.
    ///
    /// If the split view is collapsed, going back leads to a column.
    private func column(of id: UUID) -> (column: SplitViewColumn, splitView: UUID)? {
      var next = flow.tree.node(id: id)
      while let node = next, node.slot != .sheet {
        if case .column(let column) = node.slot, let parent = node.parentID {
          return (column, parent)
        }
        next = node.parentID.flatMap { flow.tree.node(id: $0) }
      }
      return nil
    }

    private func topPlace(of seat: Seat) -> UUID {
      seat.slot.flatMap { flow.tree.top(of: $0, in: seat.id) } ?? seat.id
    }

    /// Reports that the user has tapped a tab.
    ///
    /// The tab changes with the tree, unless a guard refuses.
    private func select(_ controller: UIViewController, in bar: UITabBarController) {
      guard let index = bar.viewControllers?.firstIndex(of: controller),
        let id = seats[ObjectIdentifier(bar)]?.id, let tabBar = flow.nearestTabBar(from: id)
      else { return }
      guard controller !== bar.selectedViewController else {
        return flow.report(.tappedSelectedTab(tabBarID: id))
      }
      let tabs = tabBar.activeTabs
      if tabs.indices.contains(index) {
        flow.report(.selectedTab(tabs[index].type, tabBarID: id))
      }
    }

    private func didDismiss(_ sheet: UIViewController) {
      guard let id = sheets[ObjectIdentifier(sheet)] else { return }
      flow.report(.dismissedSheet(of: id))
    }

    /// Cancels swipes in progress, because a guard refuses.
    private func stopGestures() {
      for case let navigation as UINavigationController in made.values {
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        navigation.interactivePopGestureRecognizer?.isEnabled = true
      }
    }
  }

  /// Receives the user's gestures from UIKit.
  @MainActor
  private final class Gestures: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate
  {
    var willShow: (UINavigationController) -> Void = { _ in }
    var didShow: (UINavigationController) -> Void = { _ in }
    var select: (UITabBarController, UIViewController) -> Void = { _, _ in }
    var didDismiss: (UIViewController) -> Void = { _ in }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      willShow(navigationController)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      didShow(navigationController)
    }

    /// Leaves it to the tree which tab is selected.
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      select(tabBarController, viewController)
      return false
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      didDismiss(presentationController.presentedViewController)
    }
  }

  // MARK: - Words of the library in UIKit

  extension InterfaceChange {
    fileprivate var isAnimated: Bool {
      switch self {
      case .insert(_, _, _, let options), .remove(_, _, _, let options):
        options.isAnimated || options.sheet?.shouldAnimate == true
      case .replace(_, _, _, let slot, let options):
        // UIKit shows any new controller on a stack as a push.
        options.isAnimated && (options.looksLikePush || slot != .path)
      case .select, .addSlot, .removeSlot, .restore, .orderSlots: false
      }
    }
  }

  extension SlotName {
    fileprivate var tabName: String? {
      if case .tab(let name) = self { name } else { nil }
    }
  }

  extension SplitViewColumn {
    fileprivate var inUIKit: UISplitViewController.Column {
      switch self {
      case .sidebar: .primary
      case .content: .supplementary
      case .detail: .secondary
      }
    }
  }

  extension AlertPrompt.Button.Role {
    fileprivate var inUIKit: UIAlertAction.Style {
      switch self {
      case .plain: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  extension SheetPresentationOptions.Style {
    fileprivate var inUIKit: UIModalPresentationStyle {
      switch self {
      case .sheet: .pageSheet
      case .fullScreenCover: .fullScreen
      case .popover: .popover
      }
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
    /// Shows another controller in the whole area of this one.
    fileprivate func enclose(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    /// Returns when the current transition, if there is one, has ended.
    ///
    /// A Core Animation transaction would also wait for animations that a new screen starts by
    /// itself, and a spinner never ends.
    fileprivate func endOfTransition() async {
      guard let transition = transitionCoordinator else { return }
      await withCheckedContinuation { over in
        let isQueued = transition.animate(alongsideTransition: nil) { _ in over.resume() }
        if !isQueued { over.resume() }
      }
    }

    fileprivate func leaveParent() {
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }
  }
#endif
