import Destinations

/// What the user is asked to confirm.
struct ConfirmQuestion: Hashable, Sendable {
  /// What stands above the question.
  let title: String
  /// The question, with `%` where the name of the thing goes.
  let question: String
  /// What stands for a thing without a name.
  var unnamed = "it"

  /// Returns the question about something.
  func about(_ content: App.ContentType?) -> String {
    let name =
      switch content {
      case .note(let note), .trashed(_, let note?): note.path
      case .text(let text): text
      default: unnamed
      }
    return question.replacing("%", with: name)
  }
}

extension ResultKey where Value == Bool {
  /// Whether the user says yes to a question.
  static var isConfirmed: Self { "isConfirmed" }
}
