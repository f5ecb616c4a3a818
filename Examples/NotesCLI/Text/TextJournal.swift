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

  /// Returns what is kept of a subject.
  func text(of subject: Subject) async -> UnsavedText? {
    await files.settle()
    return Self.read(subject, in: files.folder)
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
  private nonisolated static func read(
    _ subject: Subject, in folder: NoteFolder
  ) -> UnsavedText? {
    let reader = NoteReader(folder: folder)
    return (try? reader.textOfListed(NoteID(subject.path))).flatMap { UnsavedText(file: $0.text) }
  }

  private nonisolated static func subjects(in folder: NoteFolder) -> [Subject] {
    let place = NoteFolder(root: folder.path(Self.folder))
    guard FileSystem.status(of: place.root)?.kind == .folder else { return [] }
    let subjects = FolderWalk(place).compactMap { entry -> Subject? in
      if case .note(let id) = entry { Subject(path: id.path) } else { nil }
    }
    return subjects.sorted { $0.path > $1.path }
  }
}

extension TextJournal.Subject {
  /// The path of the file inside the notes folder.
  var path: String {
    switch self {
    case .note(let id): "\(TextJournal.folder)/notes/\(id.path)"
    case .new(let name): "\(TextJournal.folder)/new/\(name).md"
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
