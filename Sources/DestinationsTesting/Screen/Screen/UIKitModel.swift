public import Destinations

/// A simulation of UIKit's view controllers, which shows a stage without a screen.
///
/// It binds a `Stage` as the UIKit adapter does, and behaves as `UINavigationController`, `UITabBarController`,
/// `UISplitViewController` and presented controllers do: a change of a stack during another one is lost, a presentation
/// during another one is declined, a collapsed split view moves its columns into one stack. Its sources are the
/// framework's public documentation and well-known reports; each behaviour that depends on the device or the release is
/// a ``Habit`` that can be switched off.
///
/// ```swift
/// let screen = UIKitModel(Stage(flow), habits: [.showsMore])
/// flow.start()
/// await screen.settle()
/// screen.goBack()
/// ```
///
/// Time passes only in ``tick()``, so a run is the same on every machine.
@MainActor
public final class UIKitModel {
  /// A behaviour of the framework that an adapter cannot choose.
  public enum Habit: String, CaseIterable, Sendable {
    /// Delegates are notified twice of the controller that a stack shows.
    case reportsShownTwice
    /// Delegates are notified twice of the selected tab.
    case selectsTwice
    /// Tabs after the first one are chosen from the list of More, without asking the delegate.
    case showsMore
    /// A tap on the selected tab pops its navigation controller to the root.
    case popsOnSecondTap
    /// Swipes begin without asking the delegate, like those over the content of newer systems.
    case swipesDoNotAsk
    /// Presentations and dismissals are reported two ticks after the animation.
    case completesLate
  }

  /// The places on screen.
  public let stage: Stage
  /// The behaviours that are switched on.
  public var habits: Set<Habit>

  /// The commands that the framework has ignored, because something else was moving.
  ///
  /// An adapter that waits for the stage causes none.
  public internal(set) var undone: [String] = []

  /// The number of times that the selected tab was chosen again from the list of More.
  ///
  /// UIKit does not call the delegate of the tab bar then; the list only shows the same controller as before.
  package internal(set) var untoldTaps = 0

  /// Whether a controller was blank when it was gone.
  package private(set) var isBlank = false

  /// Whether split views have room for one column only.
  package private(set) var isNarrow = false

  let time = ScreenTime()
  var window: UIKitController?
  /// The presented controllers, the lowest first.
  var presented: [UIKitPresentedController] = []

  /// Creates a screen for a stage, and attaches the stage to its flow.
  public init(_ stage: Stage, habits: Set<Habit> = []) {
    self.stage = stage
    self.habits = habits
    stage.onChange = { [weak self] in self?.arrange() }
    stage.attach()
  }
}

// MARK: - Time

extension UIKitModel {
  /// Lets animations continue.
  public func tick() { time.tick() }

  /// Lets time pass until nothing moves any more, at most a number of ticks.
  ///
  /// - Returns: Whether nothing moves any more.
  @discardableResult
  public func settle(ticks: Int = 100) async -> Bool {
    await time.settle(ticks: ticks, tick)
  }
}

// MARK: - The places on screen

extension UIKitModel {
  /// The places on screen that contain no other one, outermost first.
  ///
  /// When nothing moves, they are those of the flow's tree; of a collapsed split view, those of the
  /// column in front.
  public var visibleIDs: [DestinationID] { window?.visible ?? [] }

  /// The alert in front; nil if there is none.
  public var alert: AlertPrompt? { presented.last?.modal?.prompt }

  func controller(presentedBy place: Stage.Place) -> UIKitController? {
    presented.first { $0.modal?.presenter == place && $0.state != .leaving }
  }

  package var shownIDs: Set<DestinationID> {
    ([window].compactMap(\.self) + presented).reduce(into: []) { $0.formUnion($1.shownIDs) }
  }

  /// Records whether a controller that has left was blank; its views stay as long as it is on screen.
  func noteGone(_ controller: UIKitController?) {
    if controller?.visible.isEmpty == true { isBlank = true }
  }

  func isInWindow(_ controller: UIKitController) -> Bool {
    guard let container = controller.container else {
      return controller === window || presented.contains { $0 === controller }
    }
    return container.shows(controller) && isInWindow(container)
  }

  /// The controllers in front, outermost first; none while one is presented or dismissed, when touches do nothing.
  private var inFront: [UIKitController] {
    guard let last = presented.last else { return window?.inFront ?? [] }
    return last.state == .settled ? last.inFront : []
  }
}

// MARK: - The user's gestures

extension UIKitModel {
  /// Swipes back in the stack in front, and lets go at the end or, if cancelled, on the way.
  ///
  /// - Returns: Whether there was a stack that could be swiped.
  @discardableResult
  public func swipeBack(cancels: Bool = false) -> Bool {
    guard let stack = frontNavigation, habits.contains(.swipesDoNotAsk) || mayBegin(in: stack)
    else { return false }
    return stack.pop(swipes: true, cancels: cancels)
  }

  /// Taps the back button of the stack in front.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func goBack() -> Bool {
    frontNavigation?.pop(swipes: false, cancels: false) ?? false
  }

  private var frontNavigation: UIKitNavigationController? {
    if alert != nil { return nil }
    return inFront.compactMap { $0 as? UIKitNavigationController }
      .last { $0.controllers.count > 1 && !$0.isMoving }
  }

  /// Drags the sheet in front down.
  ///
  /// - Returns: Whether there was a sheet that could be dragged.
  @discardableResult
  public func dragSheetDown() -> Bool {
    guard let sheet = presented.last, sheet.state == .settled, let modal = sheet.modal,
      modal.prompt == nil, modal.mayDismiss
    else { return false }
    let didEnd = willDismiss(modal)
    remove([sheet]) { [weak self] in
      didEnd()
      self?.didDismiss(modal)
    }
    return true
  }

  /// Taps a button of the alert in front.
  ///
  /// - Returns: Whether there was such an alert.
  @discardableResult
  public func tapButton(_ title: String) -> Bool {
    guard let shown = presented.last, shown.state == .settled, let modal = shown.modal,
      let button = modal.prompt?.buttons.first(where: { $0.title == title })
    else { return false }
    // An alert leaves before it runs the handler of the tapped button.
    remove([shown]) { [weak self] in self?.didTap(button, in: modal) }
    return true
  }

  /// Taps a tab of the tab bar in front, even the selected one.
  ///
  /// - Returns: Whether there was such a tab.
  @discardableResult
  public func tap(_ slot: SlotName) -> Bool {
    guard alert == nil else { return false }
    return inFront.compactMap { $0 as? UIKitTabBarController }.last?.tap(slot) ?? false
  }

  /// Turns the device, so that split views have room for one column or for several.
  public func turn(isNarrow: Bool) {
    self.isNarrow = isNarrow
    for split in inFront.compactMap({ $0 as? UIKitSplitViewController }) {
      split.turn(isCollapsed: isNarrow)
    }
  }
}
