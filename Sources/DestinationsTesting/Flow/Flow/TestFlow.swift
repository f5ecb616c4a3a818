public import Destinations

/// Runs the real flow of an app in a test, with an interface that has no screen.
///
/// It uses the app's own setup and providers; mocks can replace the interactors. Each call of a verb,
/// such as `perform` or `goBack`, is a *step*, and states what it should change. A failure is one
/// message with the step, the difference, the cause and a suggested fix.
///
/// ```swift
/// try await TestFlow.run(Notes.setup) { flow in
///   flow.perform(ListAction.open) { $0.push(.noteDetail) }
///   flow.swipeBack { $0.goBack() }
///   flow.goBack(expect: .refused(.nothingToGoBack))
/// }
/// ```
/// A step without an expectation must not change anything, unless the test's ``exhaustivity`` is
/// lower. To start at another place, pass `setup.starting(at:in:)`.
@MainActor
public final class TestFlow<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The flow that is tested.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  /// The type of the app's setup.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  /// A presentation of the app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// Any destination of the app.
  public typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  /// A step of a test of the app.
  public typealias Step = TestStep<DestinationType, ContentType, TabType>
  /// A closure that receives the tree before a step and changes it into the expected one.
  public typealias Change =
    @MainActor (inout ExpectedTree<DestinationType, ContentType, TabType>) -> Void

  /// The tested flow, for calls that have no verb here.
  public let flow: AppFlow

  /// The interface that shows the flow.
  public let interface: MockInterface

  /// The clock of the flow.
  ///
  /// It stands still until the test advances it.
  public let clock: TestClock

  /// The part of its changes that a step must state.
  public let exhaustivity: Exhaustivity

  /// The steps so far, in order.
  public internal(set) var steps: [Step] = []

  /// Called with every event of the flow.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)?

  let reporter = FailureReporter()
  var gathering = Gathering()

  /// The presented places after the last step.
  ///
  /// A difference at the beginning of the next step arose between the two steps.
  var seen: Step.Window
  var seenCalls = 0

  /// The parts that have left and may not be released yet.
  var released: [ReleasedParts] = []
  /// The length of `released` at which the places that are released are removed from the list.
  private var releasedLimit = 256

  /// The presentations for which the app was asked to open windows, in order.
  ///
  /// A test can start another flow with one of them: `TestFlow(setup.starting(at: flow.windows[0]))`.
  public var windows: [Presentation] { opener.windows }

  /// Answers requests for windows: as the setup does, or by opening them if the setup has no handler.
  public var openWindow: Setup.WindowHandler {
    get { opener.open }
    set { opener.open = newValue }
  }

  private let opener: WindowOpener<DestinationType, ContentType, TabType>

  /// Objects that may outlive the places that use them.
  var kept: Set<ObjectIdentifier> = []

  /// Creates a flow and starts it.
  ///
  /// Call ``finish(fileID:filePath:line:column:)`` at the end, or use
  /// ``run(_:ids:clock:interface:exhaustivity:startsAtOnce:fileID:filePath:line:column:_:)``, which
  /// does so.
  /// - Parameters:
  ///   - setup: The setup of the app.
  ///   - ids: Creates identifiers. By default they count up from `#1`.
  ///   - clock: The clock of the flow. It stands still until the test advances it.
  ///   - interface: The interface that shows the flow.
  ///   - exhaustivity: The part of its changes that a step must state.
  ///   - startsAtOnce: Whether to start the flow immediately. This first step may change anything.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  public init(
    _ setup: Setup, ids: IDGenerator = .sequential(), clock: TestClock = TestClock(),
    interface: MockInterface = MockInterface(), exhaustivity: Exhaustivity = .full,
    startsAtOnce: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let opener = WindowOpener(setup)
    self.opener = opener
    var setup = setup
    setup.openWindow = { try opener.answer($0) }
    flow = AppFlow(setup, ids: ids, clock: clock, coordinator: interface)
    self.clock = clock
    self.interface = interface
    self.exhaustivity = exhaustivity
    seen = Step.Window(tree: flow.tree, embedded: [:])
    interface.follow(flow, clock: clock)
    flow.onEvent = { [weak self] in self?.take($0) }
    flow.engine.windowListeners.onOutcome = { [weak self] in self?.gathering.take($1, of: $0) }
    flow.engine.windowListeners.onRelease = { [weak self] in self?.watch($0) }
    guard startsAtOnce else { return }
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    run("start", expecting: Expected(mayBeAnything: true), at: place) { flow.start() }
  }

  private func watch(_ place: Site) {
    let payload = seen.tree.node(id: place.id)?.payload
    released.append(
      ReleasedParts(place, inStep: steps.count + 1) { [flow] in
        payload.map(flow.interactors(building:)) ?? []
      })
    // The list is searched only when it has doubled, so that the cost of many places that leave together stays
    // linear.
    if released.count < releasedLimit { return }
    forgetReleased()
    releasedLimit = max(256, 2 * released.count)
  }

  private func take(_ event: NavigationEvent) {
    gathering.take(event)
    switch event.kind {
    case .requested where flow.engine.shownTree.isEmpty, .restored:
      // A flow embedded in this one may start or be restored at any time.
      if event.hostIDs.isEmpty { gathering.hasLaunched = true }
    default: break
    }
    onEvent?(event)
  }
}

/// Records and answers the requests of an app for windows.
@MainActor
private final class WindowOpener<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  var windows: [Setup.Presentation] = []
  var open: Setup.WindowHandler

  init(_ setup: Setup) { open = setup.openWindow ?? { _ in } }

  func answer(_ presentation: Setup.Presentation) throws {
    windows.append(presentation)
    try open(presentation)
  }
}

/// The events since the last step.
struct Gathering {
  var events: [NavigationEvent] = []
  var inner: [String] = []
  var outcome: RequestOutcome?
  var isInStep = false
  /// Whether the flow was started or restored.
  var hasLaunched = false
  private var firstRequest: Int?

  mutating func take(_ event: NavigationEvent) {
    if case .requested = event.kind, firstRequest == nil { firstRequest = event.requestNumber }
    events.append(event)
  }

  mutating func take(_ outcome: RequestOutcome, of request: Int) {
    if firstRequest == request { self.outcome = outcome }
  }
}

extension DestinationTypes {
  /// A test of this app.
  public typealias TestFlow = DestinationsTesting.TestFlow<DestinationType, ContentType, TabType>
}
