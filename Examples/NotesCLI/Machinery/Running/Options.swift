import Foundation

/// The options that the arguments of the program give.
struct Options: Hashable, Sendable {
  /// The tasks of the program.
  enum Mode: Hashable, Sendable {
    case run
    case help
    case version
    case graph
  }

  /// The task of the program.
  var mode = Mode.run
  /// The notes folder, or nil for the user's own.
  var folder: String?
  /// The file to which the session is recorded, or nil.
  var record: String?
  /// The file with the session that is played back first, or nil.
  var replay: String?
  /// The file with the commands, or nil for standard input.
  var script: String?
  /// The link to open at the start, or nil.
  var link: URL?
  /// Whether the presentation tree is printed after each step.
  var showsTree = false
  /// Whether the background of the terminal is light, or nil if the user does not say.
  var isLight: Bool?

  /// Reads arguments, without the name of the program.
  ///
  /// - Throws: A complaint about the first invalid argument.
  init(_ arguments: [String]) throws(Complaint) {
    var rest = Options.split(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": mode = .help
      case "--version": mode = .version
      case "--graph": mode = .graph
      case "--tree": showsTree = true
      case "--light": isLight = true
      case "--dark": isLight = false
      case "--notes": folder = try value(of: argument, "folder", from: &rest)
      case "--link":
        let text = try value(of: argument, "link", from: &rest)
        guard let url = URL(string: text) else { throw Complaint("\(text) is not a link.") }
        link = url
      case "--record": record = try value(of: argument, "file", from: &rest)
      case "--replay": replay = try value(of: argument, "file", from: &rest)
      case "--script": script = try value(of: argument, "file", from: &rest)
      case _ where folder == nil && !argument.isEmpty && !argument.hasPrefix("-"):
        folder = argument
      default: throw Complaint("There is no argument \(argument); see --help.")
      }
    }
  }
}

extension Options {
  /// Returns arguments in which `--notes=DIR` is split in two.
  private static func split(_ arguments: [String]) -> [String] {
    arguments.flatMap { argument in
      guard argument.hasPrefix("--"), argument.contains("=") else { return [argument] }
      return argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  private func value(
    of argument: String, _ what: String, from rest: inout ArraySlice<String>
  ) throws(Complaint) -> String {
    if let value = rest.popFirst(), !value.isEmpty { return value }
    throw Complaint("\(argument) needs a \(what).")
  }

  /// The text that `--help` prints.
  static let help = """
    USAGE: NotesCLI [[--notes] DIR] [--script FILE] [--tree] [--link URL]
                    [--record FILE] [--replay FILE] [--light | --dark]
           NotesCLI --graph | --version | --help

    Keeps notes as Markdown files. On a terminal, NotesCLI reads keys; from a pipe or a script, one
    command per line; help lists both. The next run reopens the last place, with unsaved text; a
    script starts with the list of notes.

      --notes DIR  opens a folder of Markdown files, with its subfolders; without it NotesCLI
                   opens a folder of its own, with a few sample notes at first
      --script F   takes commands from a file, and prints the screen after each
      --tree       prints the presentation tree after each step of a script or a pipe
      --link URL   opens a link, as notes://note/kitchen/tea.md?edit=1
      --record F   writes the session to a file when it ends
      --replay F   begins with a recorded session
      --light      uses colours for a light background, --dark for a dark one; the default depends
                   on COLORFGBG, which some terminals set
      --graph      prints the map of the app, as a Mermaid flow chart
      --version    prints the version
      --help, -h   prints this

    Environment: VISUAL or EDITOR names the program for writing, BROWSER the one for addresses,
    NO_COLOR leaves colours out, and XDG_DATA_HOME is the folder that contains the default notes.

    Exit status: 0 for success, 1 if a command of --script or the link of --link failed (the commands
    after it are carried out; failed commands from a pipe only print the reason), 64 for wrong
    arguments, 66 for a folder, a script or a recorded session that is missing or cannot be used, 73
    if the sample notes or the recording cannot be written, 74 if the output cannot be written.
    """

  /// The text that `--version` prints.
  static let version = "NotesCLI 0.1.0"
}
