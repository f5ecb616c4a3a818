import Destinations
import Foundation
import Testing

/// Links that nobody declared: random, mutated, and huge ones.
struct HostileLinkTests {
  private let table = NotesLink.table

  @Test func `mutated links lead to a target whose link leads back, or to an error`() throws {
    var random = SeededRandom(seed: 20_261_120)
    let seeds = NotesLink.samples.compactMap { table.url(to: $0)?.absoluteString.utf8 }
    for _ in 0..<TestScale.count(8_000) {
      var bytes = Array(seeds[random.below(seeds.count)])
      for _ in 0...random.below(4) {
        let index = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[index] = UInt8(random.below(256))
        case 1: bytes.insert(UInt8(random.below(128)), at: index)
        default: if bytes.count > 1 { bytes.remove(at: index) }
        }
      }
      let link = String(decoding: bytes, as: UTF8.self)
      guard let target = try? table.target(of: link) else { continue }
      guard let printed = table.url(to: target) else { continue }
      #expect(try table.target(of: printed) == target, "seed 20261120: \(link)")
    }
  }

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
