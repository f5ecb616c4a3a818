/// A position in the code of a test, where a failure is shown.
public struct CodePlace: Sendable {
  /// The module and the file, as `#fileID` gives them.
  public let fileID: StaticString

  /// The path of the file, as `#filePath` gives it.
  public let filePath: StaticString

  /// The line, counted from 1.
  public let line: UInt

  /// The column, counted from 1.
  public let column: UInt

  /// Creates a position from the default arguments of a function of a test module.
  ///
  /// - Parameters:
  ///   - fileID: The caller's `#fileID`.
  ///   - filePath: The caller's `#filePath`.
  ///   - line: The caller's `#line`.
  ///   - column: The caller's `#column`.
  public init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension CodePlace: CustomStringConvertible {
  /// The name of the file and the line, such as `NotesTests.swift:42`.
  public var description: String {
    let file = "\(fileID)".split(separator: "/").last.map(String.init) ?? "\(fileID)"
    return "\(file):\(line)"
  }
}
