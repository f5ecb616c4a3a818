public import Destinations

/// One thing that happens to an app while it is explored: what a person does, or what goes askew.
///
/// A step names places by their routes, never by identifiers, so that it still means something when
/// steps before it are left out. Its text is one line, and can be read back.
public enum ExplorationStep: Sendable, Hashable {
  /// An interaction with a place on screen.
  case tap(ExplorationTap)
  /// The same interaction twice, before anything could be shown.
  case doubleTap(ExplorationTap)
  /// An interaction with a place that is covered by now, or has left.
  case lateTap(ExplorationTap)
  /// A tab is tapped.
  case selectTab(String)
  /// The system's back button is pressed.
  case goBack
  /// The top of a stack is swiped away.
  case swipeBack
  /// A swipe back is begun and let go.
  case cancelSwipe
  /// A sheet is dragged down.
  case dragSheetDown
  /// A column of a split view is focused.
  case focusColumn(SplitViewColumn)
  /// The interface takes its time: it acknowledges nothing from here on.
  case holdAcknowledgements
  /// The interface acknowledges everything, and from here on at once.
  case acknowledge
  /// The interface acknowledges everything, each transition twice.
  case acknowledgeTwice
  /// Nothing is done until the app has come to rest.
  case wait
  /// The window is closed, and the app started again.
  case restart
  /// The app is ended and started again where it was, by the text of a snapshot.
  case relaunchRestored
}

/// An interaction with a place, by names.
public struct ExplorationTap: Sendable, Hashable {
  /// The name of the place's route.
  public let route: String

  /// The name of the interaction.
  public let interaction: String

  /// The content that comes with it, as it describes itself; nil for none.
  public let content: String?

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - route: The name of the place's route.
  ///   - interaction: The name of the interaction.
  ///   - content: The content that comes with it, as it describes itself.
  public init(_ route: String, _ interaction: String, content: String? = nil) {
    self.route = route
    self.interaction = interaction
    self.content = content
  }
}

extension ExplorationStep {
  /// The interaction of the step, or nil if it is none.
  public var tap: ExplorationTap? {
    switch self {
    case .tap(let tap), .doubleTap(let tap), .lateTap(let tap): tap
    default: nil
    }
  }

  /// Whether it is an interaction.
  var isTap: Bool {
    switch self {
    case .tap, .doubleTap, .lateTap: true
    default: false
    }
  }

  /// Whether it is an interaction with content.
  var bringsContent: Bool {
    switch self {
    case .tap(let tap), .doubleTap(let tap), .lateTap(let tap): tap.content != nil
    default: false
    }
  }

  /// Whether a person goes back or closes something by a control of the system.
  var isGestureOfLeaving: Bool {
    switch self {
    case .goBack, .swipeBack, .dragSheetDown: true
    default: false
    }
  }

  /// Whether a person does it with what is on screen, or just waits.
  var isPlain: Bool { !isAskew && self != .restart && self != .relaunchRestored }

  /// Whether places may be asked here that a person could not reach, so that they may refuse.
  var isAskew: Bool {
    switch self {
    case .doubleTap, .lateTap, .acknowledge, .acknowledgeTwice: true
    default: false
    }
  }
}
