import Foundation
import Testing

@testable import NotesCLI

struct NoteStoreListingTests {
  @Test func `a listing finds the notes of all folders, in order and in parts`() async throws {
    // A listing finds notes in all folders, in order.
    try await TemporaryFolder.run { folder in
      try folder.write("b.md", "# Bee\n#x")
      try folder.write("a/deep/c.markdown", "see")
      try folder.write("a/empty.md", "")
      try folder.write("picture.png", "no")
      let result = await folder.store.summaries()
      expectEqual(result.problems, [])
      expectEqual(result.notes.map(\.id.path), ["a/deep/c.markdown", "a/empty.md", "b.md"])
      expectEqual(result.notes.map(\.title), ["see", "empty", "Bee"])
      expectEqual(result.notes.map(\.byteCount), [3, 0, 8])
      expectEqual(result.notes.last?.tags, ["x"])
    }

    // Hidden files and the app's own folder are skipped.
    try await TemporaryFolder.run { folder in
      try folder.write(".hidden.md", "x")
      try folder.write(".git/x.md", "x")
      try folder.write(".notescli/trash/1-a/x.md", "x")
      #expect(await folder.store.summaries().isEmpty)
    }

    // A listing comes in parts.
    try await TemporaryFolder.run { folder in
      for number in 1...7 { try folder.write("n\(number).md", "x") }
      var sizes: [Int] = []
      for await part in folder.store.listing(partsOf: 3) { sizes.append(part.notes.count) }
      expectEqual(sizes, [3, 3, 1])
    }

    // The notes folder itself may be a link.
    try await TemporaryFolder.run { folder in
      try folder.write("notes/a.md", "real")
      try folder.link("link", to: "notes")
      let store = NoteStore(folder: folder.url("link"))
      try store.open()
      await expectEqual(store.summaries().notes.map(\.title), ["real"])
      try await expectEqual(store.text(of: NoteID("a.md")).text, "real")
    }
  }

  @Test func `an unreadable file is reported as a problem and hides no other note`() async throws {
    // A file that is not UTF-8 is a problem and hides no other note.
    try await TemporaryFolder.run { folder in
      try folder.write("bad.md", data: Data([0x23, 0x20, 0xff, 0xfe]))
      try folder.write("cut.md", data: Data([0x61, 0xf0, 0x9f, 0x98]))
      try folder.write("good.md", "good")
      let result = await folder.store.summaries()
      expectEqual(result.notes.map(\.title), ["good"])
      expectEqual(result.problems.map(\.error), [.notUTF8("bad.md"), .notUTF8("cut.md")])
      expectEqual(result.problems.first?.description, "bad.md is not text in UTF-8.")
    }

    // Links into the folder are skipped, links out of it are problems.
    try await TemporaryFolder.run { folder in
      try folder.write("notes/a/real.md", "real")
      try folder.write("secret/s.md", "secret")
      try folder.link("notes/a/cycle", to: "..")
      try folder.link("notes/again.md", to: "a/real.md")
      try folder.link("notes/broken.md", to: "nowhere")
      try folder.link("notes/out", to: "../secret")
      try folder.link("notes/picture", to: "../secret/s.md")
      let result = await NoteStore(folder: folder.url("notes")).summaries()
      expectEqual(result.notes.map(\.id.path), ["a/real.md"])
      expectEqual(
        result.problems.map(\.error), [.gone(NoteID("broken.md")), .outsideFolder("out")])
    }

    // A file that is too large is a problem.
    try await TemporaryFolder.run { folder in
      try folder.write("big.md", "")
      expectEqual(truncate(folder.url("big.md").path, off_t(NoteReader.largestFile) + 1), 0)
      let problems = await folder.store.summaries().problems
      expectEqual(problems.map(\.error), [.tooLarge("big.md")])
    }
  }

  @Test func `a missing folder, or a file in its place, is the only problem reported`() async throws
  {
    // A folder that is missing is the only problem.
    try await TemporaryFolder.run { folder in
      let path = folder.url("none").path
      let store = NoteStore(folder: folder.url("none"))
      #expect(throws: NoteStoreError.folderMissing(path)) { try store.open() }
      await expectEqual(store.summaries().problems.map(\.error), [.folderMissing(path)])
    }

    // A file is not a notes folder.
    try await TemporaryFolder.run { folder in
      try folder.write("file", "x")
      let path = folder.url("file").path
      let store = NoteStore(folder: folder.url("file"))
      #expect(throws: NoteStoreError.notADirectory(path)) { try store.open() }
      await expectEqual(store.summaries().problems.map(\.error), [.notADirectory(path)])
    }
  }

  @Test func `watching a listing notices changes by the dates of files and folders`() async throws {
    try await TemporaryFolder.run { folder in
      for name in ["a/b.md", "c.md", "d.md"] { try folder.write(name, "x") }
      let past = Date(timeIntervalSince1970: 1_000)
      let paths = ["a/b.md", "c.md", "d.md", "a", ""]
      /// Returns the results of successive checks, after a change and before it is undone.
      func looks(after time: Date, _ change: () throws -> Void) async throws -> [Bool] {
        for path in paths { try folder.date(path, past) }
        var watch = ListingWatch(filesAtOnce: 2)
        watch.add(await folder.store.summaries())
        try change()
        return (1...2).map { _ in watch.hasChanged(in: folder.store.folder, at: time) }
      }
      try await expectEqual(looks(after: .now) {}, [false, false])
      try await expectEqual(looks(after: .now) { try folder.write("a/e.md", "") }, [true, true])
      #expect(
        try await looks(after: .now) { try folder.date("a/b.md", .now) }.contains(true))
      try await expectEqual(looks(after: .now) { try folder.remove("") }, [true, true])
    }

    // A note that was just written is checked again once its date is old enough.
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", "x")
      let written = Date(timeIntervalSince1970: 1_000)
      try folder.date("a.md", written)
      let looks = [(1.0, 1.5), (1, 60), (60, 90)].map { listed, looked in
        FileStamp(of: "a.md", in: folder.store.folder, at: written + listed)
          .isCurrent(in: folder.store.folder, at: written + looked)
      }
      expectEqual(looks, [true, false, true])
    }
  }

  #if os(Linux)
    @Test func `a file name that is not UTF-8 is a problem`() async throws {
      try await TemporaryFolder.run { folder in
        var path = Array(folder.url.path.utf8CString.dropLast()) + [0x2f, -1]
        path += ".md".utf8CString
        close(open(path, O_CREAT | O_WRONLY, 0o600))
        let problems = await folder.store.summaries().problems
        expectEqual(problems.map(\.error), [.nameNotUTF8("\u{fffd}.md")])
      }
    }
  #endif

  @Test func `a named pipe among the notes does not block`() async throws {
    try await TemporaryFolder.run { folder in
      expectEqual(mkfifo(folder.url("pipe.md").path, 0o600), 0)
      #expect(await folder.store.summaries().isEmpty)
      await #expect(throws: NoteStoreError.unreadable("pipe.md")) {
        try await folder.store.text(of: NoteID("pipe.md"))
      }
    }
  }
}
