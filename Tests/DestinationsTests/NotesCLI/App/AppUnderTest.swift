import Destinations
import Foundation
import Synchronization

@testable import NotesCLI

/// The app over a folder of a test, driven by lines as through a pipe.
@MainActor
struct AppUnderTest {
  /// The folder with the notes.
  let folder: TemporaryFolder
  /// The app.
  let session: Session
  private let runner: PipeRunner

  /// Runs a test with an app that is started over a folder with a few notes.
  static func run(
    _ notes: [String: String] = AppUnderTest.notes, isEmpty: Bool = false,
    writing write: WriterInteractor.Open? = nil,
    _ body: (AppUnderTest) async throws -> Void
  ) async throws {
    try await TemporaryFolder.run { folder in
      for (path, text) in notes { try folder.write(path, text) }
      let app = AppUnderTest(folder, write)
      _ = await app.runner.start()
      try await body(app)
      app.session.flow.end()
      await app.session.settle()
    }
  }

  private init(_ folder: TemporaryFolder, _ write: WriterInteractor.Open?) {
    self.folder = folder
    let store = NoteStore(folder: folder.url, now: AppUnderTest.clock())
    let services = Services(store: store, notices: Notices(), openFile: write)
    session = Session(services)
    runner = PipeRunner(session)
  }

  /// A clock that starts at noon of a fixed day in every time zone, and advances by a millisecond at each reading.
  private static func clock() -> @Sendable () -> Date {
    let noon = DateComponents(year: 2026, month: 1, day: 2, hour: 12)
    let begin = Calendar(identifier: .gregorian).date(from: noon) ?? .distantPast
    let readings = Readings()
    return { begin.addingTimeInterval(Double(readings.next()) / 1_000) }
  }

  /// Counts how often a clock was read.
  private final class Readings: Sendable {
    private let count = Atomic<Int>(0)

    func next() -> Int {
      count.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }

  /// The notes that an app starts with.
  static let notes = [
    "plan.md": "# The plan\n\nFirst #work, then tea.\n",
    "kitchen/tea.md": "# Tea\n\nTwo cups. #kitchen\n",
    "zebra.md": "# Zebra\n\nStripes #work #animals\n",
  ]
}

extension AppUnderTest {
  /// Performs the commands of some lines; returns the output after the last one, without the line itself.
  @discardableResult
  func type(_ lines: String...) async -> String {
    var output = ""
    for line in lines { output = await runner.output(for: line) ?? "" }
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// Returns only the sentences after the last of some lines.
  func sentences(after lines: String...) async -> [String] {
    for line in lines { _ = await runner.output(for: line) }
    return session.notices.sentences
  }

  /// Ends the input and returns what is printed.
  func end() async -> String {
    await runner.end()
  }

  /// Presses keys, and waits after each until the app has come to rest.
  func press(_ keys: Key...) async {
    for key in keys {
      _ = session.perform(key)
      await session.settle()
    }
  }

  /// Checks whether another program has changed the notes on screen.
  func lookAgain() async {
    session.lookAgain()
    await session.settle()
  }

  /// Presses the keys of a text.
  func press(_ text: String) async {
    for character in text { await press(.character(character)) }
  }

  /// Returns the text of a file in the folder; empty if there is none.
  func text(of path: String) -> String {
    (try? folder.read(path)) ?? ""
  }

  /// The text of a screen of a size.
  func screen(columns: Int = 60, rows: Int = 12) -> String {
    FrameRenderer(
      shown: session.shown, notices: session.notices.sentences,
      size: TerminalSize(columns: columns, rows: rows)
    ).frame().plainText
  }

  /// The presentation tree without identifiers.
  var tree: String {
    session.flow.tree.text(showsIDs: false) { "\($0)" }
  }
}
