import Destinations
import Foundation
import Observation

/// The editor of one note.
@Observable
final class EditorDestination: AppDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<EditorInteraction, InteractorName>
  let notices: Notices
  /// Which note it is.
  let noteID: NoteID
  /// The line at which writing begins, counted from 0.
  private let line: Int
  /// How many characters of it are before that.
  private let column: Int
  /// The text that was read last of a note that is there no longer.
  private let lost: NoteChange?
  /// The text as it is written.
  var buffer = TextBuffer() {
    didSet {
      if buffer.cut != oldValue.cut { cut.text = buffer.cut }
      if buffer.content != oldValue.content { keep() }
    }
  }
  /// Whether another program is to write the note, which is saved as that leaves it.
  @ObservationIgnored var isWrittenElsewhere = false
  /// Whether one goes on writing once the text is saved that is being saved now.
  @ObservationIgnored var staysOpen = false
  /// Whether the note is read.
  private(set) var isLoaded = false
  /// Why the note cannot be edited.
  private(set) var problem: String?
  private let journal: TextJournal
  private let cut: CutText
  /// What is done once the note is read.
  private var waiting: [() throws -> Void] = []
  private var original: NoteText?
  /// What the note must still contain for the text to be saved.
  private var expected: Fingerprint?
  /// What another program left of the note, if the user knows of it.
  private var told: String?
  /// Whether the text is saved or dropped, so that nothing is lost if this leaves.
  private var isSettled = false

  init(
    _ seed: App.Seed<EditorDestination>, noteID: NoteID, line: Int, column: Int, lost: NoteChange?,
    notices: Notices, journal: TextJournal, cut: CutText
  ) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.noteID = noteID
    self.line = line
    self.column = column
    self.lost = lost
    self.notices = notices
    self.journal = journal
    self.cut = cut
  }

  func prepareForPresentation() {
    act(.load, .note(noteID))
  }

  /// Whether the text is another than the one that was read.
  var isChanged: Bool { isLoaded && buffer.text != original?.text }

  /// Whether another program has changed the note, as far as is known.
  var hasConflict: Bool { told != nil }

  /// Whether the note is still read, so that it shows neither text nor problem.
  var isReading: Bool { !isLoaded && problem == nil }

  /// Does something once the note is read, and never if it cannot be.
  func afterReading(_ deed: @escaping () throws -> Void) {
    waiting.append(deed)
  }

  /// Returns what to save, if need be whatever became of the note meanwhile; its last line ends where it did before.
  func change(overwriting: Bool) -> NoteChange {
    if original?.text.utf8.last == ASCII.newline { buffer.endLastLine() }
    return NoteChange(
      id: noteID, text: buffer.text, expecting: overwriting ? nil : expected)
  }
}

extension EditorDestination: WritingPlace {
  var isUnsaved: Bool { isChanged && !isSettled }

  /// Leaves without saving.
  func discard() {
    settle()
    act(.finish)
  }

  /// The text, if it is changed, and where it is kept.
  var unsaved: UnsavedDraft? {
    guard isUnsaved else { return nil }
    return UnsavedDraft(
      name: "The unsaved text of \(noteID)", subject: .note(noteID), kept: kept)
  }

  /// The text for another program.
  var handed: HandedText {
    HandedText(subject: .note(noteID), unsaved: kept, line: buffer.row + 1)
  }

  /// Whether there is text that could not be kept, so that it is lost if the program is killed.
  var isKeptNowhere: Bool { isUnsaved && journal.hasFailed(.note(noteID)) }

  private var kept: UnsavedText { UnsavedText(base: expected, text: buffer.text) }

  private func keep() {
    guard isLoaded, !isSettled else { return }
    guard isChanged else { return journal.forget(.note(noteID)) }
    journal.keep(kept, of: .note(noteID))
  }

  private func settle() {
    isSettled = true
    journal.forget(.note(noteID))
  }
}

