import Foundation

extension NoteStore {
  /// Creates a note whose first line is its title, as a heading if it is plain text; the file name is made from it.
  ///
  /// A title can begin with an existing folder, as `kitchen/Tea`. A file that exists is never
  /// overwritten: the name gets a number instead.
  ///
  /// - Returns: The path of the note.
  /// - Throws: `folderMissing`, `notADirectory`, `unreadable` or `cannotWrite`.
  func create(title: String, body: String = "") throws(NoteStoreError) -> NoteID {
    try folder.check()
    let (place, title) = folder.place(of: title)
    return try folder.create(
      NoteID("\(Slug.make(from: title)).md", in: place),
      with: NoteStore.content(title: title, body: body))
  }

  /// Replaces the text of a note, in one step for other programs; a file that has the text already is not written.
  ///
  /// No file system compares and replaces at once: a change that another program makes in the
  /// instant between the two goes unnoticed.
  ///
  /// - Parameters:
  ///   - id: The path of the note.
  ///   - text: All of the new text.
  ///   - expecting: The contents that the file must still have, from the `NoteText` that was edited. Without them, the
  ///     text replaces any other text, and a note that no longer exists is created again.
  /// - Returns: The note as it is now, with the fingerprint for the next save.
  /// - Throws: `changedOnDisk`, `gone`, `cannotWrite`, or the error for an id that is not allowed; the file is
  ///   unchanged.
  @discardableResult
  func save(
    _ id: NoteID, text: String, expecting: Fingerprint?
  ) throws(NoteStoreError) -> NoteText {
    let path = try folder.path(of: id)
    if let expecting {
      let now = try reader.text(of: id)
      if now.fingerprint != expecting { throw .changedOnDisk(id) }
      if now.text == text { return now }
    }
    let status = FileSystem.status(of: path)
    if status != nil, !FileSystem.isWritable(path) {
      throw .cannotWrite(id.path, reason: "Permission denied")
    }
    try folder.check()
    try folder.makeFolders(id.folder)
    try folder.replace(id.path, with: text, permissions: status?.permissions)
    return try reader.text(of: id)
  }
}

extension NoteStore {
  /// Returns whether a line begins with a mark of Markdown, such as that of a list entry or a tag, so that it cannot
  /// become a heading.
  private static func isBlock(_ line: String) -> Bool {
    var lines = MarkdownScanner(Array(line.utf8))
    return line.hasPrefix("#") || lines.next()?.kind != .text
  }

  private static func content(title: String, body: String) -> String {
    let title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = body.isEmpty || body.hasSuffix("\n") ? "" : "\n"
    if title.isEmpty { return body + end }
    if isBlock(title) { return body.isEmpty ? "\(title)\n" : "\(title)\n\(body)\(end)" }
    return body.isEmpty ? "# \(title)\n" : "# \(title)\n\n\(body)\(end)"
  }
}
