import Destinations
import Foundation
import Testing

/// Links that are huge, and nobody declared; those that are odd are in the folder `Fuzz`.
struct HostileLinkTests {
  private let table = NotesLink.table

  @Test(arguments: [
    "notes://" + String(repeating: "a/", count: 10_000),
    "notes://files/" + String(repeating: "%41", count: 350_000),
    "notes://search?" + String(repeating: "word=a&", count: 150_000),
    "notes://note/" + String(repeating: "%", count: 1_000_000),
    String(repeating: "x", count: 1_000_000),
  ])
  func `a huge link is read or refused`(_ link: String) {
    do {
      _ = try table.target(of: link)
    } catch {
      #expect([.unknownLink, .malformedLink].contains(error.code))
      #expect(error.reason.utf8.count < 500)
    }
  }
}
