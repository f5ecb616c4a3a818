/// The kinds of things that happened in a step, so that only watches for such things are asked.
struct StepAspects: OptionSet {
  let rawValue: UInt16

  /// True for every step.
  static let any = Self(rawValue: 1 << 0)
  /// A place has arrived.
  static let arrival = Self(rawValue: 1 << 1)
  /// A place has left.
  static let departure = Self(rawValue: 1 << 2)
  /// A request was refused, or an error was thrown.
  static let refusal = Self(rawValue: 1 << 3)
  /// The flow has reported a problem.
  static let problem = Self(rawValue: 1 << 4)
  /// A request was not answered.
  static let silence = Self(rawValue: 1 << 5)
  /// The app is idle.
  static let rest = Self(rawValue: 1 << 6)
  /// The interface was notified of a transition.
  static let transition = Self(rawValue: 1 << 7)
  /// A watch of events has found a fault.
  static let finding = Self(rawValue: 1 << 8)
  /// The step is an interaction with content.
  static let content = Self(rawValue: 1 << 9)
  /// The step uses a control of the system.
  static let gesture = Self(rawValue: 1 << 10)
  /// The step relaunches the app where it was.
  static let relaunch = Self(rawValue: 1 << 11)
  /// The step is the fourth, eighth or sixteenth, after which expensive checks are made, or any
  /// step of a replay.
  static let fourth = Self(rawValue: 1 << 12)
  static let eighth = Self(rawValue: 1 << 13)
  static let sixteenth = Self(rawValue: 1 << 14)
  /// A place has received a result.
  static let delivery = Self(rawValue: 1 << 15)
}

extension StepAspects {
  /// Creates the aspects of a step that are known before it is made.
  init(of step: ExplorationStep, number: Int, isThorough: Bool) {
    self = Self.any.union(step.aspects)
    if isThorough || number % 4 == 0 { insert(.fourth) }
    if isThorough || number % 8 == 0 { insert(.eighth) }
    if isThorough || number % 16 == 0 { insert(.sixteenth) }
  }
}

extension ExplorationStep {
  fileprivate var aspects: StepAspects {
    if bringsContent { return .content }
    if case .selectTab = self { return .gesture }
    return has(.leaves) ? .gesture : self == .relaunchRestored ? .relaunch : []
  }
}
