/// What there is to see in a step, so that only those are asked who look at such a thing.
struct StepAspects: OptionSet {
  let rawValue: UInt16

  /// There in each step.
  static let any = Self(rawValue: 1 << 0)
  /// A place came.
  static let arrival = Self(rawValue: 1 << 1)
  /// A place left.
  static let departure = Self(rawValue: 1 << 2)
  /// Something was refused, or thrown.
  static let refusal = Self(rawValue: 1 << 3)
  /// Something went wrong in the flow.
  static let problem = Self(rawValue: 1 << 4)
  /// Somebody did not answer.
  static let silence = Self(rawValue: 1 << 5)
  /// The app is at rest.
  static let rest = Self(rawValue: 1 << 6)
  /// The interface was told of a transition.
  static let transition = Self(rawValue: 1 << 7)
  /// Who is told of events found something wrong.
  static let finding = Self(rawValue: 1 << 8)
  /// It is an interaction with content.
  static let content = Self(rawValue: 1 << 9)
  /// It is done with a control of the system.
  static let gesture = Self(rawValue: 1 << 10)
  /// It starts the app again where it was.
  static let relaunch = Self(rawValue: 1 << 11)
  /// It is a fourth, an eighth or a sixteenth step, at which costly things are looked at.
  static let fourth = Self(rawValue: 1 << 12)
  static let eighth = Self(rawValue: 1 << 13)
  static let sixteenth = Self(rawValue: 1 << 14)
}

extension StepAspects {
  /// Creates what is known of a step before it is made.
  init(of step: ExplorationStep, number: Int) {
    self = Self.any.union(step.aspects)
    guard number % 4 == 0 else { return }
    insert(.fourth)
    if number % 8 == 0 { insert(.eighth) }
    if number % 16 == 0 { insert(.sixteenth) }
  }
}

extension ExplorationStep {
  fileprivate var aspects: StepAspects {
    switch self {
    case .tap(let tap), .doubleTap(let tap), .lateTap(let tap): tap.content == nil ? [] : .content
    case .selectTab, .goBack, .swipeBack, .dragSheetDown: .gesture
    case .relaunchRestored: .relaunch
    case .cancelSwipe, .focusColumn, .holdAcknowledgements, .acknowledge, .acknowledgeTwice, .wait,
      .restart:
      []
    }
  }
}
