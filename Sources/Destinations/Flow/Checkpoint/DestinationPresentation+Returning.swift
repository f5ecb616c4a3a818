extension DestinationPresentation {
  /// Returns to a place with a checkpoint that takes no value.
  ///
  /// Like ``Destinationable/returnToCheckpoint(_:)`` of the requester, with the same refusals.
  public static func returning(to checkpoint: Checkpoint<Void>) -> Self {
    returning(to: checkpoint, with: ())
  }

  /// Returns to a place with a checkpoint, and passes it a value.
  ///
  /// Like ``Destinationable/returnToCheckpoint(_:value:)`` of the requester, with the same
  /// refusals. `validate()` finds a checkpoint that no provider declares.
  public static func returning<Value: Sendable>(
    to checkpoint: Checkpoint<Value>, with value: Value
  ) -> Self {
    returning(checkpoint) { _ in value }
  }

  /// Returns to a place with a checkpoint, and passes it a value made from the content
  /// of the interaction.
  ///
  /// ```swift
  /// .buy: .returning(to: .cart) { if case .product(let product) = $0 { product } else { nil } }
  /// ```
  /// Like ``returning(to:with:)``; refused with `noValue` without content, or if the closure
  /// returns nil.
  /// - Parameters:
  ///   - checkpoint: The checkpoint.
  ///   - value: Returns the value for the content of the interaction; called when the interaction
  ///     is performed.
  /// - Returns: The presentation.
  public static func returning<Value: Sendable>(
    to checkpoint: Checkpoint<Value>,
    from value: @escaping @MainActor @Sendable (ContentType) -> Value?
  ) -> Self {
    returning(checkpoint) { $0.flatMap(value) }
  }

  private static func returning<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>,
    _ value: @escaping @MainActor @Sendable (ContentType?) -> Value?
  ) -> Self {
    Self(
      .returnTo, checkpoint.name, needing: .checkpoint(checkpoint.key)
    ) { content in
      value(content).map { World.CheckpointWork(checkpoint.key, $0).work(from: nil) }
    }
  }
}
