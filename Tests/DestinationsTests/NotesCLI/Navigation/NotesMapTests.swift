import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import NotesCLI

/// The approved map of NotesCLI.
@MainActor
struct NotesMapTests {
  @Test func `NotesCLI agrees with its approved map`() async throws {
    try await TemporaryFolder.run { folder in
      try await approveMap(
        of: try NotesExplorationTests.setup(in: folder), contents: NotesExplorationTests.contents,
        at: "../../../Golden/notes-cli.map", patience: .seconds(20))
    }
  }
}
