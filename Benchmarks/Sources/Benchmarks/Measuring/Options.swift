/// The options of the command line.
struct Options {
  var sizes = [10, 1_000, 10_000, 100_000]
  var rounds = 41
  var isMarkdown = false
  var folder: String?
  var only: [String] = []

  static let usage = """
    Usage: Benchmarks [--quick] [--markdown] [--size N]... [--rounds N] [TITLE]...
      --quick     small sizes and few rounds, to see that everything runs
      --markdown  print a table in Markdown
      --into DIR  write figures.md, figures.svg and ratios.tsv into a folder
      --size N    measure with N active screens only; may be given several times
      --rounds N  the number of rounds, of which the median is printed
      TITLE       run only benchmarks whose title contains it
    """

  /// - Throws: ``UsageError`` for anything unknown.
  init(arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    var sizes: [Int] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": (self.sizes, rounds) = ([10, 1_000], 7)
      case "--markdown": isMarkdown = true
      case "--into":
        guard let folder = rest.popFirst() else { throw UsageError() }
        self.folder = folder
      case "--size": sizes.append(try Self.number(rest.popFirst()))
      case "--rounds": rounds = try Self.number(rest.popFirst())
      case let title where !title.hasPrefix("-"): only.append(title)
      default: throw UsageError()
      }
    }
    if !sizes.isEmpty { self.sizes = sizes }
  }

  private static func number(_ text: String?) throws -> Int {
    guard let number = text.flatMap({ Int($0) }), number > 0 else { throw UsageError() }
    return number
  }

  func includes(_ title: String) -> Bool {
    only.isEmpty || only.contains { title.lowercased().contains($0.lowercased()) }
  }
}

/// The command line was not understood.
struct UsageError: Error {}
