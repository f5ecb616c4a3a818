/// Looking up and swapping the presentations of a place.
extension Destinationable {
  /// Returns the presentation with an identifier.
  public func presentation(presentationID: DestinationID) -> Presentation? {
    internalState.destinationConfigurations?.configuration(presentationID: presentationID)
  }

  /// Returns the presentation of an interaction: of the exact value, else of its case.
  public func presentation(for interactionType: UserInteractionType) -> Presentation? {
    internalState.presentation(for: interactionType)
  }

  /// Returns the system navigation presentation with an identifier.
  public func systemNavigationPresentation(presentationID: DestinationID) -> Presentation? {
    internalState.systemNavigationConfigurations?.configuration(presentationID: presentationID)
  }

  /// Returns the presentation of a system navigation.
  public func systemNavigationPresentation(
    for navigationType: SystemNavigationType
  ) -> Presentation? {
    internalState.systemNavigationConfigurations?.configuration(for: navigationType)
  }

  /// Replaces the presentation that has the same identifier; does nothing if there is none.
  public func updatePresentation(presentation: Presentation) {
    internalState.destinationConfigurations?.update(presentation)
  }

  /// Replaces the system navigation presentation that has the same identifier, if there is one.
  public func updateSystemNavigationPresentation(presentation: Presentation) {
    internalState.systemNavigationConfigurations?.update(presentation)
  }
}
