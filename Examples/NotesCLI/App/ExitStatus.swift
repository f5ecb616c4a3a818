/// What the program tells the one who started it.
enum ExitStatus: Int32, Sendable {
  /// Everything went well.
  case fine = 0
  /// The arguments make no sense.
  case usage = 64
  /// The notes folder is missing or cannot be used.
  case noInput = 66
  /// The sample notes cannot be written.
  case cannotCreate = 73
}
