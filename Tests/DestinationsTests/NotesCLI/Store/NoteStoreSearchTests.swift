import Foundation
import Testing

@testable import NotesCLI

struct NoteStoreSearchTests {
  private func match(_ query: String, _ text: String, tags: [String] = []) -> SearchHit? {
    let summary = NoteSummary(
      id: NoteID("a.md"), title: "The Title", tags: tags, modified: .distantPast, byteCount: 0)
    let note = NoteText(summary: summary, text: text, fingerprint: Fingerprint([]))
    return NoteSearch(query).match(note)
  }

  @Test func `a search match contains all words and shows the line with most of them`() {
    // All words must occur, in any order.
    #expect(match("two one", "one\ntwo") != nil)
    expectNil(match("one three", "one\ntwo"))

    // The shown line is the first of the lines with the most words.
    let hit = match("one two", "one\r\n two and one \none two")
    expectEqual(hit?.line, "two and one")
    expectEqual(hit?.lineNumber, 2)

    // Words between quotation marks are adjacent, even before the second mark is typed.
    expectEqual(
      ["\"one two\" a", "\"one  two", "\"\" two"].map {
        match($0, "two one a\none two")?.lineNumber
      },
      [1, 2, 1])
    expectNil(match("\"two three\"", "two one three"))
    #expect(match("\"two three\"", "one two\nthree") != nil)

    // A title alone matches without a line.
    expectNil(match("title", "nothing")?.lineNumber)
    expectEqual(match("title nothing", "x\nnothing")?.line, "nothing")

    // A word with a hash matches a tag.
    #expect(match("#Work", "text", tags: ["work"]) != nil)
    expectNil(match("#work", "text", tags: ["working"]))
    #expect(match("#work", "is #workshop") != nil)

    // Parts that repeat are found.
    #expect(match("aab", "aaab") != nil)
    #expect(match("日本", "これは日本です") != nil)
  }

  @Test(arguments: ["CREME", "crème", "Crème BRÛLÉE", "BRULEE creme"])
  func `a search ignores case and diacritics`(query: String) {
    expectEqual(match(query, "x\nCrème Brûlée")?.lineNumber, 2)
    expectEqual(match(query, "x\ncreme brulee")?.lineNumber, 2)
  }

  @Test(arguments: ["", "  \n"])
  func `a query without words matches nothing`(query: String) {
    expectNil(match(query, "text"))
  }

  @Test func `a search goes through all notes and reports unreadable files`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("b.md", "# Pancakes\nwith sugar")
      try folder.write("a/c.md", "sugar for pancakes")
      try folder.write("d.md", "salt")
      try folder.write("e.md", data: Data([0xff]))
      let result = await folder.store.search("SUGAR panc")
      expectEqual(result.hits.map(\.id.path), ["a/c.md", "b.md"])
      expectEqual(result.hits.map(\.lineNumber), [1, 1])
      // Notes with the words in their title or path come first.
      try folder.write("a/a.md", "# Other\n\npancakes")
      // An equal title comes first, then separate words, then beginnings of words.
      for (path, text) in [
        ("1", "Gro\nGrö"), ("2", "Gro wide"), ("3", "Growing"), ("4", "x größe"),
        ("5", "x #teapot"), ("6", "z\n#tea"), ("7", "Retrograde\nline"), ("8", "Retro\nlines"),
        ("9", "Winner"), ("x", "z\nan inn"), ("y", "z\nwinner, inns"),
        ("0-dim-fog", "Zoo"), ("z", "A dim fog"),
      ] {
        try folder.write("\(path).md", text)
      }
      for (query, order) in [
        ("gro", "1234"), ("grö", "1423"), ("wide gro", "2"), ("pancakes", "bca"), ("C", "cba"),
        ("#tea", "65"),
        ("a/c.", "c"), (".md pan", "cba"),
        ("retro line", "87"), ("inn", "xy9"), ("dim fog", "z0-dim-fog"),
      ] {
        let found = await folder.store.search(query).hits.map(\.id.stem).joined()
        expectEqual(found, order)
      }
      expectEqual(result.met.problems.map(\.error), [.notUTF8("e.md")])
      await expectEqual(folder.store.search(" "), SearchResult())
    }
  }
}
