import Testing

@testable import NotesCLI

/// The addresses of links in notes, read and written.
struct NoteAddressTests {
  @Test func `an address leads to a note within the folder, or to none`() {
    let note = NoteID("a/b.md")
    for (address, target) in [
      ("c.md", "a/c.md"), ("c", "a/c.md"), ("./x/../c.md#part", "a/c.md"), ("/c.md", "c.md"),
      ("../c.md", "c.md"), ("%2E./c.md?edit=1", "c.md"), ("../../c.md", nil), ("/../c.md", nil),
      ("c.png", nil), ("mailto:c.md", nil), ("", nil),
    ] {
      expectEqual(note.target(of: address)?.path, target, "\(address)")
    }
  }

  @Test func `an address leads back to its note, whatever characters the name has`() {
    let links = LinkScanner.links(in: "[x](former.md) [[former]]")
    for name in ["50% off", "50%25", "a (b)", "why?", "#1", "<x>", "\"x\"", "x\\y", "été"] {
      let target = NoteID("shop/\(name).md")
      let address = target.address(from: "a", like: links[0])
      expectEqual(NoteID("a/b.md").target(of: address), target, "\(name)")
      expectEqual(LinkScanner.links(in: "[x](\(address))").map(\.address), [address], "\(name)")
      expectEqual(target.name(like: links[1]), name)
    }
  }

  @Test func `the definition of a footnote is not a link`() {
    let text = "A note[^1] and a [link][ref].\n\n[^1]: tea.md\n[ref]: plan.md\n"
    expectEqual(LinkScanner.links(in: text).map(\.address), ["plan.md"])
  }
}