extension EditorDestination {
  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .note(let note) where note.fingerprint == expected: tell(nil)
    case .note(let note) where !isChanged: follow(note)
    case .note: tell(NoteStoreError.changedOnDisk(noteID).description)
    case .editing(let note, let kept): begin(note, kept)
    case .saved(let note) where staysOpen: goOn(note)
    case .saved(let note): finish(note, "Saved \(note.id).")
    case .created(let copy): finish(in: copy)
    default: break
    }
  }

  func take(_ written: WrittenText, from request: WriterRequest) {
    if isWrittenElsewhere, written.failure == nil { return finish(written) }
    bringBack(written)
    keep()
  }

  /// Saves what another program left, and closes the editor, which was opened for nothing else.
  private func finish(_ written: WrittenText) {
    isWrittenElsewhere = false
    if written.text != buffer.text { buffer.replace(with: written.text) }
    keep()
    if isChanged {
      act(.save, .change(change(overwriting: false)))
    } else {
      act(.finish)
    }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    guard let request = request as? NotesRequest else {
      keep()
      notices.say(error)
      if isWrittenElsewhere, !isChanged { act(.finish) }
      isWrittenElsewhere = false
      return
    }
    if request.action == .read {
      if case .moved(_, let place) = error as? NoteStoreError, !isChanged { return follow(place) }
      return tell(Notices.sentence(for: error))
    }
    notices.say(error)
    if request.action == .edit, let lost, (error as? NoteStoreError) == .gone(noteID) {
      return begin(nil, UnsavedText(base: lost.expecting, text: lost.text))
    }
    if request.action == .save { staysOpen = false }
    switch request.action {
    case .edit: problem = Notices.sentence(for: error)
    case .save where isConflict(error):
      told = Notices.sentence(for: error)
      notices.say("overwrite (^O) saves your text all the same, copy (^P) saves it as a new note.")
    default: break
    }
  }

  private func isConflict(_ error: any Error) -> Bool {
    switch error as? NoteStoreError {
    case .changedOnDisk, .gone: true
    default: false
    }
  }

  private func begin(_ note: NoteText?, _ kept: UnsavedText?) {
    original = note
    expected = kept?.base ?? note?.fingerprint
    buffer = TextBuffer(kept?.text ?? note?.text ?? "", cut: cut.text)
    buffer.move(toRow: line, column: column)
    isLoaded = true
    if isChanged {
      buffer.move(toChangeSince: note?.text ?? "")
      notices.say("Your unsaved text is back: save keeps it, discard drops it.")
    } else {
      journal.forget(.note(noteID))
    }
    if isWrittenElsewhere { act(.write, .handed(handed)) }
    let deeds = waiting
    waiting = []
    for deed in deeds {
      do { try deed() } catch { notices.say(error) }
    }
  }

  /// Takes what another program wrote, where nothing was written here that it could overwrite.
  private func follow(_ note: NoteText) {
    let (row, column) = (buffer.row, buffer.column)
    (original, expected, told) = (note, note.fingerprint, nil)
    buffer = TextBuffer(note.text, cut: cut.text)
    buffer.move(toRow: row, column: column)
    notices.say("\(noteID) was changed by another program; this is its text now.")
  }

  /// Goes on writing a text that is saved; what is written since is not.
  private func goOn(_ note: NoteText) {
    (original, expected, told, staysOpen) = (note, note.fingerprint, nil, false)
    keep()
    notices.say("Saved \(note.id).")
  }

  private func finish(_ note: NoteText?, _ sentence: String) {
    original = note
    settle()
    notices.say(sentence)
    act(.finish)
  }

  /// Goes on writing in a copy that has the text.
  private func finish(in copy: NoteID) {
    settle()
    notices.say("Your text is saved as \(copy).")
    act(.copied, .reading(copy, line: buffer.row, column: buffer.column))
  }
}

extension EditorDestination: WatchingPlace {
  func lookAgain() {
    if isLoaded, expected != nil { act(.check, .note(noteID)) }
  }

  /// Edits the note where it is now; what a sheet covers tries it again at the next look.
  private func follow(_ place: NoteID) {
    try? performInterfaceAction(
      interactionType: .follow,
      content: .reading(place, line: buffer.row, column: buffer.column))
  }

  /// Says once what another program did to the note.
  private func tell(_ sentence: String?) {
    if let sentence, sentence != told { notices.say(sentence) }
    told = sentence
  }
}
