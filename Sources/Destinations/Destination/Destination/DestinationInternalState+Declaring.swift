/// The interactions of a place, according to everything declared for it.
extension DestinationInternalState {
  /// All interactions with a presentation, a request, an action or an assistant, and those that the
  /// state model handles.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  package var declaredInteractions: Set<UserInteractionType> {
    var found = Set(destinationConfigurations?.configurations.keys ?? [:].keys)
    found.formUnion(extras?.requests?.keys ?? [:].keys)
    found.formUnion(extras?.actions.keys ?? [:].keys)
    found.formUnion(extras?.assistants.keys ?? [:].keys)
    found.formUnion(extras?.handled ?? [])
    return found
  }

  /// Returns the name of the interactor that an interaction asks; nil if it asks none.
  package func interactor(for interaction: UserInteractionType) -> String? {
    extras?.requests?.entry(exactlyOrByCase: interaction).map { "\($0.interactorType)" }
  }

  /// The number of entries.
  ///
  /// If the number has changed, an entry has been declared since.
  package var declarationCount: Int {
    (destinationConfigurations?.configurations.count ?? 0) + (extras?.requests?.count ?? 0)
      + (extras?.actions.count ?? 0) + (extras?.assistants.count ?? 0)
      + (extras?.handled.count ?? 0)
  }
}
