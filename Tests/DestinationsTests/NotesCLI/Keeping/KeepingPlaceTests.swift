import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import NotesCLI

/// Coming back to where the user was, and sessions in files.
@MainActor
struct KeepingPlaceTests {
  private func session(_ folder: TemporaryFolder, byKeys: Bool = true) -> Session {
    Session(Services(store: folder.store, notices: Notices(), takesKeys: byKeys))
  }

  /// Types lines into a session, and then drops the session without notice, as a signal would.
  private func run(
    _ session: Session, _ lines: String...
  ) async -> String {
    let runner = PipeRunner(session)
    _ = await runner.start()
    for line in lines { _ = await runner.output(for: line) }
    return session.flow.tree.text(showsIDs: false) { "\($0)" }
  }

  @Test func `a relaunch restores the last places, but no open question`() async throws {
    // The program reopens at its last place.
    try await TemporaryFolder.run { folder in
      for (path, text) in AppUnderTest.notes { try folder.write(path, text) }
      let before = await run(session(folder), "open 1", "edit", "tab tags", "open 1")
      #expect(before.contains("editor") && before.contains("> tagged"))
      let after = await run(session(folder))
      expectEqual(after, before)
      let searching = await run(session(folder), "search cups", "search stripes", "open 1")
      let second = session(folder)
      await expectEqual(run(second), searching)
      #expect(second.shown.layers.first?.titles.contains("Search: stripes") ?? false)
      // Notes are listed in the same order, also if the order was changed last.
      let sorting = session(folder)
      _ = await run(sorting, "back", "back", "sort")
      await sorting.close()
      let third = session(folder)
      _ = await run(third)
      #expect(third.shown.layers.first?.titles.contains("Notes, latest first") ?? false)
    }

    // A script begins at the list, and does not change the kept place of the user.
    try await TemporaryFolder.run { folder in
      for (path, text) in AppUnderTest.notes { try folder.write(path, text) }
      await expectContains(run(session(folder, byKeys: false), "tab trash"), "> trash")
      folder.expectNoFile(PlaceKeeper.file)
      let before = await run(session(folder), "open 1")
      await expectContains(run(session(folder, byKeys: false)), "> notes")
      await expectEqual(run(session(folder)), before)
    }

    // A question is not restored, and a file that is not a state is ignored.
    try await TemporaryFolder.run { folder in
      for (path, text) in AppUnderTest.notes { try folder.write(path, text) }
      let before = await run(session(folder), "open 1", "delete")
      expectContains(before, "sheet: > confirmDelete")
      let after = await run(session(folder))
      #expect(after.contains("> note") && !after.contains("confirmDelete"))
      try folder.write(PlaceKeeper.file, "no state")
      let fresh = await run(session(folder))
      #expect(fresh.contains("> notes") && !fresh.contains("> note\n"))
    }
  }

  @Test func `a recorded session replays to the same places`() async throws {
    try await TemporaryFolder.run { folder in
      for (path, text) in AppUnderTest.notes { try folder.write(path, text) }
      let tape = folder.url.appending(path: "session.tape").path
      let first = session(folder)
      first.recording = tape
      let before = await run(first, "open 2", "edit", "back", "tab tags", "open 1", "new Milk")
      await first.close()
      let second = session(folder)
      second.replayed = try SessionTape.read(tape)
      await expectEqual(run(second), before)
      // A file is overwritten only if it is a session, or empty.
      try SessionTape.begin(tape)
      for text in ["", "# A note\n"] {
        try folder.write("session.tape", text)
        if text.isEmpty {
          try SessionTape.begin(tape)
        } else {
          #expect(throws: Complaint.self) { try SessionTape.begin(tape) }
          try expectEqual(folder.read("session.tape"), text)
        }
      }
      try folder.write("session.tape", "{}")
      #expect(throws: Complaint.self) { try SessionTape.read(tape) }
      #expect(throws: Complaint.self) { try SessionTape.read("/nonexistent/tape") }
    }
  }
}
