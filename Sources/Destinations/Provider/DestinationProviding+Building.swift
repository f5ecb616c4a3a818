/// Building destinations for a flow of an app's own, which is ``Flowable`` and no ``Flow``.
extension DestinationProviding {
  /// Builds a destination with its tables and actions, as the library's own flow does.
  ///
  /// Its interactions and the system's navigation run by `presentDestination(configuration:)` of the flow,
  /// with the place that asks as `parentDestinationID`. Calling the hooks is up to the flow, and so is
  /// ``Destinationable/letGo()`` in the end. Places inside, as a shape names them, are not built.
  ///
  /// ```swift
  /// func presentDestination(configuration: App.Presentation) -> AnyDestination? {
  ///   guard let provider = configuration.destinationType.flatMap({ providers[$0] }) else { return nil }
  ///   let destination = try? provider.buildDestination(configuration: configuration, appFlow: self)
  ///   …
  /// ```
  /// - Parameters:
  ///   - configuration: What to present; the destination is built for its route.
  ///   - appFlow: The flow that asks; it is not kept alive.
  /// - Returns: The destination, or nil if the provider refuses.
  /// - Throws: What the provider throws.
  public func buildDestination(
    configuration: Presentation, appFlow: some Flowable<DestinationType, ContentType, TabType>
  ) throws -> Destination? {
    let table = Destination.DestinationConfigurations(configurations: presentationsData)
    let system = Destination.NavigationConfigurations(configurations: [
      .navigateBackInStack: .goBack, .dismissSheet: .dismissSheet,
    ])
    let destination = try buildDestination(
      destinationPresentations: table, navigationPresentations: system,
      configuration: configuration, appFlow: appFlow)
    guard let destination else { return nil }
    destination.internalState.fillTables(table, system)
    if Destination.mayHaveInteractors { destination.internalState.fillRequests(interactorsData) }
    destination.buildActions { [weak appFlow] in appFlow?.presentDestination(configuration: $0) }
    return destination
  }
}

extension Destinationable {
  /// Whether there is anything that could be an interactor of such a place.
  static var mayHaveInteractors: Bool { InteractorType.self != NoInteractor.self }

  /// Has every kind of action built.
  func buildActions(presentationClosure: @escaping (Presentation) -> Void) {
    buildInterfaceActions(presentationClosure: presentationClosure)
    buildInteractorActions(presentationClosure: presentationClosure)
    buildSystemNavigationActions(presentationClosure: presentationClosure)
  }

  /// Lets this place go, for a flow of an app's own in which it is not presented any more.
  ///
  /// Its tasks are cancelled, its interactors cleaned up, then it is itself: `cleanupResources()` and
  /// `removeAssociatedInterface()` are called, once; of a group, what it contains goes first. A place of
  /// the library's own flow is let go by that flow, and by nothing else; this does nothing then.
  public func letGo() {
    guard membership.host == nil else { return }
    for site in GroupStock(self).sites.reversed() { site.release() }
  }
}
