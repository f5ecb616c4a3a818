/// Requests that are sent by type, to whoever receives them.
extension Flow {
  /// Sends a value to the nearest place that receives its type, and does what that says.
  ///
  /// Asked are places that are presented, on screen or not: the current one and what is around it, then the others,
  /// the latest first; then places that are not presented, and last the set-up. The first that answers decides. The
  /// answer of a place that is presented acts from that place, and what it makes is shown wherever it is: its tab is
  /// selected, and a sheet over what it lies in is dismissed. Any other answer acts from the current place. It is a request
  /// like any other, which guards and locks see; it waits for its turn, and is answered then.
  /// - Parameter value: The value; its own type, not one that it is seen as, says who receives it.
  /// - Returns: The request; refused with `noReceiver` if nobody answers, here or in another flow of the window.
  /// - Complexity: O(*n* log *n*) for *n* places, where any place receives values.
  @discardableResult
  public func send(_ value: some Sendable) -> RequestHandle {
    request(SendWork<DestinationType, ContentType, TabType>(value), cause: .program)
  }
}

extension Destinationable {
  /// Sends a value from this place, so that what is around it is asked first; see ``Flow/send(_:)``.
  ///
  /// - Returns: The request; refused with `flowEnded` outside the library's own flow.
  @discardableResult
  public func send(_ value: some Sendable) -> RequestHandle {
    internalState.request(SendWork<DestinationType, ContentType, TabType>(value, from: id))
  }
}

extension Membership {
  /// Has the flow that the place is in run a request; without one it is refused.
  func request(_ work: RequestWork) -> RequestHandle {
    if let engine = host as? FlowEngine { return engine.request(work, cause: .program) }
    let handle = RequestHandle(number: 0) { _ in }
    handle.end(.refused(DestinationError(.flowEnded, "The place is in no flow.")))
    return handle
  }
}
