import Foundation

/// Describes a note in the trash.
struct TrashedNote: Hashable, Sendable, Identifiable {
  /// The argument of `restore` and `deleteForever`.
  let id: TrashID
  /// The summary in a list; its id is the former path of the note.
  let summary: NoteSummary
  /// When the note was deleted.
  let deleted: Date
}
