/// Presenting a place for a result.
///
/// Who asks and who answers share a ``ResultKey`` and know nothing else of each other: how the place is
/// presented stands in the tables, and what it answers is given by whoever is presented.
extension Destinationable {
  /// Performs an interaction, and waits for what the place answers that it presents.
  ///
  /// ```swift
  /// if case .value(true) = await note.result(.isConfirmed, of: .delete) { delete() }
  /// ```
  /// There is always exactly one result; several may be waited for at once. It is ``PlaceResult/cancelled``
  /// as soon as this place leaves or the task is cancelled; what was presented stays then, as far as it
  /// does not leave with this place, and what it answers is nobody's.
  /// - Parameters:
  ///   - key: What is asked for.
  ///   - interaction: What the person did; it must have a presentation.
  ///   - content: What came with it.
  /// - Returns: The answer, or why there is none.
  public func result<Value>(
    _ key: ResultKey<Value>, of interaction: UserInteractionType, content: ContentType? = nil
  ) async -> PlaceResult<Value> {
    do {
      let (engine, work) = try asking(by: interaction, content)
      return await engine.result(key, of: work, cause: .user, from: id)
    } catch {
      return .refused(error.asRefusal)
    }
  }

  /// Runs a presentation, and waits for what the place answers that it presents.
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

  /// Performs an interaction, and hands over what the place answers that it presents.
  ///
  /// - Parameters:
  ///   - key: What is asked for.
  ///   - interaction: What the person did; it must have a presentation.
  ///   - content: What came with it.
  ///   - take: Called once with the result, after the hooks of the transition that brought it; what it
  ///     requests waits for its turn. It is let go then, so it may refer to this place strongly.
  public func result<Value>(
    _ key: ResultKey<Value>, of interaction: UserInteractionType, content: ContentType? = nil,
    _ take: @escaping @MainActor (PlaceResult<Value>) -> Void
  ) {
    do {
      let (engine, work) = try asking(by: interaction, content)
      engine.ask(OpenQuestionOf(key, askerID: id, take: take), by: work, cause: .user)
    } catch {
      take(.refused(error.asRefusal))
    }
  }

  /// Runs a presentation, and hands over what the place answers that it presents.
  ///
  /// See ``result(_:of:content:_:)``.
  public func result<Value>(
    _ key: ResultKey<Value>, of presentation: Presentation,
    _ take: @escaping @MainActor (PlaceResult<Value>) -> Void
  ) {
    do {
      let question = OpenQuestionOf(key, askerID: id, take: take)
      try engine().ask(question, by: presentation.work(), cause: .program)
    } catch {
      take(.refused(error))
    }
  }

  private func asking(
    by interaction: UserInteractionType, _ content: ContentType?
  ) throws -> (FlowEngine, RequestWork) {
    guard let presentation = presentation(for: interaction) else {
      let reason = "\(description) has no presentation for \(interaction.rawValue)."
      throw DestinationError(.noAction, reason)
    }
    return (try engine(), try work(presentation, for: interaction, content: content))
  }
}

// MARK: - Answering

extension Destinationable {
  /// Answers whoever presented this place for a result, or a container around it, and stays.
  ///
  /// Everybody who waits for the key at the nearest such place gets the value; a second answer is
  /// nobody's. An answer that nobody waits for is told as an event and changes nothing: a place may be
  /// presented without being asked.
  public func answer<Value>(_ key: ResultKey<Value>, with value: Value) {
    (internalState.host as? FlowEngine)?.take(AnswerOf(key, value), from: id)
  }

  /// Leaves with an answer, however this place was presented: as a sheet, in a stack, or as a child.
  ///
  /// If a container around this place was asked, as the stack in a sheet, that leaves. What stands on the
  /// place that leaves goes too. The answer arrives once the place has left; if a guard has this place stay,
  /// there is none yet.
  /// - Throws: ``DestinationError`` if that is known at once: `requesterGone` if this place has left,
  ///   `flowEnded` if it is in no flow, `lastPlace` if it cannot leave, `guardDenied`. Nothing has changed then.
  public func finish<Value>(
    _ key: ResultKey<Value>, with value: Value
  ) throws(DestinationError) {
    let engine = try engine()
    let answer = AnswerOf(key, value)
    let leaving = engine.place(finishing: answer, from: id)
    try submit(FinishWork(leaving, with: answer, in: engine), cause: .program, from: id)
  }

  /// The engine of the flow that this place is in.
  func engine() throws(DestinationError) -> FlowEngine {
    if let engine = internalState.host as? FlowEngine { return engine }
    throw livesNowhere
  }
}

// MARK: - The app's own code

extension Flow {
  /// Runs a presentation, and waits for what the place answers that it presents.
  ///
  /// - Returns: The answer, or why there is none; `cancelled` if the flow ends or the task is cancelled.
  public func result<Value>(
    _ key: ResultKey<Value>, of presentation: Presentation
  ) async -> PlaceResult<Value> {
    await engine.result(key, of: presentation.work(), cause: .program, from: nil)
  }
}

extension Error {
  /// The error, or what says that an assistant threw it.
  var asRefusal: DestinationError {
    self as? DestinationError
      ?? DestinationError(.buildFailed, "An assistant threw.", underlying: self)
  }
}
