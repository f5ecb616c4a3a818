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
  /// The text as it is written.
  var buffer = TextBuffer()
  /// Whether the note is read.
  private(set) var isLoaded = false
  /// Why the note cannot be edited.
  private(set) var problem: String?
  private var original: NoteText?
  /// Whether the text is saved or dropped, so that nothing is lost if this leaves.
  private var isSettled = false

  init(_ seed: App.Seed<EditorDestination>, noteID: NoteID, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.noteID = noteID
    self.notices = notices
  }

  func prepareForPresentation() {
    act(.load, .note(noteID))
  }

  /// Whether the text is another than the one that was read.
  var isChanged: Bool { isLoaded && buffer.text != original?.text }

  /// Returns what to save, if need be whatever became of the note meanwhile.
  func change(overwriting: Bool) -> NoteChange {
    NoteChange(
      id: noteID, text: buffer.text, expecting: overwriting ? nil : original?.fingerprint)
  }
}

extension EditorDestination: WritingPlace {
  var isUnsaved: Bool { isChanged && !isSettled }

  /// Leaves without saving.
  func discard() {
    isSettled = true
    act(.finish)
  }
}

extension EditorDestination {
  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .note(let note): begin(note)
    case .saved(let note): finish(note, "Saved \(note.id).")
    case .created(let copy): finish(original, "Your text is saved as \(copy).")
    case .kept(let path):
      notices.say("The unsaved text of \(noteID) is kept in \(path).")
    default: break
    }
  }

  func take(_ written: String, from request: WriterRequest) {
    if written != buffer.text { buffer.replace(with: written) }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    notices.say(error)
    guard let request = request as? NotesRequest else { return }
    switch request.action {
    case .read: problem = Notices.sentence(for: error)
    case .save where isConflict(error):
      notices.say("overwrite saves your text all the same, copy saves it as a new note.")
    case .keepDraft: notices.say("The unsaved text was:\n\(buffer.text)")
    default: break
    }
  }

  private func isConflict(_ error: any Error) -> Bool {
    switch error as? NoteStoreError {
    case .changedOnDisk, .gone: true
    default: false
    }
  }

  private func begin(_ note: NoteText) {
    original = note
    buffer = TextBuffer(note.text)
    isLoaded = true
  }

  private func finish(_ note: NoteText?, _ sentence: String) {
    original = note
    isSettled = true
    notices.say(sentence)
    act(.finish)
  }
}
