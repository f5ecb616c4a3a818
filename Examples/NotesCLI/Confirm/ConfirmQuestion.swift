/// What the user is asked to confirm.
struct ConfirmQuestion: Hashable, Sendable {
  /// What stands above the question.
  let title: String
  /// The question, with `%` where the name of the thing goes.
  let question: String
  /// What is said when it was done, with `%` as above.
  let done: String
}
