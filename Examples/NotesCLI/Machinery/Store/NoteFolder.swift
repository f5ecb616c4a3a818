import Foundation

/// Locates the notes folder, and decides which paths are inside it.
struct NoteFolder: Hashable, Sendable {
  /// The absolute path of the notes folder.
  let root: String

  /// The name of the app's own folder inside the notes folder.
  static let privateFolder = ".notescli"

  /// Creates the value for a folder, which need not exist yet.
  init(_ folder: URL) {
    root = folder.standardizedFileURL.path
  }

  /// Creates the value for a folder at an absolute path, which need not exist yet.
  init(root: String) {
    self.root = root
  }
}

extension NoteFolder {
  /// Checks that the folder can be used.
  ///
  /// - Throws: `folderMissing`, `notADirectory` or `unreadable`.
  func check() throws(NoteStoreError) {
    guard let real = FileSystem.realPath(of: root), let status = FileSystem.status(of: real) else {
      throw .folderMissing(root)
    }
    guard status.kind == .folder else { throw .notADirectory(root) }
    guard FileSystem.isReadable(real, folder: true) else { throw .unreadable(root) }
  }

  /// Checks that notes can be created in the folder.
  ///
  /// - Throws: `cannotWrite`.
  func checkWritable() throws(NoteStoreError) {
    if !FileSystem.isWritable(root) { throw .cannotWrite(root, reason: SystemError().reason) }
  }

  /// Returns the absolute path of a relative one, without checking it.
  func path(_ relative: String) -> String {
    relative.isEmpty ? root : "\(root)/\(relative)"
  }

  /// Returns the absolute path of a note, which need not exist.
  ///
  /// - Throws: `outsideFolder`, `symbolicLink` or `notANote` for an id that must not be opened.
  func path(of id: NoteID) throws(NoteStoreError) -> String {
    let parts = id.path.split(separator: "/", omittingEmptySubsequences: false)
    guard NoteFolder.isInside(parts) else { throw .outsideFolder(id.path) }
    guard NoteID.isNote(fileName: id.fileName) else { throw .notANote(id.path) }
    try refuseLinks(in: parts)
    return path(id.path)
  }

  private static func isInside(_ parts: [Substring]) -> Bool {
    parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\0") }
  }

  /// Cuts the existing folders off the beginning of a title: `kitchen` from `kitchen/Tea and/or milk`.
  func place(of title: String) -> (folder: String, title: String) {
    let parts = title.split(separator: "/", omittingEmptySubsequences: false)
    for count in (1..<parts.count).reversed() where NoteFolder.isInside(Array(parts[..<count])) {
      let place = parts[..<count].joined(separator: "/")
      let rest = parts[count...].joined(separator: "/")
      let isThere = FileSystem.status(of: path(place))?.kind == .folder
      guard isThere, rest.contains(where: { !$0.isWhitespace }) else { continue }
      if (try? refuseLinks(in: Array(parts[..<count]))) != nil { return (place, rest) }
    }
    return ("", title)
  }

  /// Creates the folders of a relative path that do not exist yet.
  ///
  /// - Throws: `cannotWrite`, or the error of `path(of:)` for a symbolic link on the way.
  func makeFolders(_ relative: String) throws(NoteStoreError) {
    let parts = relative.split(separator: "/")
    try refuseLinks(in: parts)
    for count in parts.indices {
      let folder = path(parts[...count].joined(separator: "/"))
      do throws(SystemError) {
        try FileSystem.makeFolder(folder)
        if count == 0, parts[0] == NoteFolder.privateFolder { hideFromGit(folder) }
      } catch {
        guard error.isTaken else { throw .cannotWrite(folder, reason: error.reason) }
      }
    }
  }

  /// Hides a folder from Git, so that deleted and unsaved texts never enter its history.
  private func hideFromGit(_ folder: String) {
    try? FileSystem.create("\(folder)/.gitignore", with: Array("*\n".utf8))
  }

  /// Creates a file with the first free name among `plan.md`, `plan-2.md`, `plan-3.md`...
  ///
  /// - Parameters:
  ///   - wanted: The id to begin with.
  ///   - create: Creates the file of a path atomically; fails with `isTaken` if there is one.
  /// - Returns: The id of the file that was created.
  /// - Throws: `cannotWrite`, or the error for an id that is not allowed.
  func createFirstFree(
    _ wanted: NoteID, _ create: (_ path: String) throws(SystemError) -> Void
  ) throws(NoteStoreError) -> NoteID {
    var number = 1
    while true {
      let id = wanted.candidate(number)
      let path = try path(of: id)
      try makeFolders(id.folder)
      do throws(SystemError) {
        try create(path)
        return id
      } catch {
        guard error.isTaken else { throw .cannotWrite(id.path, reason: error.reason) }
      }
      number += 1
    }
  }

  /// Returns whether a relative path, all links followed, ends inside the folder.
  func containsTarget(of relative: String) -> Bool {
    guard let top = FileSystem.realPath(of: root),
      let target = FileSystem.realPath(of: path(relative))
    else { return false }
    return target == top || target.hasPrefix(top + "/")
  }

  /// Refuses a path that contains a symbolic link.
  ///
  /// - Throws: `symbolicLink`, or `outsideFolder` if the link leads out of the notes folder.
  func refuseLinks(in parts: [Substring]) throws(NoteStoreError) {
    for count in parts.indices {
      let relative = parts[...count].joined(separator: "/")
      guard FileSystem.status(of: path(relative))?.kind == .link else { continue }
      if containsTarget(of: relative) { throw .symbolicLink(relative) }
      throw .outsideFolder(relative)
    }
  }
}
