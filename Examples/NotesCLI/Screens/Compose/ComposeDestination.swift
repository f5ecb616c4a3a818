import Destinations
import Foundation
import Observation

/// The place of a new note; the first line of its text is the title.
@Observable
final class ComposeDestination: AppDestination {
  typealias UserInteractionType = ComposeInteraction

  nonisolated let head: PlaceHead<ComposeInteraction>
  /// The text being written.
  var buffer: TextBuffer {
    didSet { changed(from: oldValue) }
  }
  let journal: TextJournal
  let cut: CutText
  private(set) var subject = TextJournal.Subject.new()
  let base: Fingerprint? = nil
  let name = "The unsaved new note"
  var isSettled = false

  init(_ seed: App.Seed<ComposeDestination>, _ services: Services, _ content: App.ContentType?) {
    head = PlaceHead(seed, services)
    journal = services.journal
    cut = services.cut
    var title = ""
    if case .text(let text) = content, !text.isEmpty { title = "\(text)\n" }
    buffer = TextBuffer(title, cut: cut.text)
    // With a given title, the cursor is below it.
    buffer.move(toRow: buffer.lineCount, column: 0)
    services.unsaved.watch(self, id: id)
  }

  func prepareForPresentation() {
    if isChanged { keep() } else { act(.recall) }
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

  /// Whether the text is not empty.
  var isChanged: Bool { buffer.lines.contains { !$0.allSatisfy(\.isWhitespace) } }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .created(let note):
      notices.say("Created \(note).")
      if let other = draft.namesake(of: note) { notices.say("\(other) already existed.") }
      if let folder = draft.folder(missingFor: note) {
        notices.say("There is no folder \(folder); move (m) can create it.")
      }
      settle()
      act(.finish, .note(note))
    case .recalled(let subject, let kept, let others): bringBack(subject, kept, others)
    default: break
    }
  }

  func take(_ written: WrittenText, from request: WriterRequest) {
    bringBack(written)
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    if request is WriterRequest { keep() }
    notices.say(error)
  }

  private func bringBack(_ subject: TextJournal.Subject, _ kept: UnsavedText, _ others: Int) {
    guard !isChanged else { return }
    self.subject = subject
    buffer = TextBuffer(kept.lines, cut: cut.text)
    buffer.move(toChangeSince: TextLines())
    notices.say("A note that was not saved is back: save keeps it, discard drops it.")
    guard others > 0 else { return }
    notices.say("\(others == 1 ? "1 more waits" : "\(others) more wait"): new brings the next.")
  }
}

extension ComposeDestination: WritingPlace {
  /// Leaves without creating a note.
  func discard() {
    settle()
    act(.cancel)
  }
}
