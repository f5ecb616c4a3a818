import Foundation

/// Describes a note that lies in the trash.
struct TrashedNote: Hashable, Sendable, Identifiable {
  /// What `restore` and `deleteForever` take.
  let id: TrashID
  /// What a list shows of the note; its id is where the note was.
  let summary: NoteSummary
  /// When the note was deleted.
  let deleted: Date
}
