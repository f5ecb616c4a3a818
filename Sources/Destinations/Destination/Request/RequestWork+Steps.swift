/// The steps of a request on its terms, in the order in which the engine asks for them.
extension RequestWork {
  /// The steps that are taken now: those of this request, or of the request that it has become.
  var current: any RequestSteps { steps.became?.current ?? steps }

  /// Returns the move for the tree.
  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    let asker = self.asker(asker)
    if let deferred {
      let work = try deferred.make(host, asker).on(terms)
      deferred.became = work
      return try work.resolve(in: host, from: asker)
    }
    box?.content.answer?.willBeGiven(from: asker, in: host)
    return shown(try steps.resolve(in: host, from: asker))
  }

  /// Returns the place to act from; `asker` is the requester, if there is one.
  private func asker(_ asker: DestinationID?) -> DestinationID? {
    guard let box else { return asker }
    return box.content.place ?? asker ?? box.content.origin
  }

  /// Returns the move that also reveals the place around which the request acts.
  private func shown(_ resolved: ResolvedMove) -> ResolvedMove {
    guard let place = box?.content.place, !resolved.isNothing else { return resolved }
    return resolved.with(.showing(resolved.move, from: place))
  }

  /// Returns the move for the tree after all closures have answered.
  func resolveAnswered(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    if let became = steps.became { return try became.resolveAnswered(in: host, from: asker) }
    return shown(try steps.resolveAnswered(in: host, from: self.asker(asker)))
  }

  /// Tells the caller how the request ended, and gives its answer.
  func end(isDone: Bool) {
    box?.content.completion?(isDone)
    steps.end(isDone: isDone)
    if let became = steps.became { return became.end(isDone: isDone) }
    if isDone { box?.content.answer?.give() }
  }
}

// MARK: - Properties of a request

extension RequestWork {
  /// Returns whether another flow may carry out the request, and has a provider for every route that it would build.
  func isServed(by host: TreeHost) -> Bool {
    box?.content.isStart != true && steps.isServed(by: host)
  }

  /// Whether the request removes all presented places before it presents a new one.
  var beginsAnew: Bool { isStart || current.beginsAnew }

  /// The current terms: those of this request, or of the one that it became; nil for the default ones.
  private var now: ContentBox<Terms>? {
    if let became = steps.became { return became.now }
    return box
  }

  /// The place to act from, unless the request came from a place.
  var origin: DestinationID? { now?.content.origin }

  /// Whether the request starts a flow, so that no place of the flow is its requester.
  var isStart: Bool { now?.content.isStart ?? false }

  /// The parent that a start names; it is not a place of the flow.
  var outsideParentID: DestinationID? {
    now?.content.outsideParentID ?? box?.content.outsideParentID
  }

  /// The answer that the request gives once it is done; nil for most requests.
  var answer: PlaceAnswer? { now?.content.answer }

  /// The gesture that the request reports; nil for most requests.
  var gesture: (placeID: DestinationID, hasBegun: Bool)? { now?.content.gesture }

  /// The steps of a request that is determined when its turn comes.
  var deferred: DeferredWork? { steps as? DeferredWork }

  /// The look-up that ends before the request has its turn; nil for most requests.
  var lookUp: LookUp? { deferred?.lookUp }
}
