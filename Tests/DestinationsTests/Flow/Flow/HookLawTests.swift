import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The laws of hooks and outcomes in thousands of random sessions; a failure names its seed and step.
@MainActor
struct HookLawTests {
  /// A session, and the states of its places according to their hooks.
  @MainActor
  private struct Watched {
    let session: RandomSession
    var book: HookBook

    init(seed: UInt64) {
      session = RandomSession(seed: seed)
      book = HookBook(session.world.journal)
    }

    /// Checks the hooks so far; returns the broken law, if there is one.
    mutating func check() -> String? {
      book.follow()
      if let violation = book.violation { return violation }
      let flow = session.flow
      let present = Set(flow.activeDestinations.map { $0.id })
      let visible = Set(flow.visibleDestinations.map { $0.id })
      if book.ids(where: \.isPresented) != present {
        return "the prepared places that are not cleaned up are not the presented ones"
      }
      if book.ids(where: { $0 == .onScreen }) != visible {
        return "the places that appeared and did not disappear are not those on screen"
      }
      if flow.tree.isEmpty != (flow.currentDestination == nil) {
        return "there is a root, and no current place"
      }
      return flow.tree.violations().first
    }

    /// Checks a session that has ended.
    mutating func checkEnd() -> String? {
      if let violation = check() { return violation }
      if !book.ids(where: \.isPresented).isEmpty { return "a place outlived its flow" }
      if book.ids(where: { $0 == .cleaned }).isEmpty == false { return "an interface was kept" }
      if session.completions.contains(where: { $0 != 1 }) {
        return "a closure was not called exactly once"
      }
      if session.outcomes.contains(where: { $0.value != 1 }) { return "two outcomes of a request" }
      if !session.requests.isSubset(of: session.outcomes.keys) {
        return "a request without an outcome"
      }
      return session.flow.pending.first.map { "\($0) is waited for in the end" }
    }
  }

  @Test func `hooks are balanced, and exactly the places on screen have appeared`() {
    for seed in 1...UInt64(TestScale.count(10_000)) {
      guard let broken = Self.violation(seed: seed) else { continue }
      Issue.record("seed \(seed), \(broken)")
      return
    }
  }

  /// Returns the law that a session breaks, with the step; most sessions are short, one in fifty is long.
  private static func violation(seed: UInt64) -> String? {
    var watched = Watched(seed: seed)
    watched.session.start()
    for step in 0..<(seed % 50 == 0 ? 20 : 3 + seed % 6) {
      if step > 0 { watched.session.step() }
      if let broken = watched.check() { return "step \(step): \(broken)" }
    }
    watched.session.end()
    return watched.checkEnd().map { "after the end: \($0)" }
  }

  @Test
  func `random sessions repeat for a seed and cover every hook and outcome`() {
    // a seed repeats its session
    for seed in 1...UInt64(TestScale.count(200)) {
      let journals = (0..<2).map { _ in
        let session = RandomSession(seed: seed)
        session.start()
        for _ in 0..<20 { session.step() }
        return session.world.journal.lines
      }
      expectEqual(journals[0], journals[1], "seed \(seed)")
    }
    // sessions have every hook, refusals, and each way of ending a request
    do {
      var hooks: Set<String> = []
      var kinds: Set<String> = []
      for seed in 1...UInt64(60) {
        let session = RandomSession(seed: seed)
        let listen = session.flow.onEvent
        session.flow.onEvent = {
          listen?($0)
          kinds.insert("\($0.kind.description.prefix { $0 != " " && $0 != ":" })")
        }
        session.start()
        for _ in 0..<20 { session.step() }
        session.end()
        hooks.formUnion(session.world.journal.entries.map(\.event))
      }
      expectEqual(hooks.count, 7)
      #expect(
        kinds.isSuperset(of: ["done", "refused", "cancelled", "superseded", "queued", "guard"]))
    }
  }

  @Test(arguments: [
    ["prepareForPresentation", "prepareForPresentation"],
    ["prepareForAppearance(true)"],
    ["prepareForPresentation", "prepareForAppearance(true)", "prepareForAppearance(true)"],
    ["prepareForPresentation", "prepareForDisappearance(true)"],
    ["prepareForPresentation", "prepareForAppearance(true)", "cleanupResources"],
    ["prepareForPresentation", "prepareForAppearance(false)", "cleanupResources"],
    ["prepareForPresentation", "cleanupResources", "cleanupResources"],
    ["prepareForPresentation", "cleanupResources", "prepareForAppearance(true)"],
    ["cleanupResources", "removeAssociatedInterface", "removeAssociatedInterface"],
  ])
  func `the hook law notices missing, doubled and late hooks`(hooks: [String]) {
    let journal = TestJournal()
    var book = HookBook(journal)
    for hook in hooks { journal.record("place", id: UUID(1), hook) }
    book.follow()
    #expect(book.violation != nil)
  }
}

extension UUID {
  fileprivate init(_ number: UInt8) {
    self.init(uuid: (number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
