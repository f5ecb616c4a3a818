import Destinations

/// The questions for the user.
struct ConfirmQuestion: Hashable, Sendable {
  /// The title above the question.
  let title: String
  /// The question, with `%` in place of the name of its subject.
  let question: String
  /// The word for a subject without a name.
  var unnamed = "it"

  /// Returns the question about a subject.
  func about(_ content: App.ContentType?) -> String {
    let name =
      switch content {
      case .note(let note), .trashed(_, let note?): note.path
      case .text(let text): text
      case .relinking(let plan): "\(plan.extent), so that they lead to \(plan.move.target)"
      default: unnamed
      }
    return question.replacing("%", with: name)
  }

  /// Returns the facts that the user needs for an answer, a line for each.
  func details(of content: App.ContentType?) -> [String] {
    if case .relinking(let plan) = content { plan.lines } else { [] }
  }
}

extension ResultKey where Value == Bool {
  /// Whether the user says yes to a question.
  static var isConfirmed: Self { "isConfirmed" }
}
