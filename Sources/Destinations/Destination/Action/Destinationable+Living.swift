/// The default hooks, which call the state model; the interface, the parent, and errors.
extension Destinationable {
  /// The flow of this place, from the time when its provider builds it until it has left; else nil.
  ///
  /// The destination does not keep the flow alive.
  public var appFlow: (any Flowable<DestinationType, ContentType, TabType>)? { internalState.flow }

  /// Calls the same hook of the state model.
  public func prepareForPresentation() {
    stateModel?.prepareForPresentation()
  }

  /// Calls the same hook of the state model.
  public func prepareForAppearance(isVisible: Bool) {
    stateModel?.prepareForAppearance(isVisible: isVisible)
  }

  /// Calls the same hook of the state model.
  public func prepareForDisappearance(wasVisible: Bool) {
    stateModel?.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Calls the same hook of the state model.
  public func cleanupResources() {
    stateModel?.cleanupResources()
  }

  /// Assigns the interface that shows this place.
  ///
  /// A flow or a group owns the destination and its interface. Otherwise the destination keeps its
  /// interface, and the interface's ``DestinationInterfaceState`` refers to the destination weakly,
  /// so the code that created the destination must keep it. A state class of your own that refers
  /// to the destination strongly creates a reference cycle in that case. The cycle ends when the
  /// place is presented, added to a group, or released by ``removeAssociatedInterface()`` or
  /// ``letGo()``.
  public func assignAssociatedInterface(_ interface: any DestinationInterfacing) {
    if case .stack = nodeKind { bindNavigator(of: interface) }
    Construction.note(self)
    let state = internalState
    if state.host?.keep(interface, of: id) != true {
      state.madeExtras.keep(interface, for: self)
    }
  }

  /// Returns the interface that shows this place, or nil if there is none.
  public func currentInterface() -> (any DestinationInterfacing)? {
    keptInterface
  }

  var keptInterface: (any DestinationInterfacing)? {
    let state = internalState
    return state.host?.interface(of: id) ?? state.extras?.ownInterface
  }

  /// Releases the interface.
  public func removeAssociatedInterface() {
    dropInterface()
  }

  /// Releases the interface, even if the destination implements the hook for that itself.
  package func dropInterface() {
    let state = internalState
    state.extras?.keep(nil, for: self)
    if state.hasLeft { return }  // An interface that a host keeps is released with its place.
    _ = state.host?.keep(nil, of: id)
  }

  /// Sets the parent that applies until this place is presented.
  public func setParentID(id: DestinationID) {
    internalState.parentDestinationID = id
  }

  /// Returns the identifier of the container, or of the presenter of the sheet.
  public func parentDestinationID() -> DestinationID? {
    internalState.parentDestinationID
  }

  /// Runs code that may throw, and logs an error that it throws.
  public func handleThrowable(
    closure: @escaping () throws -> Void, catchClosure: (() -> Void)? = nil
  ) {
    do {
      try closure()
    } catch {
      logError(error: error)
      catchClosure?()
    }
  }

  /// Reports an error as an event of the flow, or on standard error if there is no flow or
  /// listener.
  public func logError(error: any Error) {
    let kind = NavigationEvent.Kind.error(EventError(error), id: id)
    guard let host = internalState.host else { return StandardError.write(kind.description) }
    host.report(kind)
  }
}
