import Foundation

/// Names a note by its path inside the notes folder, such as `work/plan.md`.
///
/// An id is only a name: `NoteFolder` decides whether it may be opened.
struct NoteID: Hashable, Sendable {
  /// The path relative to the notes folder, with `/` between its parts.
  let path: String

  /// Wraps a path as it is, without checking it.
  init(_ path: String) {
    self.path = path
  }

  /// Creates the id of a file in a folder; the path of the notes folder itself is empty.
  init(_ fileName: String, in folder: String) {
    path = folder.isEmpty ? fileName : "\(folder)/\(fileName)"
  }
}

extension NoteID {
  /// The last part of the path, such as `plan.md`.
  var fileName: String {
    path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  /// The path of the folder that holds the note, empty for the notes folder itself.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The file name without its extension, such as `plan`.
  var stem: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The extension of the file name, without the dot.
  var fileExtension: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// Returns the name to try after others were taken: `plan.md`, `plan-2.md`, `plan-3.md`...
  func candidate(_ number: Int) -> NoteID {
    guard number > 1 else { return self }
    return NoteID("\(stem)-\(number).\(fileExtension)", in: folder)
  }

  /// Returns whether a file of this name is a note (`.md` or `.markdown`, not hidden).
  static func isNote(fileName: String) -> Bool {
    guard !fileName.hasPrefix(".") else { return false }
    let lowered = fileName.lowercased()
    return lowered.hasSuffix(".md") || lowered.hasSuffix(".markdown")
  }
}

extension NoteID: Comparable {
  static func < (left: NoteID, right: NoteID) -> Bool {
    left.path < right.path
  }
}

extension NoteID: CustomStringConvertible {
  var description: String { path }
}
