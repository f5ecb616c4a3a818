import Destinations
import Foundation
import Observation

/// The editor of one note.
@Observable
final class EditorDestination: AppDestination {
  typealias UserInteractionType = EditorInteraction

  nonisolated let head: PlaceHead<EditorInteraction>
  /// The note.
  let noteID: NoteID
  /// The line of the cursor at the start, counted from 0.
  private var line = 0
  /// The number of characters before the cursor in that line.
  private var column = 0
  /// The last text of a note that no longer exists.
  private var lost: NoteChange?
  /// The text being written.
  var buffer = TextBuffer() {
    didSet { changed(from: oldValue) }
  }
  /// Whether the note is edited in another program, whose text is then saved.
  @ObservationIgnored var isWrittenElsewhere = false
  /// Whether the editor stays open when the text has been saved.
  @ObservationIgnored var staysOpen = false
  /// Whether the note has been read.
  private(set) var isLoaded = false
  /// The reason why the note cannot be edited.
  private(set) var problem: String?
  let journal: TextJournal
  let cut: CutText
  /// The text of the note.
  private var original: TextLines?
  /// The text that is being saved.
  @ObservationIgnored private var saved: TextLines?
  /// The contents that the note must still have for the text to be saved.
  private(set) var base: Fingerprint?
  /// The notice about another program's change, once the user has seen it.
  private var told: String?
  var isSettled = true

  init(_ seed: App.Seed<EditorDestination>, _ services: Services, _ noteID: NoteID) {
    head = PlaceHead(seed, services)
    self.noteID = noteID
    journal = services.journal
    cut = services.cut
    switch seed.content {
    case .reading(_, let line, let column): (self.line, self.column) = (line, column)
    case .writing(_, let line): (self.line, isWrittenElsewhere) = (line, true)
    case .change(let change): lost = change
    default: break
    }
    services.unsaved.watch(self, id: id)
  }

  func prepareForPresentation() {
    act(.load, .note(noteID))
  }

  /// Whether the text differs from the one that was read.
  var isChanged: Bool { isLoaded && buffer.lines != original }

  var subject: TextJournal.Subject { .note(noteID) }

  var name: String { "The unsaved text of \(noteID)" }

  /// Whether another program has changed the note, as far as is known.
  var hasConflict: Bool { told != nil }

  /// Returns the text to save, if need be over another program's change; its last line ends as before.
  func change(overwriting: Bool) -> NoteChange {
    if let original, original.count > 1, original.last == "" { buffer.endLastLine() }
    saved = buffer.lines
    return NoteChange(id: noteID, lines: buffer.lines, expecting: overwriting ? nil : base)
  }
}

extension EditorDestination: WritingPlace {
  /// Leaves without saving.
  func discard() {
    settle()
    act(.finish)
  }
}

extension EditorDestination {
  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .note(let note) where note.fingerprint == base: tell(nil)
    case .note(let note) where !isChanged: follow(note)
    case .note: tell(NoteStoreError.changedOnDisk(noteID).description)
    case .editing(let note, let kept): begin(note, kept)
    case .saved(let note) where staysOpen: goOn(note)
    case .saved(let note): finish("Saved \(note.id).")
    case .created(let copy): finish(in: copy)
    default: break
    }
  }

  func take(_ written: WrittenText, from request: WriterRequest) {
    if isWrittenElsewhere, written.failure == nil { return finish(written) }
    bringBack(written)
  }

  /// Saves the text that another program left, and closes the editor, which was opened only for that.
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
      return begin(nil, UnsavedText(base: lost.expecting, lines: lost.lines))
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

  private func begin(_ note: UnsavedText?, _ kept: UnsavedText?) {
    original = note?.lines
    base = kept?.base ?? note?.base
    buffer = TextBuffer(kept?.lines ?? note?.lines ?? TextLines(), cut: cut.text)
    buffer.move(toRow: line, column: column)
    (isLoaded, isSettled) = (true, false)
    if isChanged {
      buffer.move(toChangeSince: original ?? TextLines())
      notices.say("Your unsaved text is back: save keeps it, discard drops it.")
    } else {
      journal.forget(subject)
    }
    if isWrittenElsewhere { act(.write, .handed(handed)) }
  }

  /// Shows the text of another program, if there is no unsaved text here.
  private func follow(_ note: NoteText) {
    let (row, column) = (buffer.row, buffer.column)
    let lines = TextLines(note.text)
    (original, base, told) = (lines, note.fingerprint, nil)
    buffer = TextBuffer(lines, cut: cut.text)
    buffer.move(toRow: row, column: column)
    notices.say("\(noteID) was changed by another program; this is its text now.")
  }

  /// Marks the saved text; later changes are unsaved.
  private func goOn(_ note: NoteText) {
    (original, base, told, staysOpen) = (saved, note.fingerprint, nil, false)
    keep()
    notices.say("Saved \(note.id).")
  }

  private func finish(_ sentence: String) {
    settle()
    notices.say(sentence)
    act(.finish)
  }

  /// Continues editing in a copy that has the text.
  private func finish(in copy: NoteID) {
    settle()
    notices.say("Your text is saved as \(copy).")
    act(.copied, .reading(copy, line: buffer.row, column: buffer.column))
  }
}

extension EditorDestination: RefreshingPlace {
  func lookAgain() {
    if isLoaded, base != nil { act(.check, .note(noteID)) }
  }

  /// Edits the note at its new path; a covered editor tries again at the next check.
  private func follow(_ place: NoteID) {
    try? performInterfaceAction(
      interactionType: .follow,
      content: .reading(place, line: buffer.row, column: buffer.column))
  }

  /// Reports once that another program has changed the note.
  private func tell(_ sentence: String?) {
    if let sentence, sentence != told { notices.say(sentence) }
    told = sentence
  }
}
