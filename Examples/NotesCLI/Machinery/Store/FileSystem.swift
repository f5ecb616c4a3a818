import Foundation

/// The system's function, which a function of the same name would hide inside a type.
private let take = read(_:_:_:)

/// Asks the operating system about files, without following symbolic links.
///
/// Together with `FileSystem+Writing.swift` this is the only part of the store that accesses the disk.
enum FileSystem {
  /// Returns the status of a path, or nil if there is no file.
  static func status(of path: String) -> FileStatus? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return status(info)
  }

  /// Resolves all symbolic links, or returns nil if the path leads nowhere.
  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns whether this process may read the file, or list and enter the folder.
  static func isReadable(_ path: String, folder: Bool = false) -> Bool {
    access(path, folder ? R_OK | X_OK : R_OK) == 0
  }

  /// Returns whether this process may write the file.
  static func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0
  }

  /// Lists a folder in order of name, without `.` and `..`.
  ///
  /// - Returns: The entries, hidden files too.
  /// - Throws: `SystemError` if the folder cannot be listed.
  static func entries(in folder: String) throws(SystemError) -> [FolderEntry] {
    guard let handle = opendir(folder) else { throw SystemError() }
    defer { closedir(handle) }
    var entries: [FolderEntry] = []
    while let entry = readdir(handle) {
      let found = folderEntry(entry)
      if found.name != ".", found.name != ".." { entries.append(found) }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Opens a file or a pipe, which can be read from beginning to end; nil for anything else.
  static func openToRead(_ path: String) -> Int32? {
    let handle = open(path, O_RDONLY | O_CLOEXEC)
    var info = stat()
    guard handle >= 0 else { return nil }
    if fstat(handle, &info) == 0, status(info).kind != .folder { return handle }
    close(handle)
    return nil
  }

  /// Reads a regular file as a whole.
  ///
  /// - Throws: `SystemError`; `EFBIG` for a file above the limit, `EINVAL` for anything but a file.
  static func read(
    _ path: String, limit: Int
  ) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
    let handle = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard handle >= 0 else { throw SystemError() }
    defer { close(handle) }
    var info = stat()
    guard fstat(handle, &info) == 0 else { throw SystemError() }
    let status = status(info)
    guard status.kind == .file else { throw SystemError(code: EINVAL) }
    guard status.byteCount <= limit else { throw SystemError(code: EFBIG) }
    return (try bytes(of: handle, expecting: status.byteCount, limit: limit), status)
  }
}

extension FileSystem {
  private static func status(_ info: stat) -> FileStatus {
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    let seconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    return FileStatus(
      kind: kind(ofMode: UInt32(info.st_mode)),
      byteCount: Int(info.st_size),
      modified: Date(timeIntervalSince1970: seconds),
      permissions: UInt32(info.st_mode) & 0o7777
    )
  }

  private static func kind(ofMode mode: UInt32) -> FileStatus.Kind {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): .file
    case UInt32(S_IFDIR): .folder
    case UInt32(S_IFLNK): .link
    default: .other
    }
  }

  private static func folderEntry(_ entry: UnsafeMutablePointer<dirent>) -> FolderEntry {
    let kind: FileStatus.Kind? =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      case Int32(DT_UNKNOWN): nil
      default: .other
      }
    return withUnsafeBytes(of: &entry.pointee.d_name) { raw in
      let bytes = raw.prefix { $0 != 0 }
      let name = String(decoding: bytes, as: UTF8.self)
      return FolderEntry(name: name, kind: kind, isValid: name.utf8.elementsEqual(bytes))
    }
  }

  /// Reads to the end, even if the file has grown or shrunk since its size was read.
  private static func bytes(
    of handle: Int32, expecting size: Int, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = size + 1
    while bytes.count <= limit {
      let part = try chunk(of: handle, room: room)
      if part.isEmpty { return bytes }
      bytes = bytes.isEmpty ? part : bytes + part
      room = max(size + 1 - bytes.count, 16_384)
    }
    throw SystemError(code: EFBIG)
  }

  private static func chunk(of handle: Int32, room: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = 0
      repeat {
        result = take(handle, buffer.baseAddress, room)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = SystemError() }
      count = max(result, 0)
    }
    if let failure { throw failure }
    return part
  }
}
