import Foundation

/// Finds the folder of the notes if the user names none.
enum DataFolder {
  /// Returns the default notes folder of the system.
  ///
  /// - Parameter environment: The variables of the process; `XDG_DATA_HOME` (elsewhere than on
  ///   Apple's systems, if it is an absolute path) and `HOME` are read.
  /// - Returns: A folder that need not exist.
  static func `default`(environment: [String: String]) -> URL {
    dataHome(environment).appendingPathComponent("NotesCLI/Notes", isDirectory: true)
  }

  private static func dataHome(_ environment: [String: String]) -> URL {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    let homeFolder = URL(fileURLWithPath: home, isDirectory: true)
    #if canImport(Darwin)
      return homeFolder.appendingPathComponent("Library/Application Support", isDirectory: true)
    #else
      if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
        return URL(fileURLWithPath: path, isDirectory: true)
      }
      return homeFolder.appendingPathComponent(".local/share", isDirectory: true)
    #endif
  }
}
