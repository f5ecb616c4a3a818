import Foundation

/// Keeps unsaved texts in the notes folder while they are written, and restores them.
///
/// However the program ends, no more than the last keys are lost. The journal does not touch the texts of running
/// programs.
@MainActor
final class TextJournal {
  /// The note that a text belongs to.
  enum Subject: Hashable, Sendable {
    /// A note that exists.
    case note(NoteID)
    /// A new note, under a unique name.
    case new(String)
  }

  private let files: KeptFiles
  private lazy var place = JournalPlace.take(in: files.folder)

  /// Creates a journal that writes to these files.
  init(_ files: KeptFiles) {
    self.files = files
  }

  /// Keeps a text, replacing the earlier one of its subject.
  func keep(_ text: UnsavedText, of subject: Subject) {
    files.keep({ text.file }, at: path(of: subject))
  }

  /// Forgets the text of a subject, which is saved or discarded.
  func forget(_ subject: Subject) {
    files.keep(nil, at: path(of: subject))
  }

  /// Waits until the kept texts are on the disk.
  func settle() async { await files.settle() }

  /// Returns the kept text of a subject, including that of a program that has ended.
  func text(of subject: Subject) async -> UnsavedText? {
    await files.settle()
    guard JournalPlace.isUsed(in: files.folder) else { return nil }
    let draft = draftPath(of: subject)
    let kept = Self.read(path(of: subject), in: files.folder).flatMap { UnsavedText(file: $0) }
    guard let left = Self.read(draft, in: files.folder) else { return kept }
    let text = UnsavedText(base: kept?.base, text: left)
    keep(text, of: subject)
    files.keep(nil, at: draft)
    await files.settle()
    return text
  }

  /// Turns the kept text of a missing note into that of a new note.
  func turnIntoNew(_ note: NoteID) async {
    guard let left = await text(of: .note(note)) else { return }
    keep(UnsavedText(base: nil, text: left.text), of: .new())
    forget(.note(note))
    await files.settle()
  }

  /// Returns the subjects of all kept texts, notes first.
  func subjects() async -> [Subject] {
    await files.settle()
    guard JournalPlace.isUsed(in: files.folder) else { return [] }
    return Self.subjects(in: [place.texts, place.drafts], of: files.folder)
  }

  /// Returns whether the text of a subject could not be kept.
  func hasFailed(_ subject: Subject) -> Bool { files.hasFailed(path(of: subject)) }
}

extension TextJournal {
  /// Returns the path inside the notes folder of the file that keeps the text of a subject.
  func path(of subject: Subject) -> String { "\(place.texts)/\(subject.path)" }

  /// Returns the path of the file that another program is given.
  func draftPath(of subject: Subject) -> String { "\(place.drafts)/\(subject.path)" }

  private nonisolated static func read(_ path: String, in folder: NoteFolder) -> String? {
    try? NoteReader(folder: folder).textOfListed(NoteID(path)).text
  }

  private nonisolated static func subjects(
    in places: [String], of folder: NoteFolder
  ) -> [Subject] {
    let subjects = places.flatMap { path -> [Subject] in
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
  /// The path of the file inside the folder of texts for other programs.
  fileprivate var path: String {
    switch self {
    case .note(let id): "notes/\(id.path)"
    case .new(let name): "new/\(name).md"
    }
  }

  /// Reads a path inside the folder of texts for other programs.
  fileprivate init?(path: String) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    switch parts.count == 2 ? parts[0] : "" {
    case "notes": self = .note(NoteID(parts[1]))
    case "new": self = .new(NoteID(parts[1]).stem)
    default: return nil
    }
  }

  /// Returns a new note with a unique name.
  static func new() -> Self { .new(UUID().uuidString.lowercased()) }
}
