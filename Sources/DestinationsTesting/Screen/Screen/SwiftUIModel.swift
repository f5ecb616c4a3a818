public import Destinations

/// A simulation of SwiftUI's containers, which shows a stage without a screen.
///
/// It binds a `Stage` as the SwiftUI adapter does, and behaves as `NavigationStack`, `TabView`,
/// `NavigationSplitView`, `sheet` and `alert` do: animations take time, bindings are set more than once, a dismissal
/// is reported late or never. Its sources are the frameworks' public documentation and well-known reports; each
/// behaviour is a ``Habit`` that can be switched off.
///
/// ```swift
/// let screen = SwiftUIModel(Stage(flow), habits: [.setsBindingsTwice])
/// flow.start()
/// await screen.settle()
/// screen.swipeBack()
/// ```
///
/// Time passes only in ``tick()``, so a run is the same on every machine. A view is drawn again only
/// when something that it has read was changed.
@MainActor
public final class SwiftUIModel {
  /// A behaviour of the framework that an adapter cannot choose.
  public enum Habit: String, CaseIterable, Sendable {
    /// Each gesture sets its binding twice.
    case setsBindingsTwice
    /// Bindings are set to the values that they have already, for example after a redraw.
    case setsUnchangedValues
    /// A dismissed sheet sets its binding to nil even when the binding has caused the dismissal.
    case setsNilAfterDismissal
    /// Disappearances are reported two ticks after the animation.
    case reportsLate
    /// Disappearances of sheets are not reported.
    case forgetsDisappearances
    /// A sheet that should be presented while another one is animated is not presented until its binding changes.
    case dropsPresentations
    /// Places appear twice, for example when a view is moved.
    case appearsTwice
    /// An alert sets its binding before the action of its button runs.
    case dismissesAlertsFirst
    /// Gestures begin without asking whether they may.
    case gesturesDoNotAsk
  }

  /// The places on screen.
  public let stage: Stage
  /// The behaviours that are switched on.
  public var habits: Set<Habit>

  private(set) var window: ShownStack?
  /// Whether split views have room for one column only.
  package private(set) var isNarrow = false

  let time = ScreenTime()
  /// The modals that are being presented or dismissed, in the order in which their animations end.
  private var movingModals: [ShownModal] = []

  /// The number of times that a sheet was presented while another one was being dismissed, which no framework shows.
  public internal(set) var collisions = 0

  /// A view that the framework would show wrongly; nil if there is none.
  package internal(set) var misuse: String?

  /// The number of times that a container was drawn again although nothing in it had changed.
  package internal(set) var idleDraws = 0

  /// Whether a place was blank while it left.
  package internal(set) var isBlank = false

  package internal(set) var shownIDs: Set<DestinationID> = []

  /// Creates a screen for a stage, and attaches the stage to its flow.
  public init(_ stage: Stage, habits: Set<Habit> = []) {
    self.stage = stage
    self.habits = habits
    stage.attach()
  }
}

// MARK: - Time

extension SwiftUIModel {
  /// Draws the contents of the stage, and lets animations continue.
  public func tick() {
    draw()
    time.tick()
    draw()
  }

  /// Lets time pass until nothing moves any more, at most a number of ticks.
  ///
  /// - Returns: Whether nothing moves any more.
  @discardableResult
  public func settle(ticks: Int = 100) async -> Bool {
    await time.settle(ticks: ticks, tick, draw)
  }

  /// Runs a report that something is gone, as late as the habits say.
  func reportGone(_ run: @escaping @MainActor () -> Void) {
    if habits.contains(.reportsLate) { time.after(2, run) } else { run() }
  }

  /// The sheets that are being presented or dismissed.
  var movingSheets: [ShownModal] { movingModals.filter { $0.modal.prompt == nil } }

  /// Presents or dismisses a modal with an animation.
  func animate(_ modal: ShownModal, then end: @escaping @MainActor () -> Void) {
    movingModals.append(modal)
    time.after(ScreenTime.animation) { [unowned self] in
      movingModals.removeFirst()
      end()
    }
  }

  /// Sets a binding, as often as the habits say.
  func set(_ binding: () -> Void) {
    binding()
    if habits.contains(.setsBindingsTwice) { binding() }
  }

  private func draw() {
    if window?.stack != stage.root {
      window?.vanish()
      window = stage.root.map { ShownStack($0, on: self) }
    }
    window?.draw()
  }
}

// MARK: - The places on screen

extension SwiftUIModel {
  /// The places on screen that contain no other one, outermost first.
  ///
  /// When nothing moves, they are those of the flow's tree.
  public var visibleIDs: [DestinationID] { window?.visible ?? [] }

  /// The alert in front; nil if there is none.
  public var alert: AlertPrompt? { modals.last?.modal.prompt }

  private var modals: [ShownModal] { window?.modals ?? [] }

  /// The stack in front.
  private var front: ShownStack? { modals.last.map(\.content) ?? window }
}

// MARK: - The user's gestures

extension SwiftUIModel {
  /// Swipes back in the stack in front, and lets go at the end or, if cancelled, on the way.
  ///
  /// - Returns: Whether there was a stack that could be swiped.
  @discardableResult
  public func swipeBack(cancels: Bool = false) -> Bool {
    guard alert == nil, let stack = front?.frontNavigation else { return false }
    return stack.swipeBack(cancels: cancels)
  }

  /// Drags the sheet in front down.
  ///
  /// - Returns: Whether there was a sheet that could be dragged.
  @discardableResult
  public func dragSheetDown() -> Bool {
    guard let modal = modals.last, modal.modal.prompt == nil, modal.isSettled,
      habits.contains(.gesturesDoNotAsk)
        ? modal.modal.options.isDraggable : modal.modal.mayDismiss
    else { return false }
    modal.host?.dismissByUser()
    return true
  }

  /// Taps a button of the alert in front.
  ///
  /// - Returns: Whether there was such an alert.
  @discardableResult
  public func tapButton(_ title: String) -> Bool {
    guard let modal = modals.last, modal.isSettled,
      let button = modal.modal.prompt?.buttons.first(where: { $0.title == title })
    else { return false }
    let dismissesFirst = habits.contains(.dismissesAlertsFirst)
    if dismissesFirst { modal.host?.dismissByUser() }
    modal.modal.choose(button)
    if !dismissesFirst { modal.host?.dismissByUser() }
    return true
  }

  /// Taps a tab or a column of the container in front, even the selected one.
  ///
  /// - Returns: Whether there was such a tab or column.
  @discardableResult
  public func tap(_ slot: SlotName) -> Bool {
    guard alert == nil, let place = front?.containers.last(where: { $0.has(slot) }) else {
      return false
    }
    place.select(slot)
    return true
  }

  /// Turns the device, so that split views have room for one column or for several.
  public func turn(isNarrow: Bool) {
    self.isNarrow = isNarrow
    for shown in front?.containers ?? [] where shown.place.kind == .split {
      shown.place.isCollapsed = isNarrow
    }
  }
}
