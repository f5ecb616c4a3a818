/// A question that a table declares together with a presentation, and the reaction of its place to the answer.
struct DeclaredQuestion: Sendable {
  typealias Content = any ContentTypeable

  let key: TypedName
  /// Returns the interaction for an answer, and its content; the second argument is the content with which the
  /// question was asked.
  let next:
    @MainActor @Sendable (any Sendable, Content?) -> (any UserInteractionTypeable, Content?)?
}
