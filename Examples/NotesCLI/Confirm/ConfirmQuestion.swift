import Destinations

/// What the user is asked to confirm.
struct ConfirmQuestion: Hashable, Sendable {
  /// What stands above the question.
  let title: String
  /// The question, with `%` where the name of the thing goes.
  let question: String

  /// Returns the question about something.
  func about(_ content: App.ContentType?) -> String {
    guard case .note(let note) = content else { return question }
    return question.replacing("%", with: note.path)
  }
}

extension ResultKey where Value == Bool {
  /// Whether the user says yes to a question.
  static var isConfirmed: Self { "isConfirmed" }
}
