import Destinations
import Foundation

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
