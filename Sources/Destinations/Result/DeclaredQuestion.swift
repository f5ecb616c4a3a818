/// A question that a table declares together with a presentation, without the types of its app.
protocol DeclaredQuestion: Sendable {
  var keyName: String { get }

  /// The key, with the type of the answer.
  var keyText: String { get }

  /// Makes the request, and asks the place that it presents.
  ///
  /// - Throws: The error if it is refused immediately.
  @MainActor
  func ask<Asker: Destinationable>(
    at asker: Asker, in engine: FlowEngine, by work: RequestWork, cause: NavigationCause,
    content: Asker.ContentType?
  ) throws(DestinationError)
}

/// The question of a presentation, and the reaction of its place to the answer.
struct DeclaredQuestionOf<Value: Sendable, Content: ContentTypeable>: DeclaredQuestion {
  let key: ResultKey<Value>
  /// The interaction for an answer, and its content; the second argument is that of the interaction that asked.
  let next: @MainActor @Sendable (Value, Content?) -> (any UserInteractionTypeable, Content?)?

  var keyName: String { key.name }

  var keyText: String { key.text }

  func ask<Asker: Destinationable>(
    at asker: Asker, in engine: FlowEngine, by work: RequestWork, cause: NavigationCause,
    content: Asker.ContentType?
  ) throws(DestinationError) {
    var refusal: DestinationError?
    let question = OpenQuestionOf(key, askerID: asker.id) { result in
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
    _ value: Value, at asker: Asker, in engine: FlowEngine, _ content: Asker.ContentType?
  ) {
    guard let (next, content) = next(value, content as? Content) else { return }
    do {
      guard let next = next as? Asker.UserInteractionType else {
        let reason = "\(next) is not an interaction of the requester \(asker.description)."
        throw DestinationError(.assistantMismatch, reason)
      }
      try asker.performInterfaceAction(
        interactionType: next, content: content as? Asker.ContentType)
    } catch {
      engine.report(.error(EventError(error.asRefusal), id: asker.id))
    }
  }
}
