public import Destinations

/// The real flow of an app over an interface without a screen, for tests.
///
/// It runs the app's own set-up: its providers, its interactors or mocks in their place. Each verb is
/// a step, and each failure is one message with the step, what it changed, why, and a way out.
///
/// ```swift
/// try await TestFlow.run(Notes.setup) { flow in
///   flow.perform(ListAction.open)
///   flow.expectPath([.noteDetail])
///   flow.swipeBack()
///   flow.expectCurrent(.notes)
/// }
/// ```
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

  /// The flow itself, for whatever has no verb here.
  public let flow: AppFlow

  /// The interface that the flow is attached to.
  public let interface: MockInterface

  /// The steps so far.
  public private(set) var steps: [Step] = []

  /// Takes every event of the flow beside this object.
  public var onEvent: (@MainActor (NavigationEvent) -> Void)?

  let reporter = FailureReporter()
  private var open: OpenStep?

  /// What is gathered while a step runs.
  private struct OpenStep {
    var events: [NavigationEvent] = []
    var inner: [String] = []
    var firstRequest: Int?
    var outcome: RequestOutcome?
  }

  /// Creates a flow and starts it.
  ///
  /// Call ``finish(fileID:filePath:line:column:)`` in the end, or use
  /// ``run(_:ids:clock:interface:startsAtOnce:fileID:filePath:line:column:_:)``, which does.
  /// - Parameters:
  ///   - setup: The app's navigation.
  ///   - ids: Mints identifiers; they count from `#1` unless another generator is given.
  ///   - clock: The clock of the flow, which interactors are given.
  ///   - interface: What the flow is attached to.
  ///   - startsAtOnce: Whether the first step is made here.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  public init(
    _ setup: Setup, ids: IDGenerator = .sequential(),
    clock: any Clock<Duration> = ContinuousClock(), interface: MockInterface = MockInterface(),
    startsAtOnce: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    flow = AppFlow(setup, ids: ids, clock: clock, coordinator: interface)
    self.interface = interface
    interface.follow(flow)
    flow.onEvent = { [weak self] in self?.take($0) }
    flow.onOutcome = { [weak self] in self?.take($1, of: $0) }
    guard startsAtOnce else { return }
    start(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func take(_ event: NavigationEvent) {
    if case .requested = event.kind, open?.firstRequest == nil {
      open?.firstRequest = event.requestNumber
    }
    open?.events.append(event)
    onEvent?(event)
  }

  private func take(_ outcome: RequestOutcome, of request: Int) {
    if open?.firstRequest == request { open?.outcome = outcome }
  }
}

// MARK: - Steps

extension TestFlow {
  /// Does something as one step, which may consist of several verbs.
  ///
  /// - Parameters:
  ///   - name: What is done, in a few words.
  ///   - fileID: The caller's file; leave it out.
  ///   - filePath: The caller's file; leave it out.
  ///   - line: The caller's line; leave it out.
  ///   - column: The caller's column; leave it out.
  ///   - work: Does it. What it throws counts as the refusal of the step.
  /// - Returns: The tree before and after, and the outcome of the first request.
  @discardableResult
  public func step(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ work: @MainActor () throws -> Void
  ) -> Step {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return run(name, at: place, work)
  }

  func run(_ name: String, at place: CodePlace, _ work: () throws -> Void) -> Step {
    reporter.raiseKept()
    let isInner = open != nil
    let outer = open
    open = OpenStep()
    var step = Step(
      number: steps.count + 1, name: name, before: flow.tree, after: flow.tree, place: place)
    let callCount = interface.calls.count
    do { try work() } catch { open?.outcome = .refused(error.asRefusal) }
    step.after = flow.tree
    step.calls = Array(interface.calls.dropFirst(callCount))
    step.events = open?.events ?? []
    step.outcome = open?.outcome
    step.inner = open?.inner ?? []
    open = outer
    if isInner { return join(step) }
    steps.append(step)
    checkDrift(at: place)
    return step
  }

  /// Makes a step part of the one that is open.
  private func join(_ step: Step) -> Step {
    open?.inner.append(step.name)
    open?.events += step.events
    if open?.outcome == nil { open?.outcome = step.outcome }
    return step
  }

  private func checkDrift(at place: CodePlace) {
    guard flow.tree.rootID != nil, let drift = interface.drift() else { return }
    let message = FailureMessage(
      "the interface was told something else than what is presented",
      detail: drift + "\n(- presented, + as the interface was told)",
      cure: "report this with the steps; it is a fault of the library")
    fail(message, at: place)
  }
}

extension Error {
  fileprivate var asRefusal: DestinationError {
    self as? DestinationError ?? DestinationError(.buildFailed, "The step threw.", underlying: self)
  }
}
