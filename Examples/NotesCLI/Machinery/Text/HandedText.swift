/// A text that is handed to another program for writing.
struct HandedText: Hashable, Sendable {
  /// The note of the text.
  let subject: TextJournal.Subject
  /// What is kept of it until it is saved: the text as it is handed over, and what it is a change of.
  let unsaved: UnsavedText
  /// The line at which one writes, counted from 1.
  let line: Int
}
