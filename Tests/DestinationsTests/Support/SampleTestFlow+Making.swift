import Destinations
import DestinationsTesting

/// Tests of the library state the changes that they are about, and not all changes of a step.
extension TestFlow
where
  DestinationType == Sample.DestinationType, ContentType == Sample.ContentType,
  TabType == Sample.TabType
{
  convenience init(
    _ setup: Setup, ids: IDGenerator = .sequential(), clock: TestClock = TestClock(),
    interface: MockInterface = MockInterface(), startsAtOnce: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      setup, ids: ids, clock: clock, interface: interface, exhaustivity: .off,
      startsAtOnce: startsAtOnce, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @discardableResult
  static func run<Result>(
    _ setup: Setup, clock: TestClock = TestClock(), interface: MockInterface = MockInterface(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    _ test: @MainActor (TestFlow) async throws -> Result
  ) async throws -> Result {
    try await run(
      setup, clock: clock, interface: interface, exhaustivity: .off, fileID: fileID,
      filePath: filePath, line: line, column: column, test)
  }
}
