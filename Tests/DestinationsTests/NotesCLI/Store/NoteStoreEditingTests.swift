import Foundation
import Testing

@testable import NotesCLI

struct NoteStoreEditingTests {
  @Test func `a note is created under a name made from its title and overwrites nothing`()
    async throws
  {
    // A note is created with a name made from its title.
    try await TemporaryFolder.run { folder in
      let id = try await folder.store.create(title: "Café & Tea?", body: "two cups")
      expectEqual(id, NoteID("cafe-tea.md"))
      try expectEqual(folder.read("cafe-tea.md"), "# Café & Tea?\n\ntwo cups\n")
    }

    // Creating never overwrites.
    try await TemporaryFolder.run { folder in
      let store = folder.store
      for _ in 1...3 { _ = try await store.create(title: "Plan") }
      let names = await store.summaries().notes.map(\.id.path)
      expectEqual(names, ["plan-2.md", "plan-3.md", "plan.md"])
    }

    // A title of two lines stays one heading.
    try await TemporaryFolder.run { folder in
      let id = try await folder.store.create(title: "a\n# b", body: "")
      try await expectEqual(folder.store.text(of: id).text, "# a # b\n")
    }

    // A line that begins with a mark of its own gets no mark of a heading.
    try await TemporaryFolder.run { folder in
      var texts: [String] = []
      for title in ["- [ ] todo", "#tag only", "> quoted", "1. one", "Title #tag"] {
        let id = try await folder.store.create(title: title, body: "- b")
        try await texts.append(folder.store.text(of: id).text)
      }
      expectEqual(
        texts,
        [
          "- [ ] todo\n- b\n", "#tag only\n- b\n", "> quoted\n- b\n", "1. one\n- b\n",
          "# Title #tag\n\n- b\n",
        ])
    }

    // A title may begin with existing folders.
    try await TemporaryFolder.run { folder in
      try folder.write("My kitchen/pots/x.md", "x")
      try folder.write("elsewhere.md", "x")
      try folder.link("linked", to: "My kitchen")
      var paths: [String] = []
      for title in [
        "My kitchen/Tea", "My kitchen/Pans/lids", "My kitchen/pots/Big one", "My kitchen/ ",
        "and/or", "linked/Tea", "../Up", ".notescli/x", "/Tea", "elsewhere.md/x",
      ] {
        try await paths.append(folder.store.create(title: title).path)
      }
      expectEqual(
        paths,
        [
          "My kitchen/tea.md", "My kitchen/pans-lids.md", "My kitchen/pots/big-one.md",
          "my-kitchen.md", "and-or.md", "linked-tea.md", "up.md", "notescli-x.md", "tea.md",
          "elsewhere-md-x.md",
        ])
      try expectEqual(folder.read("My kitchen/tea.md"), "# Tea\n")
    }

    // Creating needs the folder.
    try await TemporaryFolder.run { folder in
      let store = NoteStore(folder: folder.url("none"))
      await #expect(throws: NoteStoreError.folderMissing(folder.url("none").path)) {
        try await store.create(title: "x")
      }
      folder.expectNoFile("none")
    }

    // A slug is not too long.
    let slug = Slug.make(from: String(repeating: "日本", count: 200))
    #expect(slug.utf8.count <= Slug.longest && slug.count == 26)

