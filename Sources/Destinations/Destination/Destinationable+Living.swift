#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Hooks that go to the state model unless a destination implements them, the interface, the parent, and errors.
extension Destinationable {
  /// Hands the hook to the state model, if there is one.
  public func prepareForPresentation() {
    stateModel?.prepareForPresentation()
  }

  /// Hands the hook to the state model, if there is one.
  public func prepareForAppearance(isVisible: Bool) {
    stateModel?.prepareForAppearance(isVisible: isVisible)
  }

  /// Hands the hook to the state model, if there is one.
  public func prepareForDisappearance(wasVisible: Bool) {
    stateModel?.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Hands the hook to the state model, if there is one.
  public func cleanupResources() {
    stateModel?.cleanupResources()
  }

  /// Takes the interface that shows this place.
  ///
  /// In a flow or a group, that one owns both. Where nobody does, this place keeps the interface, whose
  /// ``DestinationInterfaceState`` refers to it weakly meanwhile: whoever made the place keeps it. A state
  /// class of an app's own that refers to it strongly makes a circle of the two there, outside of
  /// providers, until the place is presented, added to a group, or let go of by
  /// ``removeAssociatedInterface()`` or ``letGo()``.
  public func assignAssociatedInterface(_ interface: any DestinationInterfacing) {
    if case .stack = nodeKind { bindNavigator(of: interface) }
    Construction.note(self)
    if let host = internalState.host {
      host.keep(interface, of: id)
    } else {
      internalState.ownInterface = InterfaceBox(interface, of: self)
    }
  }

  /// Returns the interface that shows this place.
  public func currentInterface() -> (any DestinationInterfacing)? {
    keptInterface
  }

  var keptInterface: (any DestinationInterfacing)? {
    internalState.host?.interface(of: id) ?? internalState.ownInterface?.interface
  }

  /// Lets go of the interface.
  public func removeAssociatedInterface() {
    dropInterface()
  }

  /// Lets go of the interface, also for a destination with a hook of its own for that.
  package func dropInterface() {
    internalState.ownInterface = nil
    internalState.host?.keep(nil, of: id)
  }

  /// Wishes for a parent before this place is presented.
  public func setParentID(id: UUID) {
    internalState.parentDestinationID = id
  }

  /// Returns the identifier of the container, or of the presenter of a sheet.
  public func parentDestinationID() -> UUID? {
    internalState.parentDestinationID
  }

  /// Runs code that may throw, and logs what it throws.
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

  /// Sends an error to the flow's event sink, or to standard error without a flow.
  public func logError(error: any Error) {
    let kind = NavigationEvent.Kind.error(EventError(error), id: id)
    guard let host = internalState.host else { return StandardError.write(kind.description) }
    host.report(kind)
  }
}
