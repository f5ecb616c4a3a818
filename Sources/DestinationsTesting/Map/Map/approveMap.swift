public import Destinations
internal import Foundation

/// Walks systematically through an app, and compares the effect of each action with an approved map.
///
/// The map is a text file to review and commit. It has a row for each action of the user in each context: the current
/// place, the one beneath it, the tabs and columns that are selected around both, and the request that a guard has held
/// last. The row says what arrived, left, was selected, answered, sent or refused, names the origin of the contents
/// that arrived, and the values of models that have changed. Each row is made by the shortest way to its context, in an
/// app of its own.
///
/// ```swift
/// @Test func `the shop does what was approved`() async throws {
///   try await approveMap(of: Shop.setup(), contents: [.product: [.product(1)]], at: "Maps/shop.map")
/// }
/// ```
/// If anything is different, one failure lists the rows that have changed, before and after, those that are no longer
/// possible, new ones, and contexts that were not reached again. To approve the behaviour of your app, set the
/// environment variable `DESTINATIONS_APPROVE` to `1`: the file is written, and the test passes.
///
/// After an interaction and going back, the interaction is tried a second time, with the next sample; so are the steps
/// of an interaction that leads back to an earlier context, and what reaches the app from outside. A tab is selected a
/// second time after another tab. The second trial has a row only if its effect differs. In each context, the app is
/// also relaunched from a snapshot, and answers of disturbed interactors come late, fail, or arrive in another order or
/// after other actions. An action that is only offered after another one, such as undoing it, is also tried after other
/// changes at its place, and one that replaces the whole tree, such as logging out, after changes of observable objects.
///
/// Rows contain no identifiers, contents or values, so that the file is the same on every machine. Words with digits
/// in errors and reasons are written as `…`.
///
/// - Parameters:
///   - setup: The setup of the app. It is evaluated again for each action that is tried.
///   - contents: Sample contents, for interactions and places that need some.
///   - path: The path of the file, relative to the folder of the caller's file.
///   - approving: Whether to write the file instead of comparing; nil if the environment decides.
///   - stateLimit: The number of contexts after which the walk ends, even if it is not complete.
///   - patience: The real time to wait for an interactor while nothing else happens.
///   - fileID: The caller's file; leave it out.
///   - filePath: The caller's file; leave it out.
///   - line: The caller's line; leave it out.
///   - column: The caller's column; leave it out.
/// - Throws: The error that the setup throws; ``ApprovedMapFailure`` if the file cannot be read or
///   written; ``TestFailures`` if something is different and ``FailureReporting/throwing`` is in use.
/// - Complexity: O(*c* · *a* · *d*) steps for *c* contexts with *a* actions at a depth of *d*.
@MainActor
public func approveMap<DestinationType, ContentType, TabType>(
  of setup:
    @autoclosure @escaping @MainActor () throws -> FlowSetup<
      DestinationType, ContentType, TabType
    >,
  contents: SampleContents<DestinationType, ContentType> = [:], at path: String,
  approving: Bool? = nil, stateLimit: Int = 1_000, patience: Duration = .seconds(2),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async throws {
  let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let reporter = FailureReporter()
  let file = MapFile(path: path, url: URL(path, besides: filePath))
  let explorer = try Explorer(setup, contents: contents, laws: [], patience: patience)
  func walk(isPatient: Bool) async throws -> WalkedMap {
    try await MapWalker(explorer, isPatient: isPatient).walk(stateLimit: stateLimit)
  }
  if approving ?? (ProcessInfo.processInfo.environment["DESTINATIONS_APPROVE"] == "1") {
    return try await file.write(ApprovedMap(walk(isPatient: true)))
  }
  guard let approved = try file.read() else {
    reporter.report(
      TestFailure(
        "there is no approved map \(path)\n"
          + "To fix: run the test with DESTINATIONS_APPROVE=1, review the file, and commit it",
        at: place))
    return try reporter.finish()
  }
  var difference = try await MapDifference(from: approved, to: walk(isPatient: false))
  // On a busy machine, a task of the app may not have had its turn.
  if !difference.isEmpty {
    difference = try await MapDifference(from: approved, to: walk(isPatient: true))
  }
  if !difference.isEmpty { reporter.report(TestFailure(difference.text(path: path), at: place)) }
  try reporter.finish()
}

/// The file of an approved map.
private struct MapFile {
  let path: String
  let url: URL

  /// Reads the map; nil if there is no file.
  func read() throws(ApprovedMapFailure) -> ApprovedMap? {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      return nil
    }
    guard let text = url.text else { throw .unreadable(path) }
    return try ApprovedMap(parsing: text, at: path)
  }

  func write(_ map: ApprovedMap) throws(ApprovedMapFailure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(map.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path)
    }
  }
}
