extension DeclaredQuestion {
  /// Makes the request, and asks the place that it presents.
  ///
  /// - Throws: The error if the request is refused immediately.
  @MainActor
  func ask<Asker: Destinationable>(
    at asker: Asker, in engine: FlowEngine, by work: RequestWork, cause: NavigationCause,
    content: Asker.ContentType?
  ) throws(DestinationError) {
    var refusal: DestinationError?
    let question = OpenQuestion(key, askerID: asker.id) { result in
      switch result {
      case .value(let value): follow(value, at: asker, in: engine, content)
      case .refused(let error): refusal = error
      case .dismissed, .replaced, .cancelled: break
      }
    }
    engine.ask(question, by: work, cause: cause)
    if let refusal { throw refusal }
  }

  @MainActor
  private func follow<Asker: Destinationable>(
    _ value: any Sendable, at asker: Asker, in engine: FlowEngine, _ content: Asker.ContentType?
  ) {
    guard let (next, content) = next(value, content) else { return }
    do {
      guard let next = next as? Asker.UserInteractionType else {
        let reason = "\(next) is not an interaction of the requester \(asker.description)."
        throw DestinationError(.assistantMismatch, reason)
      }
      try asker.performInterfaceAction(
        interactionType: next, content: content as? Asker.ContentType)
    } catch {
      engine.report(.error(EventError(error.refusal(by: "An assistant")), id: asker.id))
    }
  }
}
