import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Snapshots and journals that no flow has written: each leads to a sound tree, or to none.
@MainActor
struct HostileRecordTests {
  private let world = SampleWorld()
  private static let words = [
    "\"path\"", "\"sheet\"", "\"attached\"", "\"tab:notes\"", "\"column:detail\"", "\"child:1\"",
    "\"flow\"", "{}", "[]", "null", "true", "\"in\":0", "\"slot\":", "\"tag\":", "\"focus\":",
    "\"content\":7", "\"passive\":true", "\"notes\"", "\"split\"", ",", "{", "}", "[", "]",
  ]

  @Test func `the snapshot reader survives any text and restores only sound trees`() throws {
    let fuzz = Fuzz(corpus: try Corpus("snapshot"), words: Self.words)
    let fault = fuzz.fault(in: TestScale.count(100_000)) { bytes in
      do throws(DestinationError) {
        let snapshot = try NavigationSnapshot(Data(bytes))
        return unsoundness(of: snapshot)
      } catch {
        return error.isExpected([.unreadableSnapshot])
      }
    }
    expectNil(fault)
  }

  @Test func `mutated snapshot rows lead to a sound tree, each restored or lost`() throws {
    var random = SeededRandom(seed: 11)
    let seeds = try Corpus("snapshot").inputs.map { try NavigationSnapshot(Data($0)) }
    for round in 0..<TestScale.count(100_000) {
      var snapshot = random.pick(seeds)
      for _ in 0...random.below(8) { snapshot.mutate(&random) }
      guard let fault = unsoundness(of: snapshot) else { continue }
      Issue.record("round \(round): \(fault), of \(snapshot.rows)")
      return
    }
  }

  /// The fault of the tree to which a snapshot leads.
  private func unsoundness(of snapshot: NavigationSnapshot) -> String? {
    let flow = Sample.AppFlow(world.setup, ids: .sequential())
    flow.onEvent = { _ in }
    defer { flow.end() }
    let report = flow.restore(snapshot)
    if let violation = flow.tree.violations().first { return violation }
    if flow.tree.currentID == nil { return "leads nowhere" }
    let lost = report.losses.filter { $0.what != "held request" }.count
    return report.startedFresh || report.restoredCount + lost == snapshot.rows.count
      ? nil : "\(report.restoredCount) restored and \(lost) lost"
  }

  @Test func `the journal reader survives any text and replays only sound trees`()
    async throws
  {
    let table = Sample.snapshots()
    let fuzz = Fuzz(corpus: try Corpus("journal"), words: Self.words)
    var mutator = Mutator(fuzz.corpus, words: Self.words, seed: 3)
    for _ in 0..<TestScale.count(20_000) {
      let bytes = mutator.next()
      guard let journal = try? Sample.AppFlow.Journal(Data(bytes), table) else { continue }
      let flow = Sample.AppFlow(world.setup, ids: .sequential())
      flow.onEvent = { _ in }
      _ = await flow.replay(journal)
      let violations = flow.tree.violations()
      flow.end()
      guard !violations.isEmpty else { continue }
      Issue.record("\(violations[0]) for \(String(decoding: bytes, as: UTF8.self))")
      return
    }
  }
}

extension NavigationSnapshot {
  /// Changes one row at random.
  fileprivate mutating func mutate(_ random: inout SeededRandom) {
    guard !rows.isEmpty else { return }
    let words = ["path", "sheet", "attached", "tab:notes", "column:detail", "child:1", "flow", "x"]
    let index = random.below(rows.count)
    switch random.below(8) {
    case 0: rows[index].tag = random.pick(Sample.DestinationType.allCases).rawValue
    case 1: rows[index].parent = random.below(rows.count + 2) - 1
    case 2: rows[index].slot = random.pick(words)
    case 3: rows[index].focus = random.pick(words)
    case 4: rows[index].slots = [random.pick(words), random.pick(words)]
    case 5: rows.insert(rows[random.below(index + 1)], at: index)
    case 6: rows[index].isPassive.toggle()
    default: rows.swapAt(index, random.below(rows.count))
    }
  }
}
