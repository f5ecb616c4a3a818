import Foundation

extension FileSystem {
  /// Creates an empty file, so that no other program takes the name.
  ///
  /// - Throws: `SystemError`, `isTaken` if the name exists already.
  static func reserve(_ path: String) throws(SystemError) {
    let handle = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard handle >= 0 else { throw SystemError() }
    close(handle)
  }

  /// Writes a file so that a reader sees either the old content or the new, never a part.
  ///
  /// The bytes go to a hidden file, which then replaces the old one.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: All of its new content.
  ///   - permissions: The permissions of the file, or nil for the system's default.
  ///   - folder: The folder of the hidden file; the file's own folder for nil, or if the given folder is on another
  ///     disk.
  /// - Throws: `SystemError`; the file is unchanged.
  static func replace(
    _ path: String, with bytes: [UInt8], permissions: UInt32? = nil, through folder: String? = nil
  ) throws(SystemError) {
    let temporary = temporary(for: path, in: folder)
    do {
      try writeNew(temporary, bytes: bytes, permissions: permissions)
      try move(temporary, to: path)
    } catch {
      unlink(temporary)
      guard folder != nil, error.code == EXDEV else { throw error }
      try replace(path, with: bytes, permissions: permissions)
    }
  }

  /// Creates a file with all of its content, or no file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: All of its content.
  ///   - folder: The folder of the half-written file; the file's own folder for nil, or if the given folder is on
  ///     another disk.
  /// - Throws: `SystemError`, `isTaken` if the name exists already.
  static func create(
    _ path: String, with bytes: [UInt8], through folder: String? = nil
  ) throws(SystemError) {
    guard status(of: path) == nil else { throw SystemError(code: EEXIST) }
    let temporary = temporary(for: path, in: folder)
    defer { unlink(temporary) }
    try writeNew(temporary, bytes: bytes, permissions: nil)
    do throws(SystemError) {
      try addName(path, to: temporary)
    } catch {
      guard folder != nil, error.code == EXDEV else { throw error }
      try create(path, with: bytes)
    }
  }

  /// Moves a file to a free name.
  ///
  /// - Throws: `SystemError`, `isTaken` if the name exists already; the file keeps its old name.
  static func moveToFree(_ path: String, to target: String) throws(SystemError) {
    try addName(target, to: path)
    guard unlink(path) != 0 else { return }
    let error = SystemError()
    // On a disk without hard links, the old name is gone already.
    if error.isMissing { return }
    unlink(target)
    throw error
  }

  /// Gives a file a second name; on a disk without hard links, reserves the name and renames the file.
  private static func addName(_ name: String, to path: String) throws(SystemError) {
    if link(path, name) == 0 { return }
    let error = SystemError()
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.code) else { throw error }
    try reserve(name)
    do throws(SystemError) {
      try move(path, to: name)
    } catch {
      unlink(name)
      throw error
    }
  }

  private static func temporary(for path: String, in folder: String?) -> String {
    let own = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return "\(folder ?? own)/.notescli-\(UUID().uuidString).tmp"
  }

  /// Writes into a device or a pipe, which is not replaced.
  static func send(_ bytes: [UInt8], into path: String) throws(SystemError) {
    let handle = open(path, O_WRONLY | O_CLOEXEC)
    guard handle >= 0 else { throw SystemError() }
    defer { close(handle) }
    try writeAll(bytes, to: handle)
  }

  /// Renames a file, replacing a file of the new name.
  static func move(_ path: String, to target: String) throws(SystemError) {
    guard rename(path, target) == 0 else { throw SystemError() }
  }

  /// Creates one folder, inside a folder that exists.
  ///
  /// - Throws: `SystemError`, `isTaken` if the name exists already.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 else { throw SystemError() }
  }

  /// Removes an empty folder, and each folder around it that becomes empty, up to a given one.
  static func removeEmpty(_ folder: String, inside root: String) {
    guard folder.hasPrefix("\(root)/"), rmdir(folder) == 0 else { return }
    removeEmpty(String(folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)]), inside: root)
  }

  /// Removes one file; nothing happens if it is not there.
  static func removeFile(_ path: String) {
    unlink(path)
  }

  /// Removes a folder and all it holds, without following symbolic links.
  static func removeTree(_ path: String) throws(SystemError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw SystemError(code: EACCES)
    }
  }
}

extension FileSystem {
  private static func writeNew(
    _ path: String, bytes: [UInt8], permissions: UInt32?
  ) throws(SystemError) {
    let handle = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard handle >= 0 else { throw SystemError() }
    defer { close(handle) }
    if let permissions, fchmod(handle, mode_t(permissions)) != 0 { throw SystemError() }
    try writeAll(bytes, to: handle)
    guard fsync(handle) == 0 else { throw SystemError() }
  }

  private static func writeAll(_ bytes: [UInt8], to handle: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(handle, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw SystemError() }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}
