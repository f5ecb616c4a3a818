import Foundation
import Testing

@testable import NotesCLI

struct SampleNotesTests {
  @Test func `sample notes are written once, and only into a folder that the app creates`()
    async throws
  {
    // Samples are written once.
    try await TemporaryFolder.run { folder in
      let url = folder.url("new/Notes")
      #expect(try SampleNotes.install(in: url))
      let result = await NoteStore(folder: url).summaries()
      expectEqual(result.problems, [])
      expectEqual(Set(result.notes.map(\.id.path)), Set(SampleNotes.all.map(\.path)))
      try FileManager.default.removeItem(at: folder.url("new/Notes/Welcome.md"))
      try expectEqual(SampleNotes.install(in: url), false)
      folder.expectNoFile("new/Notes/Welcome.md")
    }

    // An empty folder stays empty.
    try await TemporaryFolder.run { folder in
      let installed = try SampleNotes.install(in: folder.url)
      #expect(!installed)
      await expectEqual(folder.store.summaries().notes, [])
    }

    // The tags of the samples are the intended ones.
    let tags = SampleNotes.all.flatMap { NoteParser.header(of: $0.text).tags }
    expectEqual(Set(tags), ["garden", "idea", "markdown", "recipe", "search", "start", "weekend"])

    // The default folder follows the environment.
    #if !canImport(Darwin)
      func path(_ environment: [String: String]) -> String {
        DataFolder.default(environment: environment).path
      }
      expectEqual(path(["HOME": "/h"]), "/h/.local/share/NotesCLI/Notes")
      expectEqual(path(["HOME": "/h", "XDG_DATA_HOME": "/x"]), "/x/NotesCLI/Notes")
      expectEqual(path(["HOME": "/h", "XDG_DATA_HOME": "x"]), "/h/.local/share/NotesCLI/Notes")
    #endif
  }

  @Test func `every store error is described in one sentence`() {
    // Every error is one sentence.
    let errors: [NoteStoreError] = [
      .folderMissing("x"), .notADirectory("x"), .notUTF8("x"), .nameNotUTF8("x"),
      .unreadable("x"), .tooLarge("x"), .gone(NoteID("x")), .changedOnDisk(NoteID("x")),
      .cannotWrite("x", reason: "y"), .outsideFolder("x"), .symbolicLink("x"), .notANote("x"),
      .notInTrash(TrashID("x")),
    ]
    for error in errors {
      expectContains(error.description, "x")
      expectSuffix(error.description, ".")
    }
  }
}
