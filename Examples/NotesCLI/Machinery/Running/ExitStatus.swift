/// The exit status of the program.
enum ExitStatus: Int32, Sendable {
  /// The program succeeded.
  case fine = 0
  /// A command of a script failed.
  case failed = 1
  /// The arguments are invalid.
  case usage = 64
  /// The notes folder is missing or cannot be used.
  case noInput = 66
  /// The sample notes or a recording cannot be written.
  case cannotCreate = 73
  /// The output of the program cannot be written.
  case outputFailed = 74
}
