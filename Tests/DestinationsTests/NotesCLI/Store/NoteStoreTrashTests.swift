import Foundation
import Testing

@testable import NotesCLI

struct NoteStoreTrashTests {
  @Test func `a deleted note is restored to its old path and overwrites nothing`() async throws {
    // A deleted note is restored to its former path.
    try await TemporaryFolder.run { folder in
      try folder.write("work/plan.md", "# Plan\n#x")
      let store = NoteStore(folder: folder.url, now: { Date(timeIntervalSince1970: 12.5) })
      let id = try await store.delete(NoteID("work/plan.md"))
      folder.expectNoFile("work/plan.md")
      let trashed = await store.trashed()
      expectEqual(trashed.map(\.id), [id])
      expectEqual(trashed.map(\.summary.id.path), ["work/plan.md"])
      expectEqual(trashed.map(\.summary.title), ["Plan"])
      expectEqual(trashed.map(\.deleted), [Date(timeIntervalSince1970: 12.5)])
      try FileManager.default.removeItem(at: folder.url("work"))
      try await expectEqual(store.restore(id), NoteID("work/plan.md"))
      try expectEqual(folder.read("work/plan.md"), "# Plan\n#x")
      await expectEqual(store.trashed(), [])
    }

    // Notes deleted from one path stay separate, the latest first.
    try await TemporaryFolder.run { folder in
      var texts: [String] = []
      for number in 1...3 {
        try folder.write("a.md", "text \(number)")
        let time = Date(timeIntervalSince1970: Double(number))
        try await NoteStore(folder: folder.url, now: { time }).delete(NoteID("a.md"))
      }
      for note in await folder.store.trashed() { texts.append(note.summary.title) }
      expectEqual(texts, ["text 3", "text 2", "text 1"])
    }

    // Restoring never overwrites.
    try await TemporaryFolder.run { folder in
      let store = folder.store
      try folder.write("a.md", "old")
      let id = try await store.delete(NoteID("a.md"))
      try folder.write("a.md", "new")
      try await expectEqual(store.restore(id), NoteID("a-2.md"))
      try expectEqual(folder.read("a.md"), "new")
      try expectEqual(folder.read("a-2.md"), "old")
    }

    // A blocked path leaves the note in the trash.
    try await TemporaryFolder.run { folder in
      try folder.write("work/plan.md", "plan")
      let store = folder.store
      let id = try await store.delete(NoteID("work/plan.md"))
      try FileManager.default.removeItem(at: folder.url("work"))
      try folder.write("work", "now a file")
      let refusal = NoteStoreError.cannotWrite("work/plan.md", reason: "Not a directory")
      await #expect(throws: refusal) { try await store.restore(id) }
      await expectEqual(store.trashed().map(\.id), [id])
    }
  }

  @Test func `the trash can be emptied, shows unreadable notes and refuses a symbolic link`()
    async throws
  {
    // The trash is emptied one by one or at once.
    try await TemporaryFolder.run { folder in
      let store = folder.store
      for name in ["a.md", "b.md", "c.md"] { try folder.write(name, name) }
      let first = try await store.delete(NoteID("a.md"))
      try await store.delete(NoteID("b.md"))
      try await store.deleteForever(first)
      await expectEqual(store.trashed().map(\.summary.id.path), ["b.md"])
      try await expectEqual(store.emptyTrash(), 1)
      await expectEqual(store.trashed(), [])
      folder.expectFile("c.md")
    }

    // An unreadable note is still listed in the trash.
    try await TemporaryFolder.run { folder in
      try folder.write("bad.md", data: Data([0xff]))
      try await folder.store.delete(NoteID("bad.md"))
      await expectEqual(folder.store.trashed().map(\.summary.title), ["bad"])
    }

    // A trash folder that is a symbolic link is not used.
    try await TemporaryFolder.run { folder in
      try folder.write("notes/a.md", "a")
      try folder.write("other/trash/1-a/x.md", "x")
      try folder.link("notes/.notescli", to: "../other")
      let store = NoteStore(folder: folder.url("notes"))
      await expectEqual(store.trashed(), [])
      await #expect(throws: NoteStoreError.outsideFolder(".notescli")) {
        try await store.delete(NoteID("a.md"))
      }
      folder.expectFile("notes/a.md")
    }

    // Deleting a missing note changes nothing.
    try await TemporaryFolder.run { folder in
      await #expect(throws: NoteStoreError.gone(NoteID("a.md"))) {
        try await folder.store.delete(NoteID("a.md"))
      }
      folder.expectNoFile(".notescli")
    }
  }

  @Test(arguments: ["", "..", "1-x/../../..", "/", "12-gone", ".", "1-a\0"])
  func `an identifier that is not in the trash is refused`(name: String) async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", "a")
      let id = TrashID(name)
      await #expect(throws: NoteStoreError.notInTrash(id)) { try await folder.store.restore(id) }
      await #expect(throws: NoteStoreError.notInTrash(id)) {
        try await folder.store.deleteForever(id)
      }
      folder.expectFile("a.md")
    }
  }
}
