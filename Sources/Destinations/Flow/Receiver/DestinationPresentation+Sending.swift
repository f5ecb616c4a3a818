extension DestinationPresentation {
  /// Sends a value to the nearest receiver of its type, and makes the presentation that the receiver returns.
  ///
  /// Like ``Destinationable/send(_:)`` of the requester, with the same refusals.
  public static func sending<Value: Sendable>(_ value: Value) -> Self {
    Self(.send, "\(Value.self)", needing: .receiver(of: Value.self)) { _ in
      World.sending(value)
    }
  }

  /// Sends a value made from the content of the interaction.
  ///
  /// ```swift
  /// .order: .sending(ShowOrder.self) { content in
  ///   if case .order(let order) = content { ShowOrder(order) } else { nil }
  /// }
  /// ```
  /// Like ``sending(_:)``; refused with `noValue` without content, or if the closure returns nil.
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - value: Returns the value for the content of the interaction; called when the interaction
  ///     is performed.
  /// - Returns: The presentation.
  public static func sending<Value: Sendable>(
    _ type: Value.Type, from value: @escaping @MainActor @Sendable (ContentType) -> Value?
  ) -> Self {
    Self(.send, "\(Value.self)", needing: .receiver(of: Value.self)) {
      $0.flatMap(value).map { World.sending($0) }
    }
  }
}
