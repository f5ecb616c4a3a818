public import Destinations

/// The real flow of an app over an interface without a screen, for tests.
///
/// It runs the app's own set-up: its providers, its interactors or mocks in their place. Each verb is a
/// step that takes what is expected of it, and each failure is one message with the step, what it
/// changed, why, and a way out.
///
/// ```swift
/// try await TestFlow.run(Notes.setup) { flow in
///   flow.perform(ListAction.open) { $0.push(.noteDetail) }
///   flow.swipeBack { $0.goBack() }
///   flow.goBack(expect: .refused(.nothingToGoBack))
/// }
/// ```
/// A step for which nothing is expected must change nothing, unless the test is less exhaustive. To start
/// elsewhere, hand it `setup.starting(at:in:)`: a route, or the path that brings a whole tree about.
@MainActor
public final class TestFlow<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The flow that is tested.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  /// The set-up of the flow.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// A destination of this app.
  public typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  /// A step of this app's tests.
  public typealias Step = TestStep<DestinationType, ContentType, TabType>
  /// Changes the tree before a step into the one that is expected after it.
  public typealias Change =
    @MainActor (inout ExpectedTree<DestinationType, ContentType, TabType>) -> Void

  /// The flow itself, for whatever has no verb here.
  public let flow: AppFlow

  /// The interface that the flow is attached to.
  public let interface: MockInterface

  /// The clock of the flow, which stands still until the test moves it.
  public let clock: TestClock

  /// How much of what steps change the test has to say.
  public let exhaustivity: Exhaustivity

  /// The steps so far.
  public internal(set) var steps: [Step] = []

  /// Takes every event of the flow beside this object.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)?

  let reporter = FailureReporter()
  var gathering = Gathering()

  /// What the last step left; what is otherwise when the next one begins happened between the two.
  var seen: Step.Tree
  var seenCalls = 0
  var seenEmbedded: EmbeddedTrees = [:]

  /// What has left and may still be there.
  var released: [ReleasedParts] = []

  /// What may outlive the places that have it.
  var kept: Set<ObjectIdentifier> = []

  /// Creates a flow and starts it.
  ///
  /// Call ``finish(fileID:filePath:line:column:)`` in the end, or use
  /// ``run(_:ids:clock:interface:exhaustivity:startsAtOnce:fileID:filePath:line:column:_:)``, which does.
  /// - Parameters:
  ///   - setup: The app's navigation.
  ///   - ids: Mints identifiers; they count from `#1` unless another generator is given.
  ///   - clock: The clock of the flow, which stands still until the test moves it.
  ///   - interface: What the flow is attached to.
  ///   - exhaustivity: How much of what steps change the test has to say.
  ///   - startsAtOnce: Whether the first step is made here, which may change what it wants.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  public init(
    _ setup: Setup, ids: IDGenerator = .sequential(), clock: TestClock = TestClock(),
    interface: MockInterface = MockInterface(), exhaustivity: Exhaustivity = .full,
    startsAtOnce: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    flow = AppFlow(setup, ids: ids, clock: clock, coordinator: interface)
    self.clock = clock
    self.interface = interface
    self.exhaustivity = exhaustivity
    seen = flow.tree
    interface.follow(flow, clock: clock)
    flow.onEvent = { [weak self] in self?.take($0) }
    flow.onOutcome = { [weak self] in self?.gathering.take($1, of: $0) }
    flow.onRelease = { [weak self] in self?.watch($0) }
    guard startsAtOnce else { return }
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    run("start", expecting: .anything, at: place) { flow.start() }
  }

  private func watch(_ place: ReleasedPlace) {
    released.append(ReleasedParts(place, inStep: steps.count + 1))
    if released.count.isMultiple(of: 256) { forgetReleased() }
  }

  private func take(_ event: NavigationEvent) {
    gathering.take(event)
    onEvent?(event)
  }
}

/// What is gathered since the last step.
struct Gathering {
  var events: [NavigationEvent] = []
  var inner: [String] = []
  var outcome: RequestOutcome?
  var isInStep = false
  private var firstRequest: Int?

  mutating func take(_ event: NavigationEvent) {
    if case .requested = event.kind, firstRequest == nil { firstRequest = event.requestNumber }
    events.append(event)
  }

  mutating func take(_ outcome: RequestOutcome, of request: Int) {
    if firstRequest == request { self.outcome = outcome }
  }
}
