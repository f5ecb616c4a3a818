import Destinations
import Foundation
import Observation

/// One note, read again each time it comes on screen.
@Observable
final class NoteDestination: AppDestination {
  typealias UserInteractionType = NoteInteraction

  nonisolated let head: PlaceHead<NoteInteraction>
  /// The note.
  let noteID: NoteID
  /// The highlighted words: those of the search that found the note, or of a later one in it.
  private(set) var words: String
  /// The line of the text at which the note is shown at first, counted from 0, if the content has one.
  @ObservationIgnored var firstLine: Int?
  /// The note as it was read last.
  private(set) var note: NoteText?
  /// The last line, counted from 0, that changed while the note was not on screen.
  var changedLine: Int?
  private var wasAway = false
  /// Whether the note was read at least once.
  @ObservationIgnored private var wasThere = false
  /// Whether the note no longer exists.
  @ObservationIgnored private var isGone = false
  /// The reason why the note cannot be shown.
  private(set) var problem: String?

  init(_ seed: App.Seed<NoteDestination>, _ services: Services, _ noteID: NoteID) {
    head = PlaceHead(seed, services)
    self.noteID = noteID
    if case .found(_, let words) = seed.content { self.words = words } else { words = "" }
    if case .reading(_, let line, _) = seed.content { firstLine = line }
  }

  /// Reads the note; while the place is covered, only for its title.
  func prepareForPresentation() {
    lookAgain()
  }

  /// Highlights other words.
  func find(_ words: String) {
    if words != self.words { self.words = words }
  }

  func prepareForAppearance(isVisible: Bool) {
    guard note != nil || problem != nil else { return }
    wasAway = true
    lookAgain()
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    switch answer {
    case .note(let text):
      if wasAway, let note, note.fingerprint != text.fingerprint {
        changedLine = text.lastLine(unlike: note)
      }
      if note != text { note = text }
      (problem, wasAway, wasThere, isGone) = (nil, false, true, false)
    case .deleted(let note):
      notices.say("\(note) is in the trash.")
      act(.deleted)
    case .undone(let undone): notices.say(undone)
    default: break
    }
  }

  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    guard (request as? NotesRequest)?.action == .read else { return notices.say(error) }
    if case .moved(_, let place) = error as? NoteStoreError { return follow(place) }
    let isMissing = (error as? NoteStoreError) == .gone(noteID)
    if isMissing, wasThere {
      if !isGone { notices.say("\(noteID) is no longer there; edit (e) can keep what is shown.") }
      isGone = true
      return
    }
    problem = notices.reason(shownFor: isMissing ? NoteStoreError.missing(noteID.path) : error)
  }

  /// Shows the note at its new path; a covered place tries again at the next check.
  private func follow(_ place: NoteID) {
    let shown = (currentInterface() as? NoteInterface)?.shown ?? .note(noteID)
    try? performInterfaceAction(interactionType: .follow, content: shown.moved(to: place))
  }

  /// The note as it was read last, if it no longer exists.
  var lost: App.ContentType? {
    guard isGone, let note else { return nil }
    return .change(NoteChange(id: noteID, text: note.text, expecting: note.fingerprint))
  }
}

extension NoteDestination: RefreshingPlace {
  func lookAgain() {
    act(.load, .note(noteID))
  }
}
