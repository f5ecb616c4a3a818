import Destinations
import DestinationsTesting
import Foundation

@testable import NotesCLI

/// NotesCLI's own navigation, over a folder of a test and without a terminal.
typealias NotesFlow = TestFlow<App.DestinationType, App.ContentType, App.TabType>

extension NotesFlow {
  /// Runs a test on the app after its start, with a few notes.
  static func test(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ test: @MainActor (NotesFlow) async throws -> Void
  ) async throws {
    try await self.test(fileID: fileID, filePath: filePath, line: line, column: column) { flow, _ in
      try await test(flow)
    }
  }

  /// Runs a test that also reads the folder of the notes.
  static func test(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ test: @MainActor (NotesFlow, TemporaryFolder) async throws -> Void
  ) async throws {
    try await TemporaryFolder.run { folder in
      for (path, text) in AppUnderTest.notes { try folder.write(path, text) }
      let setup = App.setup(Services(store: folder.store, notices: Notices(), openFile: nil))
      try await run(setup, fileID: fileID, filePath: filePath, line: line, column: column) { flow in
        try await test(flow, folder)
        await flow.settle()
      }
    }
  }

  /// The place with the tabs, whose interactions apply everywhere.
  var home: UUID { flow.tree.rootID ?? UUID() }

  /// The identifier of the first place of a route.
  func id(of route: App.DestinationType) -> UUID? {
    flow.activeDestinations.first { $0.type == route }?.id
  }
}

extension ExpectedTree
where
  DestinationType == App.DestinationType, ContentType == App.ContentType, TabType == App.TabType
{
  /// Opens a note beside the list.
  mutating func open(_ note: App.ContentType) {
    present(.column(.detail, showing: .note, content: note))
  }

  /// Closes the place beside the list.
  mutating func close() {
    present(.path([.column(.detail, showing: .blank), .column(.sidebar)]))
  }
}

extension App.ContentType {
  static let plan = App.ContentType.note(NoteID("plan.md"))
  static let tea = App.ContentType.note(NoteID("kitchen/tea.md"))
}
