public import Destinations

/// A step of an exploration: something that the user does, or that goes wrong.
///
/// A step names places by their routes and never by identifiers, so that it keeps its meaning when
/// earlier steps are removed. Its text is one line, which can be parsed.
public enum ExplorationStep: Sendable, Hashable {
  /// The user performs an interaction at a place on screen.
  case tap(ExplorationTap)
  /// The user performs the same interaction twice, before anything could be shown.
  case doubleTap(ExplorationTap)
  /// An interaction arrives from a place that is already covered, or has left.
  case lateTap(ExplorationTap)
  /// The app's code presents the entry of the setup that has this description.
  case enter(String)
  /// A link is opened while the app runs.
  case open(String)
  /// The app is ended, and a link launches it again.
  case launch(String)
  /// A value with this description is sent, as by the system or a server.
  case send(String)
  /// The user taps a tab.
  case selectTab(String)
  /// The user presses the system's back button.
  case goBack
  /// The user swipes back.
  case swipeBack
  /// The user begins to swipe back, or to drag down a sheet with nothing to go back to, and cancels.
  case cancelSwipe
  /// The user drags a sheet down.
  case dragSheetDown
  /// The user moves to a column of a split view.
  case focusColumn(SplitViewColumn)
  /// The user turns the device, so that split views on a simulated screen have room for one column or
  /// for several.
  case turnDevice
  /// The interface takes its time: it acknowledges nothing from now on.
  case holdAcknowledgements
  /// The interface acknowledges everything, and does so immediately from now on.
  case acknowledge
  /// The interface acknowledges everything, each transition twice.
  case acknowledgeTwice
  /// The answers of an interactor are held back from now on.
  case holdAnswers(String)
  /// The oldest answer of an interactor that is held back arrives; after the last one, further answers arrive at once.
  case answer(String)
  /// The newest answer of an interactor that is held back arrives, before the older ones.
  case answerNewest(String)
  /// A failure arrives instead of the oldest held answer of an interactor.
  case failAnswer(String)
  /// The app goes to the background; until it comes back, the user does nothing, and the interface
  /// acknowledges nothing.
  case goToBackground
  /// The app comes back from the background.
  case comeBack
  /// The clock of the flow advances until the next task that sleeps on it wakes up, and the app's
  /// work finishes.
  case letTimePass
  /// The user waits until the app's work has finished.
  case wait
  /// The user closes the window and launches the app again.
  case restart
  /// The app is ended and launched again where it was, through the text of a snapshot.
  case relaunchRestored
}

/// An interaction with a place, by names.
public struct ExplorationTap: Sendable, Hashable {
  /// The name of the place's route.
  public let route: String

  /// The name of the interaction.
  public let interaction: String

  /// The description of the content that comes with the interaction; nil for none.
  public let content: String?

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - route: The name of the place's route.
  ///   - interaction: The name of the interaction.
  ///   - content: The description of the content that comes with the interaction; nil for none.
  public init(_ route: String, _ interaction: String, content: String? = nil) {
    self.route = route
    self.interaction = interaction
    self.content = content
  }
}

extension ExplorationStep {
  /// The interaction of the step; nil if it has none.
  public var tap: ExplorationTap? {
    switch self {
    case .tap(let tap), .doubleTap(let tap), .lateTap(let tap): tap
    default: nil
    }
  }

  /// Whether the step is an interaction.
  var isTap: Bool { tap != nil }

  /// Whether the step is an interaction with content.
  var bringsContent: Bool { tap?.content != nil }

  /// Whether the user goes back or closes something with a control of the system.
  var isGestureOfLeaving: Bool {
    switch self {
    case .goBack, .swipeBack, .dragSheetDown: true
    default: false
    }
  }

  /// Whether the user makes the step with what is on screen, or just waits.
  var isPlain: Bool { !isAskew && !isLaunch && !isFromOutside && !isAnswer }

  /// Whether an answer that was held back arrives.
  var isAnswer: Bool {
    switch self {
    case .answer, .answerNewest, .failAnswer: true
    default: false
    }
  }

  /// Whether the step reaches the app from outside.
  var isFromOutside: Bool {
    switch self {
    case .enter, .open, .launch, .send, .goToBackground, .comeBack, .holdAnswers: true
    default: false
    }
  }

  /// Whether the step needs an app in the foreground.
  var needsScreen: Bool {
    switch self {
    case .tap, .doubleTap, .lateTap, .selectTab, .focusColumn: true
    case .goBack, .swipeBack, .cancelSwipe, .dragSheetDown, .turnDevice: true
    case .acknowledge, .acknowledgeTwice, .holdAcknowledgements: true
    default: false
    }
  }

  /// Whether the app rests as part of the step.
  var rests: Bool { self == .wait || self == .letTimePass || isAnswer }

  /// Whether the app is ended and launched again.
  var isLaunch: Bool {
    switch self {
    case .restart, .relaunchRestored, .launch: true
    default: false
    }
  }

  /// Whether the step may involve places that the user cannot reach, so that these places may refuse the step.
  var isAskew: Bool {
    switch self {
    case .doubleTap, .lateTap, .acknowledge, .acknowledgeTwice: true
    default: false
    }
  }
}
