import Destinations
import Foundation
import Testing

/// Links that are huge, and nobody declared; those that are odd are in the folder `Fuzz`.
struct HostileLinkTests {
  private let table = NotesLink.table

  /// A megabyte each in full, and a tenth of it otherwise.
  private static let links: [String] = [
    ("notes://", "a/", 10_000), ("notes://files/", "%41", 350_000),
    ("notes://search?", "word=a&", 150_000), ("notes://note/", "%", 1_000_000),
    ("", "x", 1_000_000),
  ].map { (start: String, part: String, count: Int) in
    start + String(repeating: part, count: TestScale.isFull ? count : count / 10)
  }

  @Test(arguments: links)
  func `a huge link is read or refused`(_ link: String) {
    do {
      _ = try table.target(of: link)
    } catch {
      #expect([.unknownLink, .malformedLink].contains(error.code))
      #expect(error.reason.utf8.count < 500)
    }
  }
}
