extension DestinationPresentation {
  /// Returns this presentation with an answer, so that a table can declare the answer of an
  /// interaction.
  ///
  /// ```swift
  /// [.yes: .dismissSheet.answering(.isConfirmed, with: true), .no: .dismissSheet]
  /// ```
  /// When the presentation is done, the value is given to the questions for this key at the place
  /// that runs it, or at the nearest container around it. If the presentation makes the place
  /// leave, this is like ``Destinationable/finish(_:with:)``, otherwise like
  /// ``Destinationable/answer(_:with:)``. A refused presentation answers nothing. An answer
  /// belongs to a path, not to its elements: theirs are ignored, and validation reports them with
  /// `misplacedEffect`.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - value: The answer.
  /// - Returns: The same presentation with an answer.
  public func answering<Value>(_ key: ResultKey<Value>, with value: Value) -> Self {
    answered(key.erased) { _ in value }
  }

  /// Returns this presentation with an answer that is made from the user's choice.
  ///
  /// ```swift
  /// .choose: .dismissSheet.answering(.note) {
  ///   if case .note(let number) = $0 { number } else { nil }
  /// }
  /// ```
  /// Like ``answering(_:with:)``, with the content of the interaction, or else that of the
  /// presentation. The value is made when the interaction is performed. Without content, or
  /// if the closure returns nil, nothing is answered.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - value: Returns the answer for the content; nil if there is none.
  /// - Returns: The same presentation with an answer.
  public func answering<Value>(
    _ key: ResultKey<Value>, from value: @escaping @MainActor @Sendable (ContentType) -> Value?
  ) -> Self {
    answered(key.erased) { ($0 as? ContentType).flatMap(value) }
  }

  private func answered(
    _ key: TypedName,
    _ answer: @escaping @MainActor @Sendable ((any ContentTypeable)?) -> (any Sendable)?
  ) -> Self {
    changed(self) { ($0.terms.answer, $0.terms.answerKey) = (answer, key) }
  }
}
