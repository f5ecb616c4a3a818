extension CustomPresentation.Context {
  /// The new place; nil if the presentation names no route.
  public var destination: (any Destinationable)? { arriving as? any Destinationable }

  /// The current place.
  public var currentDestination: (any Destinationable)? { current as? any Destinationable }

  /// The requester.
  public var parentDestination: (any Destinationable)? { requester as? any Destinationable }

  /// The requester if it is a container, and the containers around it in the same sheet, the nearest first.
  ///
  /// A presentation that names a tab or a column looks for it in these containers.
  public var containers: [any Destinationable] {
    around.compactMap { $0 as? any Destinationable }
  }
}

extension CustomPresentation {
  /// A closure with the signature of the original library: the new place, the current place, the
  /// requester, and the completion.
  public typealias Presenting =
    @MainActor @Sendable (
      _ destination: (any Destinationable)?, _ currentDestination: (any Destinationable)?,
      _ parentDestination: (any Destinationable)?, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// Creates a custom presentation from a closure with the signature of the original library.
  ///
  /// - Parameter present: Carries out the presentation, and calls its last argument, immediately or
  ///   later: with true if the presentation has happened, else with false. Only the first call has
  ///   an effect.
  public init(_ present: @escaping Presenting) {
    self.init { context, answer in
      present(context.destination, context.currentDestination, context.parentDestination) {
        answer($0 ? .done : .refused)
      }
    }
  }
}
