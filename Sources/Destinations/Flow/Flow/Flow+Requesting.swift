/// Requesting changes.
extension Flow {
  /// Carries out a presentation.
  ///
  /// The requester is the place that `currentDestinationID` or `parentDestinationID` of the
  /// presentation names, else the current place. A refused presentation changes nothing; its error
  /// is passed to the events, and its completion closure is called with false. To await the
  /// outcome, use ``request(_:cause:)``.
  /// - Returns: The destination that was created or revealed. Nil if there is none, if the
  ///   presentation was refused, or if it waits for its turn.
  @discardableResult
  public func presentDestination(configuration: Presentation) -> AnyDestination? {
    let work = configuration.work(in: world)
    guard case .done(let id?) = engine.submit(work, cause: .program, from: nil) else { return nil }
    return if let site = engine.siteInWindow(for: id) { world.typed(site) } else { nil }
  }

  /// Carries out several presentations as one transition.
  ///
  /// If one of them is refused, nothing changes.
  ///
  /// Each presentation starts from the place that the previous one created or revealed.
  /// - Parameters:
  ///   - path: The presentations, in order. An empty path is refused with `emptyPath`.
  ///   - contentToPass: The content for presentations that have none of their own.
  /// - Returns: The destination that the last presentation created or revealed. Nil if there is
  ///   none, if the path was refused, or if it waits for its turn.
  @discardableResult
  public func presentDestinationPath(
    path: [Presentation], contentToPass: ContentType?
  ) -> AnyDestination? {
    presentDestination(configuration: .path(path, content: contentToPass))
  }

  /// Carries out a presentation and returns a handle to await its outcome or to cancel it.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - cause: The cause of the request; guards and events see it.
  /// - Returns: The handle. Errors are outcomes of the handle; none is thrown.
  @discardableResult
  public func request(
    _ presentation: Presentation, cause: NavigationCause = .program
  ) -> RequestHandle {
    engine.request(presentation.work(in: world), cause: cause)
  }

  /// Removes a place, with everything that it contains and presents.
  ///
  /// The request is refused, and changes nothing, with `targetGone` if the place is not presented,
  /// and with `lastPlace` if it is the only place of a tab or of a stack that must not be empty.
  public func removeDestination(destinationID: DestinationID) {
    engine.submit(.arranging(.remove(id: destinationID)), cause: .program, from: nil)
  }

  /// Removes several places as one transition.
  ///
  /// If one of them cannot be removed, none is.
  ///
  /// Places inside another one of the list are removed together with it. For the possible errors
  /// see ``removeDestination(destinationID:)``.
  public func removeDestinations(destinationIDs: [DestinationID]) {
    if destinationIDs.isEmpty { return }
    let structure = engine.tree.structure
    let gone = destinationIDs.filter { structure.ref(of: $0) == nil }
    // The place that arrived last is on top of its slot, from which it is removed in one step.
    let tops = structure.tops(of: Set(destinationIDs).compactMap(structure.ref))
      .sorted(on: { structure.record($0).arrival }).reversed().map(structure.id)
    let moves = (gone + tops).map { TreeMove<ErasedPayload>.remove(id: $0) }
    engine.submit(.arranging(.path(moves)), cause: .program, from: nil)
  }

  /// Carries out a presentation, and waits for the answer of the place that it presents.
  ///
  /// - Returns: The answer, or why there is none; `cancelled` if the flow ends or the task is
  ///   cancelled.
  public func result<Value>(
    _ key: ResultKey<Value>, of presentation: Presentation
  ) async -> PlaceResult<Value> {
    await engine.result(key, of: presentation.work(), cause: .program, from: nil)
  }
}

extension FlowEngine {
  /// Runs a request, and returns a handle for its outcome.
  func request(_ work: RequestWork, cause: NavigationCause = .program) -> RequestHandle {
    let handle = newHandle()
    submit(work, cause: cause, from: nil, handle: handle)
    return handle
  }
}
