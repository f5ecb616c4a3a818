extension DestinationPresentation {
  /// Returns this presentation with an answer, so that a table can say what an interaction answers.
  ///
  /// ```swift
  /// [.yes: .dismissSheet.answering(.isConfirmed, with: true), .no: .dismissSheet]
  /// ```
  /// When the presentation is done, the value is given to the questions for this key at the place
  /// that runs it, or at the nearest container around it. If the presentation makes the place
  /// leave, this is like ``Destinationable/finish(_:with:)``, otherwise like
  /// ``Destinationable/answer(_:with:)``. A refused presentation answers nothing. Answers of the
  /// elements of a path are ignored; attach the answer to the path.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - value: The answer.
  /// - Returns: The same presentation with an answer.
  public func answering<Value>(_ key: ResultKey<Value>, with value: Value) -> Self {
    var answering = self
    answering.change { $0.answer = { AnswerOf(key, value) } }
    return answering
  }

  /// The answer of a request to run this presentation; nil if there is none.
  @MainActor
  var givenAnswer: GivenAnswer? {
    outline.hasResults ? outline.terms.answer.map { GivenAnswer($0()) } : nil
  }
}
