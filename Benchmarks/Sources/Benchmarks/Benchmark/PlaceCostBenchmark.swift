import Destinations
import DestinationsTesting

/// Work that grows with a tree or a text: the cost of each place or line, which should be the same at every size.
///
/// No hand-written work is comparable.
@MainActor
struct PlaceCostBenchmark {
  /// The kinds of work, in the order in which they are printed.
  enum Work: String, CaseIterable {
    case snapshot
    case restore
    case text = "tree text"
    case reading = "tree text read"
    case difference = "difference of two trees"
    case trace = "trace read"

    /// The unit that the size counts.
    var unit: Unit { self == .trace ? .line : .place }
  }

  let options: Options

  func run() throws -> [[Result]] {
    let works = Work.allCases.filter { options.includes($0.rawValue) }
    if works.isEmpty { return [] }
    var results: [Work: [Result]] = [:]
    for size in options.sizes {
      let trial = try Trial(size: size)
      for work in works { results[work, default: []].append(try run(work, trial, size: size)) }
    }
    return works.compactMap { results[$0] }
  }

  private func run(_ work: Work, _ trial: Trial, size: Int) throws -> Result {
    _ = try trial.nanoseconds(of: work)
    let rounds = try (0..<min(options.rounds, 11)).map { _ in try trial.nanoseconds(of: work) }
    return Result(
      title: work.rawValue, unit: .time(work.unit), size: size,
      ours: rounds.sorted()[rounds.count / 2], baseline: nil)
  }
}

/// A flow with some screens, values made from it, and a trace with as many lines.
@MainActor
private struct Trial {
  private let setup: NotesApp.Setup
  private let flow: NotesApp.AppFlow
  private let snapshot: NavigationSnapshot
  private let text: String
  private let trace: String
  private let later: PresentationTree<NotesApp.Place>
  /// The number of places: the screens and their containers.
  private let count: Int
  private let size: Int

  init(size: Int) throws {
    self.size = size
    let last = LastScreen()
    var setup = FlowWorld.setup(last)
    setup.snapshots = Self.table
    self.setup = setup
    flow = NotesApp.AppFlow(setup)
    flow.start()
    let path = (0..<size).map { NotesApp.Presentation.push(.note, content: .note($0)) }
    flow.presentDestination(configuration: .path(path))
    let text = flow.tree.text { Self.line($0) }
    snapshot = flow.snapshot()
    trace = (0..<size).map { "tap note.open with note(\($0))\n" }.joined()
    (self.text, count) = (text, flow.tree.count)
    let other = NotesApp.AppFlow(setup)
    other.restore(snapshot)
    other.presentDestination(configuration: .goBack)
    later = other.tree
    guard count == size + 3, later.count == count - 1 else { throw BenchmarkFault.wrong("tree") }
  }

  /// The number of repetitions of the work, so that small sizes can be timed too.
  private var times: Int { max(1, 2_000 / count) }

  func nanoseconds(of work: PlaceCostBenchmark.Work) throws -> Double {
    var watch = Stopwatch()
    for _ in 0..<times {
      let fresh = work == .restore ? NotesApp.AppFlow(setup) : flow
      try watch.time(work.unit == .line ? size : count) { try run(work, fresh) }
    }
    return watch.nanoseconds
  }

  private func run(_ work: PlaceCostBenchmark.Work, _ flow: NotesApp.AppFlow) throws {
    let isDone =
      switch work {
      case .snapshot: flow.snapshot().rows.count == count
      case .restore: flow.restore(snapshot).restoredCount == count
      case .text: flow.tree.text { Self.line($0) } == text
      case .reading: try PresentationTree(parsing: text) { $0 }.count == count
      case .difference: flow.tree.difference(to: later) { Self.line($0) } != nil
      case .trace: try ExplorationTrace(parsing: trace).steps.count == size
      }
    guard isDone else { throw BenchmarkFault.wrong(work.rawValue) }
  }

  private static func line(_ place: NotesApp.Place) -> String { place.route.rawValue }

  private static let table = NotesApp.Snapshots {
    Restorable("home", .home)
    Restorable("notes", .notes)
    Restorable("tags", .tags)
    Restorable("note", .note) {
      if case .note(let number) = $0 { number } else { nil }
    } content: {
      NotesApp.ContentType.note($0)
    }
  }
}
