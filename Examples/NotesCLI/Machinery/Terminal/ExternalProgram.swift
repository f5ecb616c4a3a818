import Foundation

/// Another program that uses the terminal for a while.
struct ExternalProgram: Hashable, Sendable {
  /// The command line, such as `code --wait`.
  let command: String

  /// Returns the user's editor: `VISUAL`, else `EDITOR`, else `vi`.
  static func editor(environment: [String: String]) -> ExternalProgram {
    named(by: ["VISUAL", "EDITOR"], environment) ?? ExternalProgram(command: "vi")
  }

  /// Returns the user's browser: `BROWSER`, else the program of the system that opens addresses.
  static func browser(environment: [String: String]) -> ExternalProgram {
    #if canImport(Darwin)
      let command = "open"
    #else
      let command = "xdg-open"
    #endif
    return named(by: ["BROWSER"], environment) ?? ExternalProgram(command: command)
  }

  private static func named(
    by variables: [String], _ environment: [String: String]
  ) -> ExternalProgram? {
    let commands = variables.compactMap { environment[$0] }
    return commands.first { $0.contains { !$0.isWhitespace } }.map(ExternalProgram.init)
  }
}

extension ExternalProgram {
  /// The editors that take the number of a line before the file.
  private static let takingLines: Set<String> = [
    "vi", "vim", "nvim", "nano", "pico", "emacs", "emacsclient", "kak", "micro",
  ]

  /// Returns the arguments with which the program opens a file, at a line if the program supports that.
  func arguments(file path: String, line: Int) -> [String] {
    line > 1 && ExternalProgram.takingLines.contains(name) ? ["+\(line)", path] : [path]
  }

  /// Whether the program is one of the browsers that show pages on a terminal.
  var needsTerminal: Bool { ["lynx", "w3m", "links", "elinks", "browsh"].contains(name) }

  /// The program without the terminal: it reads no input, and its output is discarded.
  var silenced: ExternalProgram {
    ExternalProgram(command: "</dev/null >/dev/null 2>&1 \(command)")
  }

  /// Runs the program in this process's group, and waits on a separate thread.
  ///
  /// - Parameter arguments: Passed as they are, whatever characters they contain.
  /// - Returns: The status, 128 and more if a signal ended the program.
  /// - Throws: `SystemError` if no shell can be started.
  func run(arguments: [String]) async throws -> Int32 {
    let process = try spawn(["/bin/sh", "-c", "\(command) \"$@\"", "sh"] + arguments)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: ExternalProgram.wait(for: process))
      }
    }
  }

  private func spawn(_ words: [String]) throws(SystemError) -> pid_t {
    var process: pid_t = 0
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    var interrupts = TerminalSignals.interrupts
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigdefault(&attributes, &interrupts)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let code = posix_spawn(&process, words[0], nil, &attributes, &pointers, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
