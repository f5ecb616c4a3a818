/// A text that is passed to another program for writing.
struct HandedText: Hashable, Sendable {
  /// The note of the text.
  let subject: TextJournal.Subject
  /// The text as it is kept until it is saved, with the note that it changes.
  let unsaved: UnsavedText
  /// The line of the cursor, counted from 1.
  let line: Int
}
