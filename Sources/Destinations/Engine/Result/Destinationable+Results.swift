/// Presenting a place to get a result from it.
///
/// The place that asks and the place that answers share a ``ResultKey``, and know nothing else
/// about each other. The tables say how the place is presented.
extension Destinationable {
  /// Performs an interaction that presents a place, and waits for that place's answer.
  ///
  /// ```swift
  /// if case .value(true) = await note.result(.isConfirmed, of: .delete) { delete() }
  /// ```
  /// There is always exactly one result. Several questions can be open at the same time. If this
  /// place leaves or the task is cancelled, the result is ``PlaceResult/cancelled``; the presented
  /// place stays unless it leaves together with this one, and its answer is discarded.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - interaction: The interaction; it must have a presentation.
  ///   - content: The content that comes with the interaction.
  /// - Returns: The answer, or why there is none.
  public func result<Value>(
    _ key: ResultKey<Value>, of interaction: UserInteractionType, content: ContentType? = nil
  ) async -> PlaceResult<Value> {
    do {
      let (engine, work) = try asking(by: interaction, content)
      return await engine.result(key, of: work, cause: .user, from: id)
    } catch {
      return .refused(error.refusal(by: "An assistant"))
    }
  }

  /// Carries out a presentation, and waits for the answer of the place that it presents.
  ///
  /// - Returns: The answer, or why there is none; see ``result(_:of:content:)``.
  public func result<Value>(
    _ key: ResultKey<Value>, of presentation: Presentation
  ) async -> PlaceResult<Value> {
    do {
      return try await engine().result(key, of: presentation.work(), cause: .program, from: id)
    } catch {
      return .refused(error)
    }
  }

  /// Performs an interaction that presents a place, and calls a closure with that place's answer.
  ///
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - interaction: The interaction; it must have a presentation.
  ///   - content: The content that comes with the interaction.
  ///   - take: Called once with the result, after the hooks of the transition that produced it.
  ///     Requests that it makes wait for their turn. The closure is released afterwards, so it may
  ///     refer to this place strongly.
  public func result<Value>(
    _ key: ResultKey<Value>, of interaction: UserInteractionType, content: ContentType? = nil,
    _ take: @escaping @MainActor (PlaceResult<Value>) -> Void
  ) {
    do {
      let (engine, work) = try asking(by: interaction, content)
      let question = OpenQuestion(key.erased, askerID: id) { take($0.typed()) }
      engine.ask(question, by: work, cause: .user)
    } catch {
      take(.refused(error.refusal(by: "An assistant")))
    }
  }

  /// Carries out a presentation, and calls a closure with the answer of the place that it presents.
  ///
  /// See ``result(_:of:content:_:)``.
  public func result<Value>(
    _ key: ResultKey<Value>, of presentation: Presentation,
    _ take: @escaping @MainActor (PlaceResult<Value>) -> Void
  ) {
    do {
      let question = OpenQuestion(key.erased, askerID: id) { take($0.typed()) }
      try engine().ask(question, by: presentation.work(), cause: .program)
    } catch {
      take(.refused(error))
    }
  }

  private func asking(
    by interaction: UserInteractionType, _ content: ContentType?
  ) throws -> (FlowEngine, RequestWork) {
    guard let presentation = presentation(for: interaction) else {
      throw refusal(.noAction, "has no presentation for \(interaction.rawValue)")
    }
    return (try engine(), try work(presentation, for: interaction, content: content))
  }
}

// MARK: - Answering

extension Destinationable {
  /// Answers the question for which this place, a container around it, or the host of its flow was presented.
  ///
  /// The place stays.
  ///
  /// All questions for the key at the nearest such place receive the value. A second answer, or an
  /// answer without a question, is reported as an event and changes nothing.
  public func answer<Value>(_ key: ResultKey<Value>, with value: Value) {
    (internalState.host as? FlowEngine)?.take(PlaceAnswer(key.erased, value), from: id)
  }

  /// Answers, and leaves: as a sheet, from a stack, or as a child, however this place was
  /// presented.
  ///
  /// If the question was put to a container around this place, such as the stack in a sheet, or to the
  /// host of its flow, that place leaves. Everything on top of it leaves too. The answer is delivered when the place
  /// has left. If a guard prevents that, there is no answer yet.
  /// - Throws: ``DestinationError`` if the place cannot leave, which changes nothing: `requesterGone` if
  ///   this place has left already, `flowEnded` if it is in no flow, `lastPlace` if it is the only
  ///   place of its container, and `guardDenied`.
  public func finish<Value>(
    _ key: ResultKey<Value>, with value: Value
  ) throws(DestinationError) {
    _ = try engine()
    try submit(.finishing(with: PlaceAnswer(key.erased, value)), cause: .program, from: id)
  }

  /// Returns the engine of the flow that this place is in.
  func engine() throws(DestinationError) -> FlowEngine {
    if let engine = internalState.host as? FlowEngine { return engine }
    throw livesNowhere
  }
}

// MARK: - The app's own code

extension Error {
  /// Returns the error itself, or one that names the code that has thrown it.
  package func refusal(by thrower: String) -> DestinationError {
    self as? DestinationError
      ?? DestinationError(.buildFailed, "\(thrower) threw an error.", underlying: self)
  }
}
