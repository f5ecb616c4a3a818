// The declarations of UIKit that its adapter uses: enough to check types on machines without that framework. The bodies
// do nothing.

@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  public nonisolated override init() {}
  open var next: UIResponder? { nil }
}

// MARK: - Views

@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@MainActor open class UIView: UIResponder, UIPopoverPresentationControllerSourceItem {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }

  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var autoresizingMask: AutoresizingMask = []
  open var window: UIWindow? { nil }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
}

@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
  public convenience init(windowScene: UIWindowScene) { self.init() }
  public convenience init(frame: CGRect) { self.init() }
}

@MainActor open class UIScreen: NSObject {
  public nonisolated override init() {}
  open class var main: UIScreen { UIScreen() }
  open var bounds: CGRect { .zero }
}

@MainActor open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UITableView: UIView {
  public enum Style: Int, Sendable { case plain }
}

@MainActor open class UITableViewCell: UIView {
  open var textLabel: UILabel? { nil }
}

extension IndexPath {
  public var row: Int { self[1] }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public nonisolated override init() {}
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? { nil }
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

@MainActor open class UITabBarItem: NSObject {
  public nonisolated override init() {}
  open var title: String?
}

// MARK: - Controllers

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case popover = 7
}

@MainActor open class UIViewController: UIResponder {
  public nonisolated init(nibName: String?, bundle: Bundle?) {}
  public nonisolated override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}

  open var title: String?
  open var view: UIView! { nil }
  open var viewIfLoaded: UIView? { nil }
  open var tabBarItem: UITabBarItem!

  open var parent: UIViewController? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open var children: [UIViewController] { [] }
  open func addChild(_ child: UIViewController) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {}

  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  open var isModalInPresentation = false
  open var presentedViewController: UIViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var isBeingDismissed: Bool { false }
  open var tabBarController: UITabBarController? { nil }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init() }
}

@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  open var moreNavigationController: UINavigationController { UINavigationController() }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
}

@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open func setViewController(_ controller: UIViewController?, for column: Column) {}
  open func viewController(for column: Column) -> UIViewController? { nil }
  open func show(_ column: Column) {}
  open var isCollapsed: Bool { false }
}

@MainActor open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// MARK: - Presentations and transitions

@MainActor open class UIPresentationController: NSObject {
  public nonisolated override init() {}
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { UIViewController() }
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}

@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public nonisolated override init() {}
    open class func medium() -> Detent { Detent() }
    open class func large() -> Detent { Detent() }
    open class func custom(
      identifier: String? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
  }

  open var detents: [Detent] = []
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  public static let from = Self()
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

// MARK: - Delegates and scenes

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    public nonisolated override init() {}
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
  }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession: NSObject {
  public nonisolated override init() {}
  open var stateRestorationActivity: NSUserActivity?
}

@MainActor open class UIOpenURLContext: NSObject {
  public nonisolated override init() {}
  open var url: URL { URL(fileURLWithPath: "") }
}

/// Declared by Foundation on Apple's platforms.
open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
