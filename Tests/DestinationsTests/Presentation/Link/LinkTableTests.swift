import Destinations
import Foundation
import Testing

struct LinkTableTests {
  private let table = NotesLink.table

  private func code(of link: String) -> DestinationError.Code? {
    do {
      _ = try table.target(of: link)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `a link leads to its target`() throws {
    let targets: [(link: String, target: NotesLink)] = [
      ("notes://tags", .tags),
      ("NOTES://tags/", .tags),
      ("notes:///tags", .tags),
      ("https://notes.example.com/tags", .tags),
      ("https://NOTES.example.com//tags?unknown=1#part", .tags),
      ("notes://note/plan", .note("plan", isEditing: false)),
      ("notes://note/plan?edit=1", .note("plan", isEditing: true)),
      ("notes://note/plan?edit", .note("plan", isEditing: true)),
      ("notes://note/plan?edit=false", .note("plan", isEditing: false)),
      ("notes://note/a%2Fb%20c", .note("a/b c", isEditing: false)),
      ("notes://note/plan/versions/4", .version(4, note: "plan")),
      ("notes://search?word=a&word=&word=b", .search(words: ["a", "", "b"], limit: 20)),
      ("notes://search?limit=5", .search(words: [], limit: 5)),
      ("notes://files/2026/to%20do.md", .file(["2026", "to do.md"])),
      ("notes://files", .file([])),
    ]
    for (link, target) in targets {
      let url = try require(URL(string: link))
      try expectEqual(
        [table.target(of: link), table.target(of: url)], [target, target], "\(link)")
    }
  }

  @Test func `a link that matches no declaration is unknown`() {
    let links = [
      "mail://tags", "https://example.com/tags", "tags", "", "notes://", "notes://unknown",
      "notes://note", "notes://note/plan/versions", "notes://note/plan/versions/four",
      "notes://note/plan?edit=perhaps", "notes://note/plan?edit=1&edit=1", "notes://tags/more",
      "notes://search?limit=", "notes://search?limit=1&limit=2",
    ]
    expectEqual(links.filter { code(of: $0) != .unknownLink }, [])

    // A link whose encoding is broken is malformed.
    let broken = [
      "notes://note/%zz", "notes://note/%4", "notes://note/%ff", "notes://note/a?edit=%",
      "notes://no te", "notes://note/\u{0}",
    ]
    expectEqual(broken.filter { code(of: $0) != .malformedLink }, [])
  }

  @Test func `a pattern may name a web link's host, and a value type decides which hosts match`()
    throws
  {
    let table = LookUpWorld.table
    let targets: [(link: String, target: LookUpWorld.Target)] = [
      ("https://a.social/status/7", .status(7, host: "a.social")),
      ("https://A.Social//status/7?unknown=1", .status(7, host: "a.social")),
      // Patterns with words and the app's own hosts come first.
      ("https://example.com/note/7", .note(7)),
      ("https://example.com/more", .page(["example.com", "more"])),
      ("https://a.net/status/7", .page(["a.net", "status", "7"])),
      ("https://a.net", .page(["a.net"])),
    ]
    for (link, target) in targets { expectEqual(try table.target(of: link), target, "\(link)") }
    for link in ["http://a.social/status/7", "https://a.social:8/status/7", "sample://a.social"] {
      #expect(throws: DestinationError.self, "\(link)") { try table.target(of: link) }
    }
    // Without such a pattern, a link of another host is not read at all.
    expectEqual(code(of: "https://a.social/%ff"), .unknownLink)
    expectEmpty(table.faults)
    expectEmpty(
      table.roundTripFaults(over: [.status(7, host: "a.social"), .page(["a.net", "x y"])]))
    let printed = table.url(to: .status(7, host: "a.social"))?.absoluteString
    expectEqual(printed, "https://a.social/status/7")
  }

  @Test(arguments: NotesLink.samples)
  func `a target's link leads back to it`(_ target: NotesLink) throws {
    let link = try require(table.url(to: target))
    let onWeb = try require(table.url(to: target, onWeb: true))
    expectEqual(onWeb.host, "notes.example.com")
    try expectEqual([table.target(of: link), table.target(of: onWeb)], [target, target])
  }

  @Test func `the first segment of a link round-trips, even if it resembles a host`() throws {
    let names = LinkTable(LinkOrigin(scheme: "notes", webHosts: ["notes.example.com"])) {
      DeepLink("{name}/{more...}", .string, .list(.string)) {
        [$0] + $1
      } values: {
        ($0[0], Array($0.dropFirst()))
      }
    }
    let first = [
      "xn--mnchen-3ya", "xn--a", "XN--MNCHEN-3YA", "ü", "é", "e\u{301}", "a:b", "a:80", "user@host",
      "+", "..", ".", "[::1]", "127.0.0.1", "%C3", "NOTE", "😀", "a b",
    ]
    let samples = first.map { [$0] } + first.map { [$0, $0] }
    expectEqual(names.roundTripFaults(over: samples).map(\.reason), [])
    // The texts themselves are compared, because texts that are not identical can be equal.
    for sample in first {
      let link = try require(names.url(to: [sample]))
      expectEqual(try names.target(of: link).map { Array($0.utf8) }, [Array(sample.utf8)])
    }
  }

  @Test func `a link has the app's scheme or a web host, and neither a user nor a port`() {
    let links = [
      "http://notes.example.com/tags", "ftp://notes.example.com/tags", "//notes.example.com/tags",
      "https://user@notes.example.com/tags", "https://user:word@notes.example.com/tags",
      "https://@notes.example.com/tags", "https://notes.example.com:443/tags",
      "https://notes.example.com:8080/tags", "https://notes.example.com.evil.example/tags",
      "notes://user@tags", "notes://:word@tags", "notes://tags:80", "notes:tags", "notes:/tags",
    ]
    expectEqual(links.filter { code(of: $0) != .unknownLink }, [])
    expectNil(code(of: "HTTPS://Notes.Example.com/tags"))
  }

  @Test func `a plus sign is literal, and other characters are read only when encoded`()
    throws
  {
    let plus = NotesLink.note("a+b", isEditing: false)
    try expectEqual(table.target(of: "notes://note/a+b"), plus)
    try expectEqual(table.target(of: "notes://note/a%2Bb"), plus)
    try expectEqual(
      table.target(of: "notes://search?word=a+b&word=a%2Bb&word=a%20b"),
      .search(words: ["a+b", "a+b", "a b"], limit: 20))

    // A URL encodes what a text must not contain.
    let cafe = NotesLink.note("café", isEditing: false)
    try expectEqual(table.target(of: "notes://note/caf%C3%A9"), cafe)
    try expectEqual(table.target(of: require(URL(string: "notes://note/café"))), cafe)
    let raw = [
      "notes://note/café", "notes://search?word=é", "notes://note/a b", "notes://note/a|b",
    ]
    expectEqual(raw.filter { code(of: $0) != .malformedLink }, [])
  }

  @Test func `links are printed with all reserved characters encoded`() {
    let link = table.url(to: .note("a/b c?ü", isEditing: true))
    expectEqual(link?.absoluteString, "notes://note/a%2Fb%20c%3F%C3%BC?edit=1")

    // A target with an empty segment has no link.
    let empty: [NotesLink] = [.note("", isEditing: false), .file(["a", ""])]
    expectEqual(empty.map { table.url(to: $0) }, [nil, nil])

    // Identifiers, and values that may be absent, are read as they are printed.
    struct Spot: Equatable, Sendable {
      let id: UUID
      let at: Int?
    }
    let places = LinkTable(LinkOrigin(scheme: "notes")) {
      DeepLink("place/{id}?at={at}", .uuid, .optional(.int)) {
        Spot(id: $0, at: $1)
      } values: {
        ($0.id, $0.at)
      }
    }
    expectEmpty(places.roundTripFaults(over: [7, nil].map { Spot(id: UUID(), at: $0) }))

    // A table without hosts on the web prints none.
    let offline = LinkTable(LinkOrigin(scheme: "notes")) {
      DeepLink("all") {
        true
      } values: { _ in
        ()
      }
    }
    expectNil(offline.url(to: true, onWeb: true))
    expectEmpty(offline.roundTripFaults(over: [true]))
  }

  @Test func `literal words match before placeholders, in any order of declaration`() throws {
    let table = LinkTable(LinkOrigin(scheme: "notes")) {
      DeepLink("{rest...}", .list(.string)) {
        "rest \($0)"
      } values: { _ in
        nil
      }
      DeepLink("note/{name}", .string) {
        "note \($0)"
      } values: { _ in
        nil
      }
      DeepLink("note/new") {
        "new"
      } values: { _ in
        nil
      }
    }
    expectEmpty(table.faults)
    let targets = try ["note/new", "note/old", "note/old/more"].map {
      try table.target(of: "notes://\($0)")
    }
    expectEqual(targets, ["new", "note old", "rest [\"note\", \"old\", \"more\"]"])
  }
}

/// Faults that are found without opening a link.
struct LinkFaultTests {
  @Test func `an unknown link is refused with the declared patterns`() {
    let table = LinkTable(LinkOrigin(scheme: "notes")) {
      DeepLink("tags") {
        1
      } values: { _ in
        nil
      }
      DeepLink("note/{id}", .int) {
        $0
      } values: {
        $0
      }
    }
    let error = #expect(throws: DestinationError.self) { try table.target(of: "notes://tag") }
    expectEqual(
      error?.reason, "No declared link matches notes://tag. Declared: tags, note/{id}.")
  }

  private func faults(
    @TableBuilder<DeepLink<Int>> _ links: () -> [DeepLink<Int>]
  ) -> [String] {
    let table = LinkTable(LinkOrigin(scheme: "notes"), links)
    #expect(table.faults.allSatisfy { $0.code == .faultyLink })
    return table.faults.map(\.reason)
  }

  @Test func `a sound link table has no faults`() {
    expectEmpty(NotesLink.table.faults)
    expectEmpty(NotesLink.table.roundTripFaults(over: NotesLink.samples))
  }

  @Test func `each fault of a link declaration is found and explained`() {
    // Placeholders and types must be as many.
    let many = faults {
      DeepLink("note/{id}/{part}", .int) {
        $0
      } values: {
        $0
      }
    }
    // A placeholder for the rest is at the end.
    let rest = faults {
      DeepLink("{path...}/end", .list(.int)) {
        $0.count
      } values: {
        [$0]
      }
    }
    // Each item of the query has a placeholder and a name of its own.
    let plain = faults {
      DeepLink("note?edit", .int) {
        $0
      } values: {
        $0
      }
    }
    let twice = faults {
      DeepLink("note?a={a}&a={b}", .int, .int) {
        $0 + $1
      } values: {
        ($0, $0)
      }
    }
    // The table declares the scheme, and no link contains a space.
    let scheme = faults {
      DeepLink("notes://note") {
        1
      } values: { _ in
        nil
      }
    }
    let space = faults {
      DeepLink(" note") {
        1
      } values: { _ in
        nil
      }
    }
    expectEqual(
      [many, rest, plain, twice, scheme, space],
      [
        ["The link note/{id}/{part} has 2 placeholders, but 1 types."],
        ["The link {path...}/end has a placeholder with ... that is not its last component."],
        ["The link note?edit has the query item \"edit\" without a placeholder."],
        ["The link note?a={a}&a={b} has the same name twice in its query."],
        ["The link notes://note contains a scheme, which the table's LinkOrigin declares."],
        ["The link  note begins or ends with a space."],
      ])
  }

  @Test(arguments: [
    ("note/{id}", "note/{name}", true), ("{a}/new", "note/{b}", true),
    ("{a...}", "{b...}", true), ("note", "note", true), ("note/{a...}", "{b}/new", true),
    ("note/{id}", "note/new", false), ("note/{id}", "note/{id}/more", false),
    ("note/{a...}", "note/{id}", false), ("note/{id}", "tag/{id}", false),
    ("{a...}", "note/{b}", false), ("//{host}/note", "//{name}/note", true),
    ("//{host}/note", "//a.example/note", false), ("//{host}/note", "note", false),
    ("//{host}/note", "{a}/note", false),
  ])
  func `two declarations that match the same links are a fault unless a literal word decides`(
    _ first: String, _ second: String, _ isAmbiguous: Bool
  ) {
    let found = faults {
      DeepLink(first) {
        1
      } values: { _ in
        nil
      }
      DeepLink(second) {
        2
      } values: { _ in
        nil
      }
    }.filter { $0.contains("match the same URLs") }
    #expect(found.isEmpty != isAmbiguous)
  }

  @Test func `a sample whose link does not lead back to it is a fault`() {
    let table = LinkTable(LinkOrigin(scheme: "notes")) {
      DeepLink("even/{n}", .int) {
        $0 * 2
      } values: {
        $0 / 2
      }
    }
    expectEqual(
      table.roundTripFaults(over: [4, 5]).map(\.reason),
      ["The URL notes://even/2 for 5 leads to 4."])

    // A sample that no link prints is a fault.
    let silent = LinkTable(LinkOrigin(scheme: "notes")) {
      DeepLink("one") {
        1
      } values: {
        $0 == 1 ? () : nil
      }
    }
    expectEqual(
      silent.roundTripFaults(over: [1, 2]).map(\.reason), ["No declared link makes a URL for 2."])
  }
}
