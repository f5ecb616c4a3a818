import Destinations
import Foundation
import Observation

/// The place where a new note is written; its first line is the title.
@Observable
final class ComposeDestination: AppDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<ComposeInteraction, InteractorName>
  let notices: Notices
  /// The text as it is written.
  var buffer: TextBuffer
  /// Whether the text is saved or dropped, so that nothing is lost if this leaves.
  private var isSettled = false

  init(_ seed: App.Seed<ComposeDestination>, title: String, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.notices = notices
    buffer = TextBuffer(title.isEmpty ? "" : "\(title)\n")
  }

  /// The note as it would be created: the first line is its name, the rest its text.
  var draft: Draft {
    let title = buffer.lines.first ?? ""
    let body = buffer.lines.dropFirst().drop { $0.isEmpty }.joined(separator: "\n")
    return Draft(name: title, text: body)
  }

  /// Whether anything is written.
  var isWritten: Bool { buffer.text.contains { !$0.isWhitespace } }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .created(let note):
      notices.say("Created \(note).")
      isSettled = true
      act(.finish, .note(note))
    case .kept(let path):
      notices.say("The unsaved new note is kept in \(path).")
    default: break
    }
  }

  func take(_ written: String, from request: WriterRequest) {
    if written != buffer.text { buffer.replace(with: written) }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    notices.say(error)
    guard let request = request as? NotesRequest, request.action == .keepDraft else { return }
    notices.say("The unsaved new note was:\n\(buffer.text)")
  }
}

extension ComposeDestination: WritingPlace {
  var isUnsaved: Bool { isWritten && !isSettled }

  /// Leaves without creating a note.
  func discard() {
    isSettled = true
    act(.cancel)
  }
}