    // Two stores never create the same file.
    try await TemporaryFolder.run { folder in
      let ids = try await withThrowingTaskGroup(of: NoteID.self) { group in
        for _ in 1...20 {
          group.addTask { [store = folder.store] in try await store.create(title: "Same") }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      expectEqual(ids.count, 20)
    }
  }

  @Test(arguments: [
    ("Hello, World!", "hello-world"), ("  --  ", "note"), ("", "note"), ("../../etc", "etc"),
    (".hidden", "hidden"), ("日本 語", "日本-語"), ("Ünï/cödé", "uni-code"), ("a\0b\nc", "a-b-c"),
  ])
  func `a slug is a safe file name`(title: String, slug: String) {
    expectEqual(Slug.make(from: title), slug)
  }

  @Test func `a note is saved unless another program has changed it`() async throws {
    // A note is saved and can be saved again.
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", "one")
      let store = folder.store
      let first = try await store.text(of: NoteID("a.md"))
      let second = try await store.save(first.id, text: "# two", expecting: first.fingerprint)
      expectEqual(second.summary.title, "two")
      try await store.save(first.id, text: "three", expecting: second.fingerprint)
      try expectEqual(folder.read("a.md"), "three")
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.url.path), ["a.md"])
    }

    // A note that another program changed is not overwritten.
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", "one")
      let note = try await folder.store.text(of: NoteID("a.md"))
      try folder.write("a.md", "two")
      await #expect(throws: NoteStoreError.changedOnDisk(note.id)) {
        try await folder.store.save(note.id, text: "mine", expecting: note.fingerprint)
      }
      try expectEqual(folder.read("a.md"), "two")
      try await folder.store.save(note.id, text: "mine", expecting: nil)
      try expectEqual(folder.read("a.md"), "mine")
    }

    // A missing note is created again only on request.
    try await TemporaryFolder.run { folder in
      try folder.write("w/a.md", "one")
      let note = try await folder.store.text(of: NoteID("w/a.md"))
      try FileManager.default.removeItem(at: folder.url("w"))
      await #expect(throws: NoteStoreError.gone(note.id)) {
        try await folder.store.save(note.id, text: "mine", expecting: note.fingerprint)
      }
      folder.expectNoFile("w")
      try await folder.store.save(note.id, text: "mine", expecting: nil)
      try expectEqual(folder.read("w/a.md"), "mine")
    }

    // A fingerprint ignores a file that was only touched.
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", "one")
      let note = try await folder.store.text(of: NoteID("a.md"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date.distantPast], ofItemAtPath: folder.url("a.md").path)
      try await folder.store.save(note.id, text: "mine", expecting: note.fingerprint)
      try expectEqual(folder.read("a.md"), "mine")
    }

    // Saving keeps the permissions.
    try await TemporaryFolder.run { folder in
      try folder.write("a.md", "one")
      let path = folder.url("a.md").path
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      try await folder.store.save(NoteID("a.md"), text: "two", expecting: nil)
      expectEqual(FileSystem.status(of: path)?.permissions, 0o600)
    }
  }

  @Test func `a note is moved to a free path within the folder, or not at all`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("a/b.md", "# B")
      try folder.write("c.markdown", "# C")
      try folder.write("linked/x.md", "x")
      try folder.link("out", to: "linked")
      var said: [String] = []
      for (from, path) in [
        ("a/b.md", "new/folders/of it"), ("new/folders/of it.md", "c.markdown"),
        ("new/folders/of it.md", "a/"), ("a/of it.md", "v1.2"), ("c.markdown", "x/c"),
        ("v1.2.md", "x/c.MARKDOWN/d.md"), ("v1.2.md", "../up"), ("v1.2.md", ".hidden"),
        ("v1.2.md", "out/x"), ("v1.2.md", "/x"), ("none.md", "x"), ("v1.2.md", "x/c.markdown/d"),
      ] {
        let move = NoteMove(id: NoteID(from), path: path)
        do throws(NoteStoreError) {
          try await folder.store.move(move)
          said.append(move.target.path)
        } catch {
          said.append(error.description.replacing(folder.url.path, with: ""))
        }
      }
      expectEqual(
        said,
        [
          "new/folders/of it.md", "c.markdown already exists; nothing is overwritten.",
          "a/of it.md", "v1.2.md", "x/c.markdown", "x/c.MARKDOWN/d.md",
          "../up.md leads out of the notes folder.", ".hidden.md leads out of the notes folder.",
          "out goes through a symbolic link, which is not followed.",
          "/x.md leads out of the notes folder.", "none.md is no longer there.",
          "v1.2.md is no longer there.",
        ])
      try expectEqual(folder.read("x/c.MARKDOWN/d.md"), "# B")
      // A request by a former path is answered with the current one.
      let store = folder.store
      for (from, to) in [("linked/x.md", "y.md"), ("y.md", "z.md"), ("z.md", "y.md")] {
        try await store.move(NoteMove(id: NoteID(from), path: to))
      }
      for former in ["linked/x.md", "z.md"] {
        await #expect(throws: NoteStoreError.moved(NoteID(former), to: NoteID("y.md"))) {
          try await store.text(of: NoteID(former))
        }
      }
      // A path that a note left and then took again is not one of its former paths.
      try folder.remove("y.md")
      await #expect(throws: NoteStoreError.gone(NoteID("y.md"))) {
        try await store.text(of: NoteID("y.md"))
      }
    }
  }

  @Test(arguments: [
    "", "/etc/x.md", "../x.md", "a/../../x.md", "a//x.md", "./x.md", "a/..", ".hidden.md",
    ".notescli/trash/x.md", "a\0.md", "a/",
  ])
  func `an identifier that leads out of the folder is refused`(path: String) async throws {
    try await TemporaryFolder.run { folder in
      let refusal = NoteStoreError.outsideFolder(path)
      let id = NoteID(path)
      await #expect(throws: refusal) { try await folder.store.text(of: id) }
      await #expect(throws: refusal) { try await folder.store.delete(id) }
      await #expect(throws: refusal) {
        try await folder.store.save(id, text: "x", expecting: nil)
      }
    }
  }

  @Test func `only Markdown files within the folder are notes`() async throws {
    // A link that leads out of the folder is refused.
    try await TemporaryFolder.run { folder in
      try folder.write("notes/a.md", "a")
      try folder.write("secret/s.md", "secret")
      try folder.link("notes/out", to: "../secret")
      try folder.link("notes/s.md", to: "../secret/s.md")
      try folder.link("notes/same.md", to: "a.md")
      let store = NoteStore(folder: folder.url("notes"))
      await #expect(throws: NoteStoreError.outsideFolder("out")) {
        try await store.text(of: NoteID("out/s.md"))
      }
      await #expect(throws: NoteStoreError.outsideFolder("s.md")) {
        try await store.save(NoteID("s.md"), text: "x", expecting: nil)
      }
      await #expect(throws: NoteStoreError.symbolicLink("same.md")) {
        try await store.delete(NoteID("same.md"))
      }
      try expectEqual(folder.read("secret/s.md"), "secret")
    }

    // Only Markdown files are notes.
    try await TemporaryFolder.run { folder in
      try folder.write("a.txt", "x")
      await #expect(throws: NoteStoreError.notANote("a.txt")) {
        try await folder.store.delete(NoteID("a.txt"))
      }
      await #expect(throws: NoteStoreError.gone(NoteID("a.md"))) {
        try await folder.store.text(of: NoteID("a.md"))
      }
    }
  }
}
