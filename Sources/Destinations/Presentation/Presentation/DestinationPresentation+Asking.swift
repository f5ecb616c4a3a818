extension DestinationPresentation {
  /// Returns this presentation as a question, so that a table can declare the interaction that
  /// follows the answer.
  ///
  /// ```swift
  /// .delete: .sheet(.confirm).asking(.isConfirmed) { $0 ? NoteInteraction.remove : nil }
  /// ```
  /// The place whose interaction runs the presentation asks the place that is presented, as with
  /// ``Destinationable/result(_:of:content:_:)``. When the answer arrives, the asking place performs another of its
  /// own interactions, with the content of the first one. The hooks of the transition that delivers the answer run
  /// first. Without an answer, nothing follows. A path without a question of its own asks the question of its last
  /// presentation. A system navigation asks as well, without content.
  ///
  /// If the presentation is refused immediately, performing the first interaction throws the error.
  /// An error of the second interaction is reported as an event. A presentation that is run by the
  /// app's code, not by an interaction, asks nothing.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - next: Returns the interaction to perform for an answer, or nil if nothing follows.
  /// - Returns: The same presentation as a question.
  public func asking<Value, Interaction: UserInteractionTypeable>(
    _ key: ResultKey<Value>, then next: @escaping @MainActor @Sendable (Value) -> Interaction?
  ) -> Self {
    asking(key, next: { value, content in next(value).map { ($0, content) } })
  }

  /// Returns this presentation as a question, followed by an interaction with content that is made from the answer.
  ///
  /// ```swift
  /// .pick: .sheet(.notes).asking(.note) { (NoteInteraction.link, .note($0)) }
  /// ```
  /// Like the form without content, but the interaction that follows comes with content made from
  /// the answer, instead of the content of the first interaction.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - next: Returns, from an answer, the interaction to perform and the content of that interaction; nil if
  ///     nothing follows.
  /// - Returns: The same presentation as a question.
  public func asking<Value, Interaction: UserInteractionTypeable>(
    _ key: ResultKey<Value>,
    then next: @escaping @MainActor @Sendable (Value) -> (Interaction, ContentType)?
  ) -> Self {
    asking(key, next: { value, _ in next(value).map { ($0, $1) } })
  }

  /// Returns this presentation as a question, followed by an interaction with content that is made from the answer
  /// and from the content of the question.
  ///
  /// ```swift
  /// .count: .sheet(.counts).asking(.count) { (BasketInteraction.setCount, .copies($0, of: $1)) }
  /// ```
  /// The closure of this form also receives the content with which the question was asked.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - next: Returns, from an answer and the content of the first interaction, the interaction to perform and
  ///     the content of that one; nil if nothing follows.
  /// - Returns: The same presentation as a question.
  public func asking<Value, Interaction: UserInteractionTypeable>(
    _ key: ResultKey<Value>,
    then next: @escaping @MainActor @Sendable (Value, ContentType?) -> (Interaction, ContentType?)?
  ) -> Self {
    asking(key, next: { value, content in next(value, content).map { ($0, $1) } })
  }

  func asking<Value>(
    _ key: ResultKey<Value>,
    next:
      @escaping @MainActor @Sendable (Value, ContentType?) -> (
        any UserInteractionTypeable, ContentType?
      )?
  ) -> Self {
    let question = DeclaredQuestion(key: key.erased) { value, content in
      (value as? Value).flatMap { next($0, content as? ContentType) }.map { ($0, $1) }
    }
    return changed(self) { $0.terms.question = question }
  }
}
