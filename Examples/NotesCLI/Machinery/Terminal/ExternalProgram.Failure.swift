extension ExternalProgram {
  /// The failure of a program, as one sentence.
  struct Failure: Error, Hashable, CustomStringConvertible {
    /// The name of the program.
    let name: String
    /// The exit status of the shell that ran the program.
    let status: Int32
    /// The way to name another program.
    var cure = "VISUAL or EDITOR names the program for writing"

    /// One sentence for the user; a shell has two statuses for programs that it cannot run.
    var description: String {
      switch status {
      case 126: "\(name) cannot be run; \(cure)."
      case 127: "\(name) was not found; \(cure)."
      default: "\(name) ended with status \(status)."
      }
    }
  }

  /// The name of the program, without its folder and its arguments.
  var name: String {
    let word = command.split(whereSeparator: \.isWhitespace).first ?? ""
    return word.split(separator: "/").last.map(String.init) ?? command
  }
}
