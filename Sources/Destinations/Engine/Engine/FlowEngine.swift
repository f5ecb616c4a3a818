/// Runs requests one at a time on one tree; it does not know the app's types.
///
/// Every change is resolved, planned, built and committed. Then hooks run, places that left are cleaned
/// up, and observers and the interface are notified.
package final class FlowEngine: TreeHost {
  let policies: FlowPolicies
  let ids: IDGenerator
  /// The rules of the guards, in order.
  let gate: [(ContentBox<GateQuestion>) -> GateRuling?]
  /// The locks that have not been released, by the order of their creation.
  var locks: [Int: NavigationLock] = [:]
  var lastLock = 0

  // Requests
  var state = EngineState()
  let queue = RequestQueue()
  /// The requests that wait outside the queue.
  var held: [HeldRequest] = []
  /// The requests that another flow carries out, with their handles there.
  var handedOver: [(request: EngineRequest, handle: RequestHandle)] = []
  var isDraining = false
  /// The depth of the refusals that are being reported, each in the completion of the one before.
  var refusalDepth = 0
  /// The tasks that wait for work to end.
  var waiting: [CheckedContinuation<Void, Never>] = []

  // The start
  /// Makes the request that starts the flow as usual; nil if it has not been started.
  var usualStart: (() -> RequestWork)?
  /// The request that starts the flow, which may have ended; nil if the flow has not been started.
  var start: RequestHandle?
  /// The parent of the root, outside of this flow, as the start named it.
  var outsideParent: (rootID: DestinationID, parentID: DestinationID?)?
  /// The snapshots that embedded flows are to restore when they start, by host.
  var restoring: [DestinationID: EmbeddedSnapshot] = [:]

  // The window
  var window = FlowWindow()
  /// Whether the engine has requests to run when no other flow of the window runs one.
  var waitsForWindow = false
  /// The surroundings in which this flow is embedded; nil for the flow of a window.
  var surroundings: Surroundings?
  let embedded = EmbeddedEngines()
  /// Whether visible places are on screen; an embedded flow is on screen together with its host.
  var isOnScreen = true

  // The interface
  weak var coordinator: (any FlowCoordinating)?
  var lastTransition = 0
  let sheets = SheetLedger()
  /// The place to which the user went back last, and the version of the tree then.
  var lastWentBack: (id: DestinationID, version: TreeVersion)?
  /// The place whose back or dismissal gesture is in progress.
  var navigatingID: DestinationID?

  // Observers
  let outlet = EventOutlet()
  package let faces = FaceStore()
  /// Whether routes of different types have the same name, so that places are named with their modules.
  var hasNamesakes = false
  /// Records every change; nil if nothing is recorded.
  var recorder: ChangeRecorder?
  /// The number of journals that are being replayed; other requests are cancelled meanwhile.
  var replayCount = 0

  init(
    world: AnyObject, policies: FlowPolicies, ids: IDGenerator,
    gate: [(ContentBox<GateQuestion>) -> GateRuling?] = []
  ) {
    self.policies = policies
    self.gate = gate
    self.ids = ids
    super.init(world: world)
    link.keep(self)
    ledger.onEnd = { [link] in link.engine?.wakeIfResting() }
  }

  /// Whether a request runs, here or in another flow of the window.
  var isRunning: Bool {
    get { window.isRunning }
    set { window.isRunning = newValue }
  }

  override var presents: Bool { true }

  override var modalPolicy: ModalPolicy { policies.modal }

  @discardableResult
  override func submit(
    _ work: RequestWork, cause: NavigationCause, from id: DestinationID?,
    handle: RequestHandle? = nil
  ) -> RequestOutcome? {
    take(newRequest(work, cause: cause, from: id, handle: handle))
  }

  override func foreseenRefusal(
    of work: RequestWork, from id: DestinationID
  ) -> DestinationError? {
    let request = EngineRequest(number: 0, work: work, cause: .user, requesterID: id, handle: nil)
    guard mayRun(request) else { return nil }
    do throws(DestinationError) {
      let (resolved, origin) = try resolve(request)
      _ = try plan(resolved, from: origin, for: request)
      return nil
    } catch {
      return taker(of: request, for: error) == nil ? error : nil
    }
  }

  override func place(finishing answer: PlaceAnswer, from id: DestinationID) -> DestinationID {
    asked(by: answer, from: id).first?.placeID ?? id
  }

  override func give(_ answer: PlaceAnswer, at id: DestinationID) {
    if answer.leavingID != nil || answer.isGiven {
      tell(of: answer, at: id)
    } else {
      take(answer, from: id)
    }
  }

  override func outsideParentID(of id: DestinationID) -> DestinationID? {
    outsideParent.flatMap { $0.rootID == id ? $0.parentID : nil }
  }

  override func observe(_ face: TreeFace) {
    faces.observe(face) { tree.contains(id: $0) }
  }

  override func report(_ problem: NavigationEvent.Kind) {
    whileOthersWait { outlet.report(problem) }
    drain()
  }

  var hasEnded: Bool { [.leaving, .ended].contains(state.life) }

  /// Whether the request that starts the flow waits or runs.
  var isStarting: Bool {
    guard let start else { return false }
    if case .ended = start.status { return false }
    return true
  }

  /// Whether the interface has yet to acknowledge a transition.
  var isAwaiting: Bool { state.isShowing && coordinator != nil }

  /// Publishes an event that belongs to no request.
  func tell(_ event: NavigationEvent.Kind) {
    whileOthersWait { outlet.emit(event) }
    drain()
  }
}

extension HostLink {
  /// The engine of a flow that has not ended; nil for the home of a group.
  var engine: FlowEngine? { host as? FlowEngine }
}
