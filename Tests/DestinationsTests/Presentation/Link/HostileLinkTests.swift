import Destinations
import Foundation
import Testing

/// Links that are huge and not declared; odd links are tested in the folder `Fuzz`.
struct HostileLinkTests {
  private let table = NotesLink.table

  /// A megabyte each at full length, and a tenth of it otherwise.
  private static let links: [String] = [
    ("notes://", "a/", 10_000), ("notes://files/", "%41", 350_000),
    ("notes://search?", "word=a&", 150_000), ("notes://note/", "%", 1_000_000),
    ("", "x", 1_000_000),
  ].map { (start: String, part: String, count: Int) in
    start + String(repeating: part, count: TestScale.isFull ? count : count / 10)
  }

  /// Links are named by their numbers, because a test prints its arguments.
  @Test(arguments: links.indices)
  func `a huge link is read or refused`(number: Int) {
    do {
      _ = try table.target(of: Self.links[number])
    } catch {
      #expect([.unknownLink, .malformedLink].contains(error.code))
      #expect(error.reason.utf8.count < 500)
    }
  }
}
