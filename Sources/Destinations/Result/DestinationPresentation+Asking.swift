extension DestinationPresentation {
  /// Returns this presentation as a question, so that a table can say what follows from the answer.
  ///
  /// ```swift
  /// .delete: .sheet(.confirm).asking(.isConfirmed) { $0 ? NoteInteraction.remove : nil }
  /// ```
  /// The place whose interaction runs the presentation asks the place that is presented, as with
  /// ``Destinationable/result(_:of:content:_:)``. An answer has it perform another of its interactions, with
  /// the content of the first one; the hooks of the transition that brought the answer have run then. Where
  /// there is no answer nothing follows. A refusal that is known at once is thrown to who performed the
  /// interaction, as ever; what is wrong with the second one is told as an event. A presentation that the app's
  /// own code runs asks nothing.
  /// - Parameters:
  ///   - key: What is asked for.
  ///   - next: Returns an interaction of the asking place for an answer, or nil if nothing follows.
  /// - Returns: The same presentation, which asks.
  public func asking<Value, Interaction: UserInteractionTypeable>(
    _ key: ResultKey<Value>, then next: @escaping @MainActor @Sendable (Value) -> Interaction?
  ) -> Self {
    var asking = self
    asking.change { $0.question = DeclaredQuestionOf(key: key, next: next) }
    return asking
  }
}
