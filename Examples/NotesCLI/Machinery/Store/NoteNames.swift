/// Finds notes in all folders by their names; the folders are walked at the first search.
struct NoteNames: Sendable {
  private let reader: NoteReader
  /// The current paths of notes that were moved, by their old paths.
  private let moved: [NoteID: NoteID]
  /// A planned move, which counts as made.
  private let coming: NoteMove?
  private lazy var files = byFile()
  private lazy var titles = byTitle()

  /// Creates a finder with the reader of the notes, the new paths of moved notes, and a move that is planned.
  init(_ reader: NoteReader, moved: [NoteID: NoteID] = [:], after coming: NoteMove? = nil) {
    self.reader = reader
    self.moved = moved
    self.coming = coming
  }

  /// Returns the note with a name: the file of that name, now or before a move, else the first note with that title.
  ///
  /// - Parameters:
  ///   - name: The name as it is written, as `Tea time` or `tea.md`.
  ///   - target: The file of that name; nil if no note can have it. A name with a space is then a title.
  /// - Returns: The note, or nil if none has the name.
  private mutating func note(_ name: String, target: NoteID?) -> NoteID? {
    if let target, let note = files[target.fileName.lowercased()] { return note }
    guard target != nil || name.contains(" ") else { return nil }
    return note(titled: name) ?? titles[name.prefix { $0 != "#" }.lowercased()]
  }

  /// Returns the note that an address in a note leads to, existing or not; nil for a link to something else.
  ///
  /// A name without a folder that leads to nothing beside the note is looked for in all folders.
  mutating func target(of address: String, from id: NoteID) -> NoteID? {
    if address.hasPrefix("#") { return id }
    let target = id.target(of: address)
    if let target, isThere(target) { return target }
    if let target, let place = moved[target], isThere(place) { return place }
    // A name with a slash is a title, or a path that leads nowhere; a web address is neither.
    if address.contains("/") {
      return address.contains("://") ? target : note(titled: address) ?? target
    }
    return note(address, target: target) ?? target
  }

  /// Returns whether there is a file of that path.
  func isThere(_ id: NoteID) -> Bool {
    if let coming, id == coming.id || id == coming.target { return id == coming.target }
    return FileSystem.status(of: reader.folder.path(id.path)) != nil
  }

  /// Returns the note with a title, else the one whose file name is made of that title; nil if there is neither.
  private mutating func note(titled title: String) -> NoteID? {
    titles[title.lowercased()] ?? files["\(Slug.make(from: title)).md"]
  }

  /// The notes, each with the file that holds it now.
  private var notes: [(id: NoteID, file: NoteID)] {
    FolderWalk(reader.folder).notes.map {
      (id: $0 == coming?.id ? coming?.target ?? $0 : $0, file: $0)
    }
  }

  private func byFile() -> [String: NoteID] {
    let former = moved.filter { isThere($1) }.map { ($0.key.fileName.lowercased(), $0.value) }
    return Dictionary(former + notes.map { ($0.id.fileName.lowercased(), $0.id) }) { $1 }
  }

  /// Of several notes with one title, one with the title as its file name is used, else one with the shortest name.
  private func byTitle() -> [String: NoteID] {
    let notes = notes.compactMap { note in
      (try? reader.summaryOfListed(note.file)).map { summary in
        let isOwn = note.id.stem == Slug.make(from: summary.title)
        return (length: isOwn ? 0 : note.id.stem.count, id: note.id, title: summary.title)
      }
    }.sorted { ($0.length, $0.id) < ($1.length, $1.id) }
    return Dictionary(notes.map { ($0.title.lowercased(), $0.id) }) { first, _ in first }
  }
}
