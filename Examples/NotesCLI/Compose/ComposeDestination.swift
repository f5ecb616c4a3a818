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
  var buffer: TextBuffer {
    didSet {
      if buffer.cut != oldValue.cut { cut.text = buffer.cut }
      if buffer.content != oldValue.content { keep() }
    }
  }
  private let journal: TextJournal
  private let cut: CutText
  /// What the text is kept as.
  private var subject = TextJournal.Subject.new()
  /// Whether the text is saved or dropped, so that nothing is lost if this leaves.
  private var isSettled = false

  init(
    _ seed: App.Seed<ComposeDestination>, title: String, notices: Notices, journal: TextJournal,
    cut: CutText
  ) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.notices = notices
    self.journal = journal
    self.cut = cut
    buffer = TextBuffer(title.isEmpty ? "" : "\(title)\n", cut: cut.text)
    // Who is given a title goes on below it.
    buffer.move(toRow: buffer.lineCount, column: 0)
  }

  func prepareForPresentation() {
    if isWritten { keep() } else { act(.recall) }
  }

  /// The note as it would be created: the first line, which may be written as a heading, is its name, the rest
  /// its text.
  var draft: Draft {
    let words = (buffer.lines.first ?? "").split(whereSeparator: \.isWhitespace)
    let isHeading = words.first.map { $0.count <= 6 && $0.allSatisfy { $0 == "#" } } ?? false
    let title = words.dropFirst(isHeading ? 1 : 0).joined(separator: " ")
    let body = buffer.lines.dropFirst().drop { $0.isEmpty }.joined(separator: "\n")
    return Draft(name: title, text: body)
  }

  /// Whether anything is written.
  var isWritten: Bool { buffer.text.contains { !$0.isWhitespace } }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .created(let note):
      notices.say("Created \(note).")
      if let other = draft.namesake(of: note) { notices.say("\(other) was there already.") }
      if let folder = draft.folder(missingFor: note) {
        notices.say("There is no folder \(folder); move (m) can make it.")
      }
      settle()
      act(.finish, .note(note))
    case .recalled(let subject, let kept, let others): bringBack(subject, kept.text, others)
    default: break
    }
  }

  func take(_ written: WrittenText, from request: WriterRequest) {
    bringBack(written)
    keep()
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    if request is WriterRequest { keep() }
    notices.say(error)
  }

  private func bringBack(_ subject: TextJournal.Subject, _ text: String, _ others: Int) {
    guard !isWritten else { return }
    self.subject = subject
    buffer = TextBuffer(text, cut: cut.text)
    buffer.move(toChangeSince: "")
    notices.say("A note that was not saved is back: save keeps it, discard drops it.")
    guard others > 0 else { return }
    notices.say("\(others == 1 ? "1 more waits" : "\(others) more wait"): new brings the next.")
  }
}

extension ComposeDestination: WritingPlace {
  var isUnsaved: Bool { isWritten && !isSettled }

  /// Leaves without creating a note.
  func discard() {
    settle()
    act(.cancel)
  }

  /// The text, if anything is written, and where it is kept.
  var unsaved: UnsavedDraft? {
    guard isUnsaved else { return nil }
    return UnsavedDraft(name: "The unsaved new note", subject: subject, kept: kept)
  }

  /// The text for another program.
  var handed: HandedText { HandedText(subject: subject, unsaved: kept, line: buffer.row + 1) }

  /// Whether there is text that could not be kept, so that it is lost if the program is killed.
  var isKeptNowhere: Bool { isUnsaved && journal.hasFailed(subject) }

  private var kept: UnsavedText { UnsavedText(base: nil, text: buffer.text) }

  private func keep() {
    guard !isSettled else { return }
    guard isWritten else { return journal.forget(subject) }
    journal.keep(kept, of: subject)
  }

  private func settle() {
    isSettled = true
    journal.forget(subject)
  }
}
