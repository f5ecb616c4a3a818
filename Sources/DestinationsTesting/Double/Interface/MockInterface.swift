public import Destinations

/// An interface without a screen, which records the changes that it receives, and acknowledges them when a test wants
/// it to.
///
/// It maintains a copy of the presented places from these changes. If this copy differs from the flow's tree, no
/// interface could show the correct places. A ``TestFlow`` compares what each step has touched, and everything at the
/// end.
@MainActor
public final class MockInterface: FlowCoordinating {
  /// The moment at which transitions are acknowledged.
  public enum Acknowledgement: Sendable, Hashable {
    /// Immediately.
    case immediately
    /// When the test calls ``MockInterface/acknowledge(_:)``.
    case manually
    /// When the clock of the flow has advanced by a duration, like after an animation.
    case late(Duration)
    /// The newest first, as soon as there are two.
    ///
    /// Only facts cause a second transition while one is not acknowledged.
    case outOfOrder
    /// Immediately; and each pushed place and each sheet is reported as gone at once.
    case refusing
    /// Never.
    case never
  }

  /// The moment at which transitions are acknowledged.
  ///
  /// A test may change this between steps.
  public var acknowledgement: Acknowledgement

  /// All changes that the interface has received, in order.
  public private(set) var calls: [InterfaceCall] = []

  /// The number of transitions that the interface received.
  public private(set) var transitionCount = 0

  /// Called in each transition, before it is acknowledged.
  ///
  /// A test can make requests here.
  public var onShow: (@MainActor (InterfaceTransition) -> Void)?

  private var shadow = ShadowTree()
  /// The places that were changed since the last comparison.
  private var touched: Set<DestinationID> = []
  private var waiting: [InterfaceTransition] = []
  private var acknowledgeLast: (@MainActor () -> Void)?
  /// The flow that the interface shows, its tree at the last comparison, and its clock.
  private weak var engine: FlowEngine?
  private var compared = PresentationTree<ErasedPayload>()
  private var clock: TestClock?
  /// Reports to the flow that a new place is gone again.
  private var undo: (@MainActor (InterfaceCall) -> Void)?
  private let journal: TestJournal?

  /// Creates an interface.
  ///
  /// - Parameters:
  ///   - acknowledgement: When transitions are acknowledged.
  ///   - journal: The journal that records the transitions, together with other events.
  public init(
    _ acknowledgement: Acknowledgement = .immediately, journal: TestJournal? = nil
  ) {
    self.acknowledgement = acknowledgement
    self.journal = journal
  }

  /// Receives a transition of the flow.
  public func show(_ transition: InterfaceTransition) {
    let new = transition.changes.map { InterfaceCall($0, in: transition.number) }
    transitionCount += 1
    calls += new
    for call in new {
      shadow.follow(call) { engine?.layout(of: $0) }
      if let place = call.id { touched.insert(place) }
      if let container = call.parentID { touched.insert(container) }
    }
    journal?.record("interface", "shows \(new.map(\.description).joined(separator: "; "))")
    onShow?(transition)
    switch acknowledgement {
    case .immediately: transition.acknowledge()
    case .manually: waiting.append(transition)
    case .late(let duration):
      waiting.append(transition)
      clock?.after(duration, "interface") { [weak self, number = transition.number] in
        self?.acknowledge(number)
      }
    case .outOfOrder:
      waiting.append(transition)
      if waiting.count > 1 { acknowledgeAll(newestFirst: true) }
    case .refusing:
      for call in new { undo?(call) }
      transition.acknowledge()
    case .never: break
    }
  }

  /// Connects the interface with a flow, to read the contents of new places, and to compare its own tree.
  func follow<D, T, C>(_ flow: Flow<D, T, C>, clock: TestClock) {
    engine = flow.engine
    compared = flow.engine.shownTree
    self.clock = clock
    undo = { [weak flow] call in
      guard call.verb == .insert, let id = call.id, let parentID = call.parentID else { return }
      switch call.slot {
      case .sheet: flow?.report(.dismissedSheet(of: id))
      case .path: flow?.report(.wentBack(to: parentID))
      default: break
      }
    }
  }
}

extension MockInterface {
  /// The numbers of the transitions that are not acknowledged yet, oldest first.
  public var waitingTransitions: [Int] { waiting.map(\.number) }

  /// Acknowledges a transition, or the oldest waiting one if nil.
  ///
  /// - Returns: Whether there was such a transition.
  @discardableResult
  public func acknowledge(_ number: Int? = nil) -> Bool {
    guard let index = waiting.firstIndex(where: { number == nil || $0.number == number }) else {
      return false
    }
    let transition = waiting.remove(at: index)
    let (again, number) = (transition.onAcknowledge, transition.number)
    acknowledgeLast = { again(number) }
    transition.acknowledge()
    return true
  }

  /// Acknowledges all waiting transitions, and those that follow meanwhile.
  public func acknowledgeAll(newestFirst: Bool = false) {
    while acknowledge(newestFirst ? waiting.last?.number : nil) {}
  }

  /// Acknowledges the last acknowledged transition once more, like an interface with two animations
  /// would.
  public func acknowledgeAgain() {
    acknowledgeLast?()
  }

  /// All changes so far, one line each.
  public var lines: [String] { calls.map(\.description) }

  /// Returns how the changes that the interface has received differ from the tree, at places changed since the last
  /// call; nil if they do not.
  func newDrift() -> String? {
    guard let engine else { return nil }
    let changed = touched.union(engine.shownTree.ids(differingFrom: compared))
    touched.removeAll(keepingCapacity: true)
    compared = engine.shownTree
    return shadow.isRight(about: changed, in: engine) ? nil : drift()
  }

  /// Returns how the changes that the interface has received differ from the tree; nil if they do not.
  public func drift() -> String? {
    guard let actual = engine.map(ShadowTree.init(of:)), actual != shadow else { return nil }
    return TextDifference(actual.text, shadow.text).folded
  }
}
