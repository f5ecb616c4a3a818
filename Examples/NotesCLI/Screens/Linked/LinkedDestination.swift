import Destinations
import Foundation
import Observation

/// The links of a note and those that lead to it, or its own headings.
@Observable
final class LinkedDestination: AppDestination {
  typealias UserInteractionType = LinkedInteraction

  nonisolated let head: PlaceHead<LinkedInteraction>
  /// The note with the links.
  let noteID: NoteID
  /// The line in view, counted from 0, whose heading or link is selected at first.
  private let line: Int
  private let outside: Outside?
  /// The links or headings; nil until they are known.
  private(set) var linked: LinkedResult?
  /// Whether the search for notes that link here is running.
  private(set) var isFinding = false

  init(_ seed: App.Seed<LinkedDestination>, _ services: Services, _ noteID: NoteID) {
    head = PlaceHead(seed, services)
    self.noteID = noteID
    outside = services.outside
    if case .reading(_, let line, _) = seed.content { self.line = line } else { line = 0 }
  }

  func prepareForPresentation() {
    act(.load, .note(noteID))
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .linked(let linked):
      self.linked = linked
      select(request.action == .links ? linked.link(from: line) : linked.heading(upTo: line))
      if request.action == .links { find() }
    case .linking(let notes):
      for note in notes { linked?.add(.from(note)) }
      isFinding = false
    default: break
    }
  }

  /// Selects the link or heading in view; at the beginning of the note, the first one stays selected.
  private func select(_ link: NoteLink?) {
    if line > 0, let link { (currentInterface() as? LinkedInterface)?.select(link) }
  }

  /// Searches for the notes that link here.
  private func find() {
    isFinding = true
    act(.find, .note(noteID))
  }

  /// Opens a web address, or prints it where there is no terminal.
  func browse(_ address: String) {
    notices.say(address)
    let isMail = address.contains("@") && !address.contains(":")
    Task { [notices, outside] in
      do { try await outside?.open(isMail ? "mailto:\(address)" : address) } catch {
        notices.say(error)
      }
    }
  }

  /// Copies an address, or prints it where there is no terminal.
  func copy(_ address: String) {
    outside?.copy(address)
    notices.say(outside == nil ? address : "Copied: \(address)")
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    if linked == nil { linked = LinkedResult() }
    isFinding = false
    notices.say(error)
  }
}
