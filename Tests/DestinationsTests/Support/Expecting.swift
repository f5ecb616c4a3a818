import Destinations
import DestinationsTesting
import Testing

// Expectations in functions, because the expansion of `#expect` at every call takes the compiler twenty times as long
// as a call. Each failure is reported at the line of the call, with the values of both sides.

/// Expects two values to be equal, as `#expect(value == wanted)` does.
func expectEqual<Value: Equatable>(
  _ value: Value, _ wanted: Value, _ comment: @autoclosure () -> String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value != wanted { expectEqual(value, wanted, comment(), fileID, filePath, line) }
}

/// Expects that there is no value, as `#expect(value == nil)` does.
func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value == nil { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  #expect(value == nil, comment().map(Comment.init(rawValue:)), sourceLocation: place)
}

/// Expects a collection to be empty, as `#expect(values.isEmpty)` does.
func expectEmpty(
  _ values: some Collection, _ comment: @autoclosure () -> String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if values.isEmpty { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  #expect(values.isEmpty, comment().map(Comment.init(rawValue:)), sourceLocation: place)
}

/// Expects a text to contain another, as `#expect(text.contains(part))` does.
func expectContains(
  _ text: String, _ part: String, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line
) {
  if text.contains(part) { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  #expect(text.contains(part), sourceLocation: place)
}

/// Expects a text to end in another, as `#expect(text.hasSuffix(end))` does.
func expectSuffix(
  _ text: String, _ end: String, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line
) {
  if text.hasSuffix(end) { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  #expect(text.hasSuffix(end), sourceLocation: place)
}

/// Returns a value, or fails and throws if there is none, as `#require(value)` does.
func require<Value>(
  _ value: Value?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) throws -> Value {
  if let value { return value }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  return try #require(value, sourceLocation: place)
}

/// Expects two values to be equal, and reports a failure at the line of the caller.
private func expectEqual<Value: Equatable>(
  _ value: Value, _ wanted: Value, _ what: String?, _ fileID: String, _ filePath: String,
  _ line: Int
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  #expect(value == wanted, what.map(Comment.init(rawValue:)), sourceLocation: place)
}

/// Expects a request to be done.
@MainActor
func expectDone(
  _ handle: RequestHandle, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line
) async {
  let isDone = await handle.outcome.isDone
  expectEqual(isDone, true, "whether it is done", fileID, filePath, line)
}

/// Expects work to be refused with a code.
func expectError(
  _ code: DestinationError.Code, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, _ work: () throws -> Void
) {
  var found: DestinationError.Code?
  do {
    try work()
  } catch {
    found = (error as? DestinationError)?.code
  }
  expectEqual(found, code, "why it is refused", fileID, filePath, line)
}

extension FlowSnapshot {
  /// Expects a flow to equal this snapshot.
  func expectUnchanged(
    _ flow: SampleTestFlow, _ world: SampleWorld, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(FlowSnapshot(flow, world), self, "the flow", fileID, filePath, line)
  }
}

extension OwnFlow {
  /// Expects the routes of all places.
  func expectRoutes(
    _ routes: [Sample.DestinationType], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    let found = activeDestinations.map { $0.type }
    expectEqual(found, routes, "what is presented", fileID, filePath, line)
  }
}

extension TestFlow where DestinationType == Sample.DestinationType {
  /// Expects the given routes: of all places in order of arrival, of those on screen, and of the current one.
  func expectPlaces(
    _ active: [Route]? = nil, visible: [Route]? = nil, current: Route? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let found = (active.map { _ in self.active }, visible.map { _ in self.visible })
    expectEqual(found.0, active, "what is presented", fileID, filePath, line)
    expectEqual(found.1, visible, "what is on screen", fileID, filePath, line)
    if let current {
      expectEqual(self.current, current, "the current place", fileID, filePath, line)
    }
  }

  /// Expects the first place of a route to have a parent of a route.
  func expectParent(
    _ parent: Route, of route: Route, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    expectEqual(self.parent(of: route), parent, "the parent of \(route)", fileID, filePath, line)
  }

  /// Expects that nothing is pending.
  func expectNothingPending(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(flow.pending, [], "what is waited for", fileID, filePath, line)
  }
}

extension TestStep {
  /// Expects the first request of the step to be done.
  func expectDone(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    expectEqual(outcome?.isDone, true, "whether the step is done", fileID, filePath, line)
  }

  /// Expects the first request of the step to be refused with a code.
  func expectRefused(
    _ code: DestinationError.Code, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    expectEqual(error?.code, code, "the code of the refusal", fileID, filePath, line)
  }

  /// Expects the calls to the interface during the step.
  func expectCalls(
    _ calls: [String], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let found = self.calls.map(\.description)
    expectEqual(found, calls, "the calls to the interface", fileID, filePath, line)
  }
}

extension TestJournal {
  /// Expects the lines since they were last taken.
  func expect(
    _ lines: [String], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(self.lines, lines, "the journal", fileID, filePath, line)
  }

  /// Expects the lines since they were last taken, and takes them.
  func expectNext(
    _ lines: [String], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(take(), lines, "the journal", fileID, filePath, line)
  }
}

extension WeakBox {
  /// Expects the number of live objects and, if given, the number of added ones.
  func expectLiving(
    _ living: Int, of count: Int? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    expectEqual(livingCount, living, "how many live", fileID, filePath, line)
    if let count { expectEqual(self.count, count, "how many were made", fileID, filePath, line) }
  }
}

extension Observer {
  /// Expects the number of reported changes.
  func expectCount(
    _ count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(self.count, count, "the number of reported changes", fileID, filePath, line)
  }
}
