/// Finds notes in all folders by what they are called; the folders are walked once a name is asked for.
struct NoteNames {
  private let reader: NoteReader
  private lazy var files = byFile()
  private lazy var titles = byTitle()

  /// Takes what reads the notes.
  init(_ reader: NoteReader) {
    self.reader = reader
  }

  /// Returns the note that a name means: the file called so, else the first note with that title.
  ///
  /// - Parameters:
  ///   - name: What is written, as `Tea time` or `tea.md`.
  ///   - target: The file that it would be; nil for what is called like no note, and then a title if it has a space.
  /// - Returns: The note, or nil if none is called so.
  mutating func note(_ name: String, target: NoteID?) -> NoteID? {
    if let target, let note = files[target.fileName.lowercased()] { return note }
    guard target != nil || name.contains(" ") else { return nil }
    return note(titled: name) ?? titles[name.prefix { $0 != "#" }.lowercased()]
  }

  /// Returns the note that an address in a note leads to, there or not; nil for a link to something else.
  ///
  /// A name without a folder that leads to nothing beside the note is looked for in all folders.
  mutating func target(of address: String, from id: NoteID) -> NoteID? {
    if address.hasPrefix("#") { return id }
    let target = id.target(of: address)
    if let target, isThere(target) { return target }
    // What has a slash is a title, or a path that leads nowhere; on the web it is neither.
    if address.contains("/") {
      return address.contains("://") ? target : note(titled: address) ?? target
    }
    return note(address, target: target) ?? target
  }

  /// Tells whether there is a file of that path.
  func isThere(_ id: NoteID) -> Bool { FileSystem.status(of: reader.folder.path(id.path)) != nil }

  /// Returns the first note with a title, or nil.
  mutating func note(titled title: String) -> NoteID? { titles[title.lowercased()] }

  private var notes: [NoteID] {
    FolderWalk(reader.folder).compactMap { if case .note(let id) = $0 { id } else { nil } }
  }

  private func byFile() -> [String: NoteID] {
    Dictionary(notes.map { ($0.fileName.lowercased(), $0) }) { $1 }
  }

  private func byTitle() -> [String: NoteID] {
    let titled = notes.compactMap { id in
      (try? reader.summaryOfListed(id)).map { ($0.title.lowercased(), id) }
    }
    return Dictionary(titled) { first, _ in first }
  }
}
