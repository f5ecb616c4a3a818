/// A disturbance of an interactor's answers during an exploration.
///
/// Each of them may also delay the answer, even for as long as the place exists.
public enum AnswerDisturbance: String, Sendable, CaseIterable {
  /// The answer arrives later, after other actions of the user.
  case lateness
  /// The answer arrives before the answer to an earlier request.
  case disorder
  /// A failure arrives instead, with the code `interactorFailed`.
  case failure
}
