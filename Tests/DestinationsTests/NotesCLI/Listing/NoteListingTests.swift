import Foundation
import Testing

@testable import NotesCLI

struct NoteListingTests {
  private func part(_ paths: String...) -> ListingResult {
    ListingResult(
      notes: paths.map {
        NoteSummary(
          id: NoteID($0), title: $0, tags: [], modified: .distantPast, byteCount: 0)
      })
  }

  /// Changes a listing outside of an expectation, whose arguments cannot be changed.
  private func on<Result>(
    _ listing: inout NoteListing, _ change: (inout NoteListing) -> Result
  ) -> Result {
    change(&listing)
  }

  @Test func `a listing grows in parts, and a later listing replaces it`() {
    // The first listing grows by doubling, in order.
    do {
      var listing = NoteListing()
      expectEqual(on(&listing) { $0.begin() }, true)
      expectEqual(on(&listing) { $0.take(part("c", "d"), isLast: false) }, false)
      expectEqual(on(&listing) { $0.take(part("a"), isLast: false) }, false)
      expectEqual(listing.notes.map(\.title), ["c", "d"])
      expectEqual(on(&listing) { $0.take(part("b"), isLast: false) }, false)
      expectEqual(listing.notes.map(\.title), ["a", "b", "c", "d"])
      #expect(listing.isLoading)
      expectEqual(on(&listing) { $0.take(part(), isLast: true) }, false)
      #expect(!listing.isLoading && !listing.isStopped)
      listing.stop()
      #expect(listing.isStopped)
    }

    // A later listing replaces the first at its end.
    do {
      var listing = NoteListing()
      _ = listing.begin()
      _ = listing.take(part("a", "b"), isLast: true)
      expectEqual(on(&listing) { $0.begin() }, true)
      _ = listing.take(part("b"), isLast: false)
      expectEqual(listing.notes.count, 2)
      _ = listing.take(part("c"), isLast: true)
      expectEqual(listing.notes.map(\.title), ["b", "c"])
    }

    // A listing requested while one runs begins after it.
    do {
      var listing = NoteListing()
      _ = listing.begin()
      expectEqual(on(&listing) { $0.begin() }, false)
      expectEqual(on(&listing) { $0.take(part("a"), isLast: true) }, true)
      expectEqual(on(&listing) { $0.begin() }, true)
      expectEqual(on(&listing) { $0.end() }, false)
    }
  }
}
