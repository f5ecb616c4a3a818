import Foundation

/// Says what a list shows of a note, without its text.
struct NoteSummary: Hashable, Sendable, Identifiable {
  /// Where the note lies.
  let id: NoteID
  /// That of the front matter, else the first heading or line, else the file name without extension.
  let title: String
  /// The tags, sorted, unique and in lower case, without `#`.
  let tags: [String]
  /// When the file was last written.
  let modified: Date
  /// The size of the file in bytes.
  let byteCount: Int
}

extension NoteSummary {
  /// What the note is called: its title, its file without the ending, its folder.
  var names: [String] { [title, id.stem, id.folder] }
}
