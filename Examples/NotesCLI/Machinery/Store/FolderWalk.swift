/// Goes through the notes folder and yields the folders and the notes in it, one by one, folder by folder.
///
/// Hidden files and folders are skipped, symbolic links are never followed. A link that leads out
/// of the folder is a problem to report; one that stays inside is not, because its target is listed.
struct FolderWalk: Sequence, IteratorProtocol {
  private let folder: NoteFolder
  private var folders: [String] = [""]
  private var current: String = ""
  private var entries: ArraySlice<FolderEntry> = []

  /// Creates a walk; nothing is read before the first `next()`.
  init(_ folder: NoteFolder) {
    self.folder = folder
  }

  /// Returns the next folder, note or problem, or nil at the end.
  mutating func next() -> Entry? {
    while true {
      while let entry = entries.popFirst() {
        if let found = visit(entry) { return found }
      }
      guard let next = folders.popLast() else { return nil }
      return enter(next)
    }
  }
}

extension FolderWalk {
  /// The notes that the walk has not reached yet.
  var notes: [NoteID] { compactMap { if case .note(let id) = $0 { id } else { nil } } }

  private mutating func enter(_ relative: String) -> Entry {
    current = relative
    let stamp = FileStamp(ofFolder: relative, in: folder)
    do throws(SystemError) {
      entries = try FileSystem.entries(in: folder.path(relative))[...]
      return .folder(stamp)
    } catch {
      return .problem(problem(entering: relative, error))
    }
  }

  private func problem(entering relative: String, _ error: SystemError) -> ListingProblem {
    guard relative.isEmpty else {
      return ListingProblem(path: relative, error: .unreadable(relative))
    }
    do throws(NoteStoreError) {
      try folder.check()
      return ListingProblem(path: relative, error: .unreadable(folder.root))
    } catch {
      return ListingProblem(path: relative, error: error)
    }
  }

  private mutating func visit(_ entry: FolderEntry) -> Entry? {
    guard !entry.name.hasPrefix(".") else { return nil }
    let relative = current.isEmpty ? entry.name : "\(current)/\(entry.name)"
    let isNote = NoteID.isNote(fileName: entry.name)
    switch entry.kind ?? FileSystem.status(of: folder.path(relative))?.kind {
    case .link: return visitLink(relative, isNote: isNote)
    case .file where !isNote, .other, nil: return nil
    case _ where !entry.isValid:
      return .problem(ListingProblem(path: relative, error: .nameNotUTF8(relative)))
    case .file: return .note(NoteID(relative))
    case .folder:
      folders.append(relative)
      return nil
    }
  }

  private func visitLink(_ relative: String, isNote: Bool) -> Entry? {
    guard !folder.containsTarget(of: relative) else { return nil }
    let target = FileSystem.realPath(of: folder.path(relative))
    let isFolder = target.flatMap(FileSystem.status(of:))?.kind == .folder
    guard isNote || isFolder else { return nil }
    let error = target == nil ? NoteStoreError.gone(NoteID(relative)) : .outsideFolder(relative)
    return .problem(ListingProblem(path: relative, error: error))
  }
}
