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

  /// Returns the note with a title, or else the one whose file is called as if it had it; nil if there is neither.
  mutating func note(titled title: String) -> NoteID? {
    titles[title.lowercased()] ?? files["\(Slug.make(from: title)).md"]
  }

  private var notes: [NoteID] {
    FolderWalk(reader.folder).compactMap { if case .note(let id) = $0 { id } else { nil } }
  }

  private func byFile() -> [String: NoteID] {
    Dictionary(notes.map { ($0.fileName.lowercased(), $0) }) { $1 }
  }

  /// Of several notes with a title it means the one whose file is called so, else one with the shortest name, as those of copies are longer.
  private func byTitle() -> [String: NoteID] {
    let notes = notes.compactMap { try? reader.summaryOfListed($0) }.sorted {
      ($0.hasOwnName ? 0 : $0.id.stem.count, $0.id) < ($1.hasOwnName ? 0 : $1.id.stem.count, $1.id)
    }
    return Dictionary(notes.map { ($0.title.lowercased(), $0.id) }) { first, _ in first }
  }
}

extension NoteSummary {
  /// Whether the file is called as the title says.
  fileprivate var hasOwnName: Bool { id.stem == Slug.make(from: title) }
}
