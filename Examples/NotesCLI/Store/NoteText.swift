import Foundation

/// Holds a whole note as it was read, with what is needed to save it safely.
struct NoteText: Hashable, Sendable {
  /// What a list shows of the note.
  let summary: NoteSummary
  /// The text of the file, unchanged.
  let text: String
  /// What the file contained, to be handed to `save` so that no foreign change is lost.
  let fingerprint: Fingerprint

  /// Where the note lies.
  var id: NoteID { summary.id }
}
