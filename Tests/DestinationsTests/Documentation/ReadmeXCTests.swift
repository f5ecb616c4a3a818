import Destinations
import DestinationsTesting
import XCTest

/// The README's test with XCTest.
final class OpeningTests: XCTestCase {
  func testNotes() async throws {
    try await TestFlow.run(notesSetup()) { flow in
      flow.perform(ListView.UserInteractionType.open, content: .note(7)) {
        $0.push(.note, content: .note(7))
      }
      flow.goBack { $0.goBack() }
    }
  }
}
