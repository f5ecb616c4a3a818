import Destinations
import Foundation

/// The targets of the links of a notes app.
enum NotesLink: Equatable, Sendable {
  case tags
  case note(String, isEditing: Bool)
  case version(Int, note: String)
  case search(words: [String], limit: Int)
  case file([String])

  static let table = LinkTable(LinkOrigin(scheme: "notes", webHosts: ["notes.example.com"])) {
    DeepLink("tags") {
      NotesLink.tags
    } values: {
      $0 == .tags ? () : nil
    }
    DeepLink("note/{name}?edit={edit}", .string, .flag) {
      NotesLink.note($0, isEditing: $1)
    } values: {
      if case .note(let name, let isEditing) = $0 { (name, isEditing) } else { nil }
    }
    DeepLink("note/{name}/versions/{number}", .string, .int) {
      NotesLink.version($1, note: $0)
    } values: {
      if case .version(let number, let note) = $0 { (note, number) } else { nil }
    }
    DeepLink("search?word={words}&limit={limit}", .list(.string), .default(20, .int)) {
      NotesLink.search(words: $0, limit: $1)
    } values: {
      if case .search(let words, let limit) = $0 { (words, limit) } else { nil }
    }
    DeepLink("files/{path...}", .list(.string)) {
      NotesLink.file($0)
    } values: {
      if case .file(let path) = $0 { path } else { nil }
    }
  }

  static let samples: [NotesLink] = [
    .tags, .note("plan", isEditing: false), .note("a/b c?d=e&f%#ü😀", isEditing: true),
    .version(-3, note: "+"), .search(words: [], limit: 20),
    .search(words: ["", "a b", ""], limit: 7),
    .file([]), .file(["2026", "to do.md"]),
  ]
}
