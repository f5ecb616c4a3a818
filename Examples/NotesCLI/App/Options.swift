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
      case "--notes":
        guard let folder = rest.popFirst(), !folder.isEmpty else {
          throw Complaint("--notes needs a folder.")
        }
        self.folder = folder
      default: throw Complaint("NotesCLI does not know the argument \(argument); see --help.")
      }
    }
  }
}

extension Options {
  /// What `--help` prints.
  static let help = """
    USAGE: NotesCLI [--notes DIR] [--tree]
           NotesCLI --graph

    Keeps notes as Markdown files. On a terminal it takes keys, from a pipe one command a line;
    the command help lists them.

      --notes DIR  opens a folder of Markdown files, with its subfolders; without it NotesCLI
                   opens a folder of its own, with a few sample notes at first
      --tree       prints the presentation tree after each step; only from a pipe
      --graph      prints the map of the app, which is Mermaid's language for flow charts
      --version    prints the version
      --help, -h   prints this

    Exit status: 0 if all went well, 64 for arguments that make no sense, 66 for a folder that
    is missing or cannot be used, 73 if the sample notes cannot be written.
    """

  /// What `--version` prints.
  static let version = "NotesCLI 0.1.0"
}
