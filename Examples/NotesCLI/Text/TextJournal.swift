import Foundation

/// Keeps texts that are not saved in the notes folder while they are written, and brings them back.
///
/// However the program ends, it loses no more than the last keys.
@MainActor
final class TextJournal {
  /// What is written.
  enum Subject: Hashable, Sendable {
    /// A note that exists.
    case note(NoteID)
    /// A new note, under a name of its own.
    case new(String)
  }

  /// The path, inside the notes folder, of the folder of these texts.
  nonisolated static let folder = "\(NoteFolder.privateFolder)/unsaved"
  /// The path of the folder of those that another program writes meanwhile.
  nonisolated static let draftFolder = "\(NoteFolder.privateFolder)/drafts"
  private let files: KeptFiles

  /// Takes what writes the files.
  init(_ files: KeptFiles) {
    self.files = files
  }

  /// Keeps a text in place of what was kept of its subject before.
  func keep(_ text: UnsavedText, of subject: Subject) {
    files.keep(text.file, at: subject.path)
  }

  /// Forgets the text of a subject: it is saved, or dropped.
  func forget(_ subject: Subject) {
    files.keep(nil, at: subject.path)
  }

  /// Waits until what is kept is on the disk.
  func settle() async { await files.settle() }

  /// Returns what is kept of a subject: what another program left of it, if this one ended meanwhile.
  func text(of subject: Subject) async -> UnsavedText? {
    await files.settle()
    let kept = Self.read(subject.path, in: files.folder).flatMap { UnsavedText(file: $0) }
    guard let left = Self.read(subject.draftPath, in: files.folder) else { return kept }
    let text = UnsavedText(base: kept?.base, text: left)
    keep(text, of: subject)
    files.keep(nil, at: subject.draftPath)
    await files.settle()
    return text
  }

  /// Returns all that texts are kept of, those of notes first.
  func subjects() async -> [Subject] {
    await files.settle()
    return Self.subjects(in: files.folder)
  }

  /// Tells whether the text of a subject could not be kept.
  func hasFailed(_ subject: Subject) -> Bool { files.hasFailed(subject.path) }
}

extension TextJournal {
  private nonisolated static func read(_ path: String, in folder: NoteFolder) -> String? {
    try? NoteReader(folder: folder).textOfListed(NoteID(path)).text
  }

  private nonisolated static func subjects(in folder: NoteFolder) -> [Subject] {
    let subjects = [Self.folder, draftFolder].flatMap { path -> [Subject] in
      let place = NoteFolder(root: folder.path(path))
      guard FileSystem.status(of: place.root)?.kind == .folder else { return [] }
      return FolderWalk(place).compactMap { entry in
        if case .note(let id) = entry { Subject(path: id.path) } else { nil }
      }
    }
    return Set(subjects).sorted { $0.path > $1.path }
  }
}

extension TextJournal.Subject {
  /// The path of the file inside the notes folder.
  var path: String { "\(TextJournal.folder)/\(ownPath)" }

  /// The path of the file that another program is given.
  var draftPath: String { "\(TextJournal.draftFolder)/\(ownPath)" }

  private var ownPath: String {
    switch self {
    case .note(let id): "notes/\(id.path)"
    case .new(let name): "new/\(name).md"
    }
  }

  /// Reads a path inside the folder of these texts.
  fileprivate init?(path: String) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    switch parts.count == 2 ? parts[0] : "" {
    case "notes": self = .note(NoteID(parts[1]))
    case "new": self = .new(NoteID(parts[1]).stem)
    default: return nil
    }
  }

  /// A name for a new note that no other has.
  static func new() -> Self { .new(UUID().uuidString.lowercased()) }
}
