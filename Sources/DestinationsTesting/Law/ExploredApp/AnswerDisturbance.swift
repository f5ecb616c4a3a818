/// A disturbance of an interactor's answers during an exploration.
///
/// Each of them may also delay the answer, even for as long as the place exists.
public enum AnswerDisturbance: String, Sendable, CaseIterable {
  /// It comes later, after other things that the user does.
  case lateness
  /// It comes before the answer to an earlier request.
  case disorder
  /// A failure comes instead, with the code `interactorFailed`.
  case failure
}
