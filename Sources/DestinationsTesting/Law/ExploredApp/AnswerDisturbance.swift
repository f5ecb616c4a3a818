/// A disturbance of an interactor's answers during an exploration.
///
/// Each of them may also delay the answer, even for as long as the place exists. An asynchronous interactor is asked only
/// when the answer may arrive, or when a newer one is to arrive before it; one that replies by a closure is asked at once,
/// and its reply is held back.
public enum AnswerDisturbance: Sendable, CaseIterable {
  /// The answer arrives later, after other actions of the user.
  case lateness
  /// The answer arrives before the answer to an earlier request.
  case disorder
  /// A failure arrives instead, with the code `interactorFailed`, and an asynchronous interactor is not asked.
  case failure
}
