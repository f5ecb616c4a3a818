import Foundation

/// Describes a note in the trash.
struct TrashedNote: Hashable, Sendable, Identifiable {
  /// The argument of `restore` and `deleteForever`.
  let id: TrashID
  /// The summary in a list; its id is the former path of the note.
  let summary: NoteSummary
  /// The date of the deletion.
  let deleted: Date
}
