public import Destinations

/// Explores an app: performs seeded random steps on its own setup, and checks laws after each step.
///
/// The possible steps are read from the tables of the places on screen. In addition, the user makes
/// gestures, taps twice and taps too late, the interface takes its time, the app is relaunched, and
/// its code presents the entries of the setup.
///
/// ```swift
/// @Test func `random steps break no law`() async throws {
///   try await explore(Notes.setup(), contents: [.note: [.note(1), .note(2)]], seed: 7)
/// }
/// ```
/// The exploration stops at the first broken law, removes all steps that are not needed to break
/// it, and reports one failure. The environment of the process may set another budget; see <doc:ExploringInCI>.
///
/// The same seed produces the same steps in debug and release builds
/// and on every machine, unless actors of the app race with each other.
///
/// - Parameters:
///   - setup: The setup of the app. It is evaluated again for each run, so that runs share no
///     state; an app that starts with other places than in the first run is a failure.
///   - contents: Sample contents, for interactions and places that need some.
///   - laws: The laws to check.
///   - seed: Determines the steps.
///   - runs: The number of times that the app is started. A value below 1 counts as 1. Laws about unreached places
///     are checked only after this many runs.
///   - steps: The greatest number of steps in each run.
///   - screen: A simulated screen, on which the user makes gestures and which must show the tree; nil if an interface
///     without a screen receives each change. Replay findings with the same screen.
///   - patience: The real time to wait for an interactor while nothing else happens.
///   - corpus: The path of a folder, relative to the folder of the caller's file, with traces to replay before the first
///     run: files whose names end in `.trace`.
///   - file: The path of a file to which each step is written before it is made, so that
///     ``reportCrash(leftIn:fileID:filePath:line:column:)`` can report a crash. The file is removed
///     at the end.
///   - fileID: The caller's file; leave it out.
///   - filePath: The caller's file; leave it out.
///   - line: The caller's line; leave it out.
///   - column: The caller's column; leave it out.
///   - function: The caller; leave it out.
/// - Returns: The report of the exploration.
/// - Throws: The error that the setup throws; an error that shows how the app starts differently; ``ExplorationFailure``
///   if the environment or the corpus cannot be read; ``WriteAheadFailure`` if the file cannot be written; ``TestFailures`` if a law is broken and ``FailureReporting/throwing`` is in use.
@MainActor @discardableResult
public func explore<DestinationType, ContentType, TabType>(
  _ setup:
    @autoclosure @escaping @MainActor () throws -> FlowSetup<
      DestinationType, ContentType, TabType
    >,
  contents: SampleContents<DestinationType, ContentType> = [:],
  laws: [Law<DestinationType, ContentType, TabType>] = Law.standard,
  seed: UInt64 = 1, runs: Int = 20, steps: Int = 200, on screen: SimulatedScreen? = nil,
  patience: Duration = .seconds(2), corpus: String? = nil, writingAheadTo file: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) async throws -> ExplorationReport {
  let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let reporter = FailureReporter()
  let call = ExploringCall(at: place, in: function, "seed \(seed)")
  let explorer = try Explorer(setup, contents: contents, laws: laws, patience: patience, on: screen)
  let log = try await call.begin(with: explorer, writingAheadTo: file)
  defer { log?.end() }
  let report = try await explorer.explore(
    seed: seed, steps: steps, within: ExplorationBudget(runs: runs, steps: steps),
    corpus.map { try TraceCorpus($0, besides: filePath) }, log)
  for finding in report.findings { reporter.report(TestFailure(finding.description, at: place)) }
  try reporter.finish()
  return report
}

/// Repeats the steps of a trace, and reports the law that they break, if any.
///
/// A step that is not possible at its turn does nothing; an interaction that the app does not have is a failure.
/// - Parameters:
///   - trace: The steps, one per line, in the form in which an exploration prints them.
///   - setup: The setup of the app.
///   - contents: The sample contents by which contents in the trace are recognised.
///   - laws: The laws to check.
///   - screen: The simulated screen of the exploration, if it had one.
///   - patience: The real time to wait for an interactor while nothing else happens.
///   - fileID: The caller's file; leave it out.
///   - filePath: The caller's file; leave it out.
///   - line: The caller's line; leave it out.
///   - column: The caller's column; leave it out.
///   - function: The caller; leave it out.
/// - Returns: The broken law, or nil.
/// - Throws: ``MalformedTrace``; the error that the setup throws; ``TestFailures`` if a law is
///   broken and ``FailureReporting/throwing`` is in use.
@MainActor @discardableResult
public func replay<DestinationType, ContentType, TabType>(
  _ trace: String,
  on setup:
    @autoclosure @escaping @MainActor () throws -> FlowSetup<
      DestinationType, ContentType, TabType
    >,
  contents: SampleContents<DestinationType, ContentType> = [:],
  laws: [Law<DestinationType, ContentType, TabType>] = Law.standard,
  screen: SimulatedScreen? = nil, patience: Duration = .seconds(2), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) async throws -> ExplorationFinding? {
  let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let reporter = FailureReporter()
  let call = ExploringCall(at: place, in: function, "replay")
  let explorer = try Explorer(setup, contents: contents, laws: laws, patience: patience, on: screen)
  let log = try await call.begin(with: explorer)
  defer { log?.end() }
  let ending = try await explorer.replay(ExplorationTrace(parsing: trace), writingTo: log)
  let complaint = ending.complaint ?? ending.misnomer
  let finding = complaint.map { explorer.finding($0, ending) }
  if let finding { reporter.report(TestFailure(finding.description, at: place)) }
  try reporter.finish()
  return finding
}

/// Reports the crash of an exploration that has left its steps in a file, and removes the file.
///
/// The crashed process cannot do this itself. Call it after an exit test, or at the start of the
/// next run.
/// - Parameters:
///   - file: The path that was passed to the exploration as `writingAheadTo`.
///   - fileID: The caller's file; leave it out.
///   - filePath: The caller's file; leave it out.
///   - line: The caller's line; leave it out.
///   - column: The caller's column; leave it out.
/// - Returns: The crash, with the steps that led to it; nil if there is no file.
/// - Throws: ``MalformedTrace`` if the file contains something else; ``TestFailures`` if there is a
///   crash and ``FailureReporting/throwing`` is in use.
@MainActor @discardableResult
public func reportCrash(
  leftIn file: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> ExplorationFinding? {
  let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let text = WriteAheadFile.take(file) else { return nil }
  let reporter = FailureReporter()
  let finding = try ExplorationFinding(crashIn: text)
  reporter.report(TestFailure(finding.description, at: place))
  try reporter.finish()
  return finding
}
