extension DestinationPresentation {
  /// Answers a question, and leaves, however the place was presented.
  ///
  /// Like ``Destinationable/finish(_:with:)`` of the requester, with the same refusals.
  public static func finishing<Value>(_ key: ResultKey<Value>, with value: Value) -> Self {
    Self(.finish, key.name) { _ in RequestWork.finishing(with: PlaceAnswer(key.erased, value)) }
  }

  /// Answers a question with a value made from the content of the interaction, and leaves.
  ///
  /// ```swift
  /// .choose: .finishing(.note) { if case .note(let number) = $0 { number } else { nil } }
  /// ```
  /// Like ``finishing(_:with:)``; refused with `noValue` without content, or if the closure
  /// returns nil.
  /// - Parameters:
  ///   - key: The key of the question.
  ///   - value: Returns the answer for the content of the interaction; called when the interaction
  ///     is performed.
  /// - Returns: The presentation.
  public static func finishing<Value>(
    _ key: ResultKey<Value>,
    from value: @escaping @MainActor @Sendable (ContentType) -> Value?
  ) -> Self {
    Self(.finish, key.name) {
      $0.flatMap(value).map { RequestWork.finishing(with: PlaceAnswer(key.erased, $0)) }
    }
  }
}
