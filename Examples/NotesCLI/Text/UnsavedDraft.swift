/// A text that is not saved, as the user is told of it.
struct UnsavedDraft: Hashable, Sendable {
  /// What it is, as the begin of a sentence.
  let name: String
  /// What it is kept as.
  let subject: TextJournal.Subject
  /// All of the text, and what it is a change of.
  let kept: UnsavedText
}
