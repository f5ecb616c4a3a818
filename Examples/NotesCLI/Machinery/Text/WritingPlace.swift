/// A place with a text that would be lost if the place left; the text is kept at each key press.
@MainActor
protocol WritingPlace: AppDestination {
  /// The text being written.
  var buffer: TextBuffer { get set }

  /// The journal that keeps the text until it is saved.
  var journal: TextJournal { get }

  /// The text that was cut last.
  var cut: CutText { get }

  /// The name under which the text is kept.
  var subject: TextJournal.Subject { get }

  /// The note that the text changes; nil for a new note.
  var base: Fingerprint? { get }

  /// The name of the text, at the beginning of a sentence.
  var name: String { get }

  /// Whether there is any text worth keeping.
  var isChanged: Bool { get }

  /// Whether the text is not loaded yet, is saved, or is discarded, so that nothing must be kept.
  var isSettled: Bool { get set }
}

extension WritingPlace {
  /// Whether there is text that is neither saved nor discarded.
  var isUnsaved: Bool { isChanged && !isSettled }

  /// The text for another program.
  var handed: HandedText { HandedText(subject: subject, unsaved: kept, line: buffer.row + 1) }

  /// Whether there is text that could not be kept, so that it is lost if the program is killed.
  var isKeptNowhere: Bool { isUnsaved && journal.hasFailed(subject) }

  private var kept: UnsavedText { UnsavedText(base: base, lines: buffer.lines) }

  /// Keeps the text after a key has changed it.
  func changed(from former: TextBuffer) {
    if buffer.cut != former.cut { cut.text = buffer.cut }
    if buffer.lines != former.lines { keep() }
  }

  /// Keeps the text if it has changed.
  func keep() {
    guard !isSettled else { return }
    if isChanged { journal.keep(kept, of: subject) } else { journal.forget(subject) }
  }

  /// Stops keeping the text.
  func settle() {
    isSettled = true
    journal.forget(subject)
  }

  /// Takes the text that another program left and that is not saved yet.
  func bringBack(_ written: WrittenText) {
    if written.text != buffer.text { buffer.replace(with: written.text) }
    if let failure = written.failure {
      notices.say("\(failure) undo (^U) takes back what it wrote.")
    }
    if isUnsaved { notices.say("Not saved yet: save (^S) keeps the text.") }
    keep()
  }
}
