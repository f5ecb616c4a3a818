/// Sending values by type to the places that receive them.
extension Flow {
  /// Sends a value to the nearest receiver of its type, and makes the presentation that the
  /// receiver returns.
  ///
  /// Receivers are asked in this order: the current place and the containers around it; all other
  /// presented places, the latest first; places that are not presented; the setup. The first one
  /// that answers decides. If it is a presented place, the answer starts from that place and the
  /// result is made visible: its tab is selected, and a sheet that covers it is dismissed.
  /// Otherwise it starts from the current place. Guards and locks apply as to any other request.
  /// The receivers are asked when it is the request's turn.
  /// - Parameter value: The value. Its dynamic type determines the receivers.
  /// - Returns: The request. It is refused with `noReceiver` if no flow of the window has a
  ///   receiver that answers.
  /// - Complexity: O(*n* log *n*) for *n* places, if any place receives values.
  @discardableResult
  public func send(_ value: some Sendable) -> RequestHandle {
    engine.request(World.sending(value))
  }
}

extension Destinationable {
  /// Sends a value from this place, so that the receivers around it are asked first; see
  /// ``Flow/send(_:)``.
  ///
  /// - Returns: The request. It is refused with `flowEnded` if this place is in no ``Flow``.
  @discardableResult
  public func send(_ value: some Sendable) -> RequestHandle {
    internalState.request(Presentation.World.sending(value, from: id))
  }
}

extension Membership {
  /// Submits a request to the flow of this place.
  ///
  /// Without a flow it is refused.
  func request(_ work: RequestWork) -> RequestHandle {
    if let engine = host as? FlowEngine { return engine.request(work) }
    return .ended(.refused(DestinationError(.flowEnded, "The place is not in a flow.")))
  }
}
