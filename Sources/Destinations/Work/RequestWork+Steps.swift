/// The steps of a request, in the order in which the engine asks for them; ``end(isDone:)`` comes always.
extension RequestWork {
  /// The request that this one has become, if it is deferred or could not be restored.
  private var became: RequestWork? {
    switch what {
    case .deferred(let deferred): deferred.work
    case .restoration(let restoration): restoration.start
    case .presentation, .outline, .arrangement, .gesture, .wentBack, .effect, .reversal: nil
    }
  }

  /// The current kind of the work.
  private var current: What { if let became { became.current } else { what } }

  /// Returns the move for the tree.
  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    let asker = terms.place ?? asker ?? terms.origin
    if case .deferred(let deferred) = what {
      return try deferred.become(in: host, from: asker, on: terms).resolve(in: host, from: asker)
    }
    terms.answer?.willBeGiven(from: asker, in: host)
    return shown(try resolve(what, in: host, from: asker))
  }

  private func resolve(
    _ what: What, in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    switch what {
    case .presentation(let steps): try steps.resolve(in: host, from: asker)
    case .outline(let outline): outline.own ?? ResolvedMove(move: nil)
    case .arrangement(let arrangement): try arrangement.resolve(in: host)
    case .gesture(let report): try report.resolve(in: host)
    case .wentBack(let id):
      ResolvedMove(
        move: (host as? FlowEngine)?.hasGoneBack(to: id) == true ? .stay : .goBackTo(id: id))
    case .effect(let steps): try steps.resolve(in: host, from: asker)
    case .restoration(let steps): try steps.resolve(in: host)
    case .reversal(let steps): try steps.resolve(in: host)
    case .deferred: ResolvedMove(move: nil)
    }
  }

  /// The move that also reveals the place around which the request acts.
  private func shown(_ resolved: ResolvedMove) -> ResolvedMove {
    guard let place = terms.place, !resolved.isNothing else { return resolved }
    return resolved.with(.showing(resolved.move, from: place))
  }

  /// Builds the arriving places of a plan, all or none.
  func build(_ context: BuildContext) throws(DestinationError) -> Built {
    switch current {
    case .presentation(let steps): try steps.build(context)
    case .arrangement(let arrangement): arrangement.built
    case .restoration(let steps): try steps.build(context)
    case .reversal(let steps): try steps.build(context)
    case .outline, .gesture, .wentBack, .effect, .deferred: Built()
    }
  }

  /// The presentation that it runs; closures of the app may have to answer before its change is made.
  private var presentation: (any PresentationSteps)? {
    if case .presentation(let steps) = current { steps } else { nil }
  }

  /// Whether closures of the app have to answer before the change is made.
  var mustAsk: Bool { presentation?.mustAsk ?? false }

  /// Calls the app's closures; `whenAnswered` is called once all have answered.
  func ask(_ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void) {
    presentation?.ask(context, built, whenAnswered: whenAnswered)
  }

  /// Returns the move for the tree after all closures have answered.
  func resolveAnswered(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    if let became { return try became.resolveAnswered(in: host, from: asker) }
    let asker = terms.place ?? asker ?? terms.origin
    return shown(
      try presentation?.resolveAnswered(in: host, from: asker) ?? ResolvedMove(move: nil))
  }

  /// Called when the change is committed, before any hook runs.
  func committed(
    _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine
  ) {
    switch current {
    case .restoration(let steps): steps.committed(plan, by: request, in: engine)
    case .reversal(let steps): steps.committed(plan, in: engine)
    case .wentBack(let id): engine.lastWentBack = (id, engine.tree.structure.version)
    case .presentation, .outline, .arrangement, .gesture, .effect, .deferred: break
    }
  }

  /// Whether it has another way after a refusal, and is to be resolved again.
  func triesAgain(after error: DestinationError, in engine: FlowEngine) -> Bool {
    guard case .restoration(let steps) = current else { return false }
    return steps.triesAgain(after: error, in: engine)
  }

  /// Tells the caller how the request ended, and gives its answer.
  func end(isDone: Bool) {
    terms.completion?(isDone)
    switch what {
    case .presentation(let steps): steps.end(isDone: isDone)
    case .outline(let outline): outline.terms.completionClosure?(isDone)
    case .effect(let steps): steps.end(isDone: isDone)
    case .restoration(let steps): steps.end(isDone: isDone)
    case .reversal(let steps): steps.end(isDone: isDone)
    case .deferred(let deferred): deferred.lookUp?.cancel()
    case .arrangement, .gesture, .wentBack: break
    }
    if let became { return became.end(isDone: isDone) }
    if isDone { terms.answer?.give() }
  }
}

// MARK: - What is known of a request

extension RequestWork {
  /// A short description of the request.
  var summary: String {
    switch what {
    case .presentation(let steps): steps.summary
    case .outline(let outline): outline.verb.description
    case .arrangement, .wentBack: "arrange"
    case .gesture(let report): report.summary
    case .effect(let steps): steps.summary
    case .restoration: "restore"
    case .reversal(let steps): steps.summary
    case .deferred(let deferred): deferred.name
    }
  }

  /// Whether another flow may carry it out, and has a provider for every route that it would build.
  func isServed(by host: TreeHost) -> Bool {
    switch what {
    case .presentation(let steps): !terms.isStart && steps.isServed(by: host)
    case .outline: true
    case .effect(let steps): steps.isServed(by: host)
    case .deferred(let deferred): deferred.isServed(host)
    case .arrangement, .gesture, .wentBack, .restoration, .reversal: false
    }
  }

  /// Whether it removes everything that is presented before it presents anything.
  var beginsAnew: Bool {
    isStart || presentation?.beginsAnew ?? false
  }

  /// The place to act from, unless the request came from one.
  var origin: DestinationID? { if let became { became.origin } else { terms.origin } }

  /// Whether it starts a flow, so that no place of the flow is its requester.
  var isStart: Bool { if let became { became.isStart } else { terms.isStart } }

  /// The parent that a start names; it is not a place of the flow.
  var outsideParentID: DestinationID? { became?.outsideParentID ?? terms.outsideParentID }

  /// An answer, and the place that gives it to its open question if it leaves by this request.
  var answer: GivenAnswer? { if let became { became.answer } else { terms.answer } }

  /// The request to run while a guard holds this one and nothing is presented; nil for none.
  var standIn: RequestWork? {
    if case .restoration(let steps) = current { steps.standIn } else { nil }
  }

  /// The look-up that ends before the request has its turn; nil for most requests.
  var lookUp: LookUp? {
    if case .deferred(let deferred) = what { deferred.lookUp } else { nil }
  }

  /// Whether it replays or takes back a journal entry.
  var isOfJournal: Bool {
    if case .reversal = current { true } else { false }
  }

  /// The gesture that the request reports; nil for all others.
  var gesture: Gesture? {
    if case .gesture(let report) = current { report.gesture } else { nil }
  }
}
