public import Destinations

/// Explores an app: runs its own set-up by seeded random steps, and looks after its laws.
///
/// Nothing has to be described. What can be done is read from the tables of the places on screen; beside
/// it a person uses the controls of the system, taps twice, and comes too late; the interface takes its
/// time, and the app is started again.
///
/// ```swift
/// @Test func `nothing goes wrong whatever a person does`() async throws {
///   try await explore(Notes.setup(), contents: [.note: [.note(1), .note(2)]], seed: 7)
/// }
/// ```
/// It stops at the first law that is broken, makes the steps that lead there as few as it can, and
/// reports one failure. The same seed makes the same run, byte for byte, in debug and in release; an
/// app whose actors race with each other may still answer in another order.
///
/// - Parameters:
///   - setup: The app's navigation. It is evaluated anew for each run, so that runs share no state.
///   - contents: Samples of the contents that places need.
///   - laws: What has to hold.
///   - seed: Chooses the steps.
///   - runs: How often the app is started.
///   - steps: How many steps each run has.
///   - patience: How long an interactor may take where nothing else goes on.
///   - file: Where each step is written before it is made, so that a crash of the app can be told by
///     ``reportCrash(leftIn:fileID:filePath:line:column:)``; the file is removed in the end.
///   - fileID: The caller's file; leave it out.
///   - filePath: The caller's file; leave it out.
///   - line: The caller's line; leave it out.
///   - column: The caller's column; leave it out.
/// - Returns: What was done and found.
/// - Throws: What the set-up throws; ``WriteAheadFailure``; ``TestFailures`` with
///   ``FailureReporting/throwing``.
@MainActor @discardableResult
public func explore<DestinationType, ContentType, TabType>(
  _ setup:
    @autoclosure @escaping @MainActor () throws -> FlowSetup<
      DestinationType, ContentType, TabType
    >,
  contents: SampleContents<DestinationType, ContentType> = [:],
  laws: [Law<DestinationType, ContentType, TabType>] = Law.standard,
  seed: UInt64 = 1, runs: Int = 20, steps: Int = 200, patience: Duration = .seconds(2),
  writingAheadTo file: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async throws -> ExplorationReport {
  let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let reporter = FailureReporter()
  let explorer = try Explorer(setup, contents: contents, laws: laws, patience: patience)
  let file = file.map(WriteAheadFile.init)
  let report = try await explorer.explore(seed: seed, runs: runs, steps: steps, file)
  file?.end()
  for finding in report.findings { reporter.report(TestFailure(finding.description, at: place)) }
  try reporter.finish()
  return report
}

/// Does the steps of a trace again, and reports the law that they break, if they do.
///
/// - Parameters:
///   - trace: The steps, one a line, as an exploration prints them.
///   - setup: The app's navigation.
///   - contents: The samples by which contents in the trace are recognised.
///   - laws: What has to hold.
///   - patience: How long an interactor may take where nothing else goes on.
///   - fileID: The caller's file; leave it out.
///   - filePath: The caller's file; leave it out.
///   - line: The caller's line; leave it out.
///   - column: The caller's column; leave it out.
/// - Returns: The broken law, or nil.
/// - Throws: ``MalformedTrace``; what the set-up throws; ``TestFailures`` with
///   ``FailureReporting/throwing``.
@MainActor @discardableResult
public func replay<DestinationType, ContentType, TabType>(
  _ trace: String,
  on setup:
    @autoclosure @escaping @MainActor () throws -> FlowSetup<
      DestinationType, ContentType, TabType
    >,
  contents: SampleContents<DestinationType, ContentType> = [:],
  laws: [Law<DestinationType, ContentType, TabType>] = Law.standard,
  patience: Duration = .seconds(2), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async throws -> ExplorationFinding? {
  let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let reporter = FailureReporter()
  let explorer = try Explorer(setup, contents: contents, laws: laws, patience: patience)
  let ending = try await explorer.replay(ExplorationTrace(parsing: trace))
  let finding = ending.complaint.map { ExplorationFinding($0, ending) }
  if let finding { reporter.report(TestFailure(finding.description, at: place)) }
  try reporter.finish()
  return finding
}

/// Reports the crash of an exploration that has left its steps in a file, and removes the file.
///
/// Call it where the exploration itself cannot: after an exit test, or at the start of the next run.
/// - Parameters:
///   - file: The path that the exploration wrote ahead to.
///   - fileID: The caller's file; leave it out.
///   - filePath: The caller's file; leave it out.
///   - line: The caller's line; leave it out.
///   - column: The caller's column; leave it out.
/// - Returns: The crash with the steps up to it; nil if there is no such file.
/// - Throws: ``MalformedTrace`` if the file is of something else; ``TestFailures`` with
///   ``FailureReporting/throwing``.
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
