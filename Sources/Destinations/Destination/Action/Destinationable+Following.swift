/// Presentations that follow a request.
extension Destinationable {
  /// Sends a request, and carries out a presentation when the request has succeeded; refuses both if the presentation
  /// is impossible.
  func run(
    _ request: any FollowedRequest<InteractorType>, then next: any Sendable,
    _ interaction: UserInteractionType, _ content: ContentType?
  ) throws {
    guard let next = next as? Presentation else {
      throw SetupFault.foreignPresentation(after: interaction.rawValue, at: description)
        .asked(from: self)
    }
    if let host = internalState.host, next.isPlain,
      let error = host.foreseenRefusal(
        of: next.work(for: id, content: content, in: internalState.world), from: id)
    {
      throw error.asked(from: self)
    }
    var isFirst = true
    try request.run(at: self, content: content) { [weak self] in
      guard isFirst, let self, !internalState.hasLeft else { return }
      isFirst = false
      do {
        // If it first changes the whole tree, a place that covers the requester makes no difference.
        let first = next.flattened.first?.verb
        let mayBeCovered = [.replaceRoot, .dismissAny, .popToRoots].contains(first)
        try present(next, interaction, content, mayBeCovered: mayBeCovered)
      } catch {
        logError(error: error)
      }
    }
  }

  /// Returns whether a declared presentation follows a request, so that its success needs no handler.
  func isFollowed<Request: InteractorRequestConfiguring>(_ request: Request) -> Bool {
    (internalState.extras?.requests ?? [:]).values.contains {
      ($0 as? any FollowedRequest)?.isFollowed(after: request) == true
    }
  }
}

extension DestinationPresentation {
  /// Whether the presentation can be planned in advance: it calls no closure of the app, and answers no question.
  fileprivate var isPlain: Bool {
    outline.isBasic && !hasResults
      && flattened.allSatisfy { element in
        if case .effect(.send, _) = element.verb { return false }
        return element.outline.isBasic && !element.hasResults && element.verb != .custom
      }
  }
}
