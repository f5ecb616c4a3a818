/// Building destinations for a flow of your own, one that conforms to ``Flowable`` and is not a
/// ``Flow``.
extension DestinationProviding {
  /// Builds a destination with its tables and actions, as the library's own flow does.
  ///
  /// Its interactions and the system navigation call `presentDestination(configuration:)` of the
  /// flow, with the requester as `parentDestinationID`. The flow has to call the hooks, and
  /// ``Destinationable/letGo()`` when the destination leaves. Places inside, which a shape may
  /// name, are not built.
  ///
  /// ```swift
  /// func presentDestination(configuration: App.Presentation) -> AnyDestination? {
  ///   guard let provider = configuration.destinationType.flatMap({ providers[$0] }) else { return nil }
  ///   let destination = try? provider.buildDestination(configuration: configuration, appFlow: self)
  ///   …
  /// ```
  /// - Parameters:
  ///   - configuration: The presentation; the destination is built for its route.
  ///   - appFlow: The flow, which is not kept alive.
  /// - Returns: The destination, or nil if the provider refuses.
  /// - Throws: The error that the provider throws; ``DestinationError`` with `missingContent` or
  ///   `unsuitableContent` if it does not accept the content.
  public func buildDestination(
    configuration: Presentation, appFlow: some Flowable<DestinationType, ContentType, TabType>
  ) throws -> Destination? {
    if let place = configuration.place, acceptsContent?(place.content) == false {
      throw place.contentFault()
    }
    let box = AppWorld<DestinationType, ContentType, TabType>.ProviderBox(self)
    let finder = PresentationFinder(usual: Presentation.usualSystemNavigations)
    guard let destination = try box.build(configuration, at: nil, finder, for: appFlow)
    else { return nil }
    destination.internalState.serve(appFlow)
    destination.buildActions { [weak appFlow] in appFlow?.presentDestination(configuration: $0) }
    return destination
  }
}

extension Destinationable {
  /// Builds all kinds of actions.
  func buildActions(presentationClosure: @escaping (Presentation) -> Void) {
    buildInterfaceActions(presentationClosure: presentationClosure)
    buildInteractorActions(presentationClosure: presentationClosure)
    buildSystemNavigationActions(presentationClosure: presentationClosure)
  }

  /// Releases what this destination holds, when it has left a flow of your own.
  ///
  /// Its tasks are cancelled and its interactors clean up. Then `cleanupResources()` and `removeAssociatedInterface()`
  /// are called, once. The contents of a group are released before the group. Destinations in a ``Flow`` are released
  /// by that flow; this method does nothing for them.
  public func letGo() {
    guard membership.host == nil else { return }
    for site in GroupStock(self).sites.reversed() { site.release() }
  }
}
