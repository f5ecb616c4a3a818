import Destinations
import Foundation

/// The places with text being written, for the guard that keeps them from leaving.
@MainActor
final class UnsavedTexts {
  private struct Entry {
    weak var place: (any WritingPlace)?
  }

  private var entries: [UUID: Entry] = [:]

  /// Watches a place while it exists.
  func watch(_ place: some WritingPlace, id: UUID) {
    entries = entries.filter { $0.value.place != nil }
    entries[id] = Entry(place: place)
  }

  /// Returns whether text would be lost if a place left.
  func contains(_ id: UUID) -> Bool { entries[id]?.place?.isUnsaved ?? false }
}
