extension DestinationPresentation {
  /// Returns this presentation with an answer, so that a table can say what an interaction answers.
  ///
  /// ```swift
  /// [.yes: .dismissSheet.answering(.isConfirmed, with: true), .no: .dismissSheet]
  /// ```
  /// Once the presentation is done, everybody who waits for the key gets the value: at the place that runs
  /// it, or at the nearest container around that. If the asked place leaves by it, the value is its one result,
  /// as after ``Destinationable/finish(_:with:)``; if it stays, as after ``Destinationable/answer(_:with:)``. A
  /// presentation that is refused answers nothing. What the elements of a path answer is passed over; say it of
  /// the path.
  /// - Parameters:
  ///   - key: What is answered.
  ///   - value: The answer.
  /// - Returns: The same presentation, which answers.
  public func answering<Value>(_ key: ResultKey<Value>, with value: Value) -> Self {
    var answering = self
    answering.change { $0.answer = { AnswerOf(key, value) } }
    return answering
  }

  /// The request to run this presentation, with the answer that goes with it.
  @MainActor
  func answering(by work: consuming RequestWork) -> RequestWork {
    guard outline.hasResults, let answer = outline.terms.answer else { return work }
    return AnsweringWork(answer(), by: work)
  }
}
