import Destinations
import Foundation

/// A place where something is written that would be lost if it left.
@MainActor
protocol WritingPlace: AnyObject {
  /// Whether there is text that is neither saved nor dropped.
  var isUnsaved: Bool { get }

  /// The text as it is written.
  var buffer: TextBuffer { get set }

  /// Where sentences for the user go.
  var notices: Notices { get }
}

extension WritingPlace {
  /// Takes the text that another program left, which nothing has saved yet.
  func bringBack(_ written: WrittenText) {
    let isOther = written.text != buffer.text
    if isOther { buffer.replace(with: written.text) }
    if let failure = written.failure {
      notices.say("\(failure) undo (^U) takes back what it wrote.")
    }
    if isUnsaved { notices.say("Not saved yet: save (^S) keeps the text.") }
  }
}

/// Knows the places where something is written, for the guard that keeps them from leaving.
@MainActor
final class UnsavedTexts {
  private struct Entry {
    weak var place: (any WritingPlace)?
  }

  private var entries: [UUID: Entry] = [:]

  /// Looks after a place for as long as it lives.
  func watch(_ place: some WritingPlace, id: UUID) {
    entries = entries.filter { $0.value.place != nil }
    entries[id] = Entry(place: place)
  }

  /// Whether text would be lost if a place left.
  func contains(_ id: UUID) -> Bool { entries[id]?.place?.isUnsaved ?? false }
}
