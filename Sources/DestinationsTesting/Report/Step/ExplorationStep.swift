public import Destinations

/// A step of an exploration: an action of the user, or a disturbance.
///
/// A step names places by their routes and never by identifiers, so that it keeps its meaning when
/// earlier steps are removed. Its text is one line, which can be parsed.
public enum ExplorationStep: Sendable, Hashable {
  /// The user performs an interaction at a place on screen.
  case tap(ExplorationTap)
  /// The user performs the same interaction twice, before the interface can show any effect.
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
  /// The user begins to swipe back, or to drag the sheet down where there is nothing to go back to, and cancels.
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
  /// The app moves to the background; until it returns, the user does nothing, and the interface acknowledges nothing.
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

  /// The same interaction without its content.
  var withoutContent: ExplorationTap { ExplorationTap(route, interaction) }
}

extension ExplorationStep {
  /// The interaction of the step; nil if it has none.
  public var tap: ExplorationTap? {
    switch self {
    case .tap(let tap), .doubleTap(let tap), .lateTap(let tap): tap
    default: nil
    }
  }

  /// The link of the step; nil if it opens none.
  var link: String? {
    switch self {
    case .open(let link), .launch(let link): link
    default: nil
    }
  }

  /// The link of the step, or the description of the sent value; nil if there is none.
  var message: String? { if case .send(let value) = self { value } else { link } }

  /// Whether the step is an interaction.
  var isTap: Bool { tap != nil }

  /// Whether the step is an interaction with content.
  var bringsContent: Bool { tap?.content != nil }

  /// The properties of a step.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The step needs an app in the foreground.
    static let needsScreen = Self(rawValue: 1 << 0)
    /// The user goes back or closes something with a control of the system.
    static let leaves = Self(rawValue: 1 << 1)
    /// The step may involve places that the user cannot reach, so that these places may refuse the step.
    static let isAskew = Self(rawValue: 1 << 2)
    /// The step reaches the app from outside.
    static let isFromOutside = Self(rawValue: 1 << 3)
    /// The app is ended and launched again.
    static let isLaunch = Self(rawValue: 1 << 4)
    /// An answer that was held back arrives.
    static let isAnswer = Self(rawValue: 1 << 5)
    /// The app rests as part of the step.
    static let rests = Self(rawValue: 1 << 6)
  }

  private var traits: Traits {
    switch self {
    case .tap, .selectTab, .focusColumn, .cancelSwipe, .turnDevice, .holdAcknowledgements:
      .needsScreen
    case .doubleTap, .lateTap, .acknowledge, .acknowledgeTwice: [.needsScreen, .isAskew]
    case .goBack, .swipeBack, .dragSheetDown: [.needsScreen, .leaves]
    case .enter, .open, .send, .goToBackground, .comeBack, .holdAnswers: .isFromOutside
    case .launch: [.isFromOutside, .isLaunch]
    case .restart, .relaunchRestored: .isLaunch
    case .answer, .answerNewest, .failAnswer: [.isAnswer, .rests]
    case .wait, .letTimePass: .rests
    }
  }

  func has(_ trait: Traits) -> Bool { traits.contains(trait) }

  /// Whether the user makes the step with what is on screen, or just waits.
  var isPlain: Bool { traits.isDisjoint(with: [.isAskew, .isLaunch, .isFromOutside, .isAnswer]) }
}
