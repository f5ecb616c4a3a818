/// What a person can do at a place, read from everything that was declared for it.
extension DestinationInternalState {
  /// Every interaction that has a presentation, a request, an action or an assistant here.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  package var declaredInteractions: Set<UserInteractionType> {
    var found = Set(destinationConfigurations?.configurations.keys ?? [:].keys)
    found.formUnion(interactorConfigurations?.keys ?? [:].keys)
    found.formUnion(additions?.actions.keys ?? [:].keys)
    found.formUnion(additions?.assistants.keys ?? [:].keys)
    return found
  }

  /// How many entries there are; another number says that something was declared since.
  package var declarationCount: Int {
    presentationCount + (interactorConfigurations?.count ?? 0)
      + (additions?.actions.count ?? 0) + (additions?.assistants.count ?? 0)
  }
}
