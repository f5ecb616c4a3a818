import Foundation

/// The part of a note that a list shows, without its text.
struct NoteSummary: Hashable, Sendable, Identifiable {
  /// The path of the note.
  let id: NoteID
  /// The title of the front matter, else the first heading or line, else the file name without extension.
  let title: String
  /// The tags, sorted, unique and in lower case, without `#`.
  let tags: [String]
  /// The date of the last change of the file.
  let modified: Date
  /// The size of the file in bytes.
  let byteCount: Int
}

extension NoteSummary {
  /// The names of the note: its title, its file without the ending, its folder.
  var names: [String] { [title, id.stem, id.folder] }
}
