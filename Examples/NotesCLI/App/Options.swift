import Foundation

/// What the arguments of the program say.
struct Options: Hashable, Sendable {
  /// What the program is to do.
  enum Mode: Hashable, Sendable {
    case run
    case help
    case version
    case graph
  }

  /// What the program is to do.
  var mode = Mode.run
  /// The notes folder, or nil for the user's own.
  var folder: String?
  /// The file to which the session is recorded, or nil.
  var record: String?
  /// The file with the session that is played back first, or nil.
  var replay: String?
  /// The link to open at the start, or nil.
  var link: URL?
  /// Whether the presentation tree is printed after each step.
  var showsTree = false

  /// Reads arguments, without the name of the program.
  ///
  /// - Throws: A complaint about the first that makes no sense.
  init(_ arguments: [String]) throws(Complaint) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": mode = .help
      case "--version": mode = .version
      case "--graph": mode = .graph
      case "--tree": showsTree = true
      case "--notes": folder = try value(of: argument, "folder", from: &rest)
      case "--link":
        let text = try value(of: argument, "link", from: &rest)
        guard let url = URL(string: text) else { throw Complaint("\(text) is no link.") }
        link = url
      case "--record": record = try value(of: argument, "file", from: &rest)
      case "--replay": replay = try value(of: argument, "file", from: &rest)
      default: throw Complaint("NotesCLI does not know the argument \(argument); see --help.")
      }
    }
  }
}

extension Options {
  private func value(
    of argument: String, _ what: String, from rest: inout ArraySlice<String>
  ) throws(Complaint) -> String {
    if let value = rest.popFirst(), !value.isEmpty { return value }
    throw Complaint("\(argument) needs a \(what).")
  }

  /// What `--help` prints.
  static let help = """
    USAGE: NotesCLI [--notes DIR] [--tree] [--link URL]
                    [--record FILE] [--replay FILE]
           NotesCLI --graph

    Keeps notes as Markdown files. On a terminal it takes keys, from a pipe one command a line;
    the command help lists them. Started again, it comes back to where it was, unless a script has
    come to its end.

      --notes DIR  opens a folder of Markdown files, with its subfolders; without it NotesCLI
                   opens a folder of its own, with a few sample notes at first
      --tree       prints the presentation tree after each step; only from a pipe
      --link URL   opens a link, as notes://note/kitchen/tea.md?edit=1
      --record F   writes the session to a file when it ends
      --replay F   begins with a recorded session
      --graph      prints the map of the app, which is Mermaid's language for flow charts
      --version    prints the version
      --help, -h   prints this

    Exit status: 0 if all went well, 64 for arguments that make no sense, 66 for a folder or a
    recorded session that is missing or cannot be used, 73 if the sample notes or the recording
    cannot be written.
    """

  /// What `--version` prints.
  static let version = "NotesCLI 0.1.0"
}
