import DestinationsTesting
import Foundation
import Synchronization
import Testing

@testable import Destinations

/// Unused features cost nothing: counted, not timed.
@MainActor
struct UnheardEventTests {
  /// Counts the calls of a setup's closures.
  private final class Counter: Sendable {
    let count = Atomic<Int>(0)

    func ask<Value>(_ value: Value) -> Value {
      count.wrappingAdd(1, ordering: .relaxed)
      return value
    }

    /// Returns the count since the last call.
    func take() -> Int { count.exchange(0, ordering: .relaxed) }
  }

  @Test func `events without listeners are not built`() {
    let flow = Sample.AppFlow(SampleWorld().setup)
    func walk() {
      flow.presentDestination(configuration: .path([.push(.detail), .sheet(.compose)]))
      flow.presentDestination(configuration: .dismissSheet)
      flow.presentDestination(configuration: .tab(.tags))
      flow.presentDestination(configuration: .replaceRoot(with: .home))
    }
    flow.start()
    walk()
    expectEqual(flow.engine.outlet.builtCount, 0)
    flow.onEvent = { _ in }
    walk()
    #expect(flow.engine.outlet.builtCount > 20)
  }

  @Test func `without a listener, mistakes of the app are printed, and other refusals are not`()
    async throws
  {
    let exam = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
        flow.start()
        flow.presentDestination(configuration: .goBack)
        flow.presentDestination(configuration: .path([]))
        flow.request(.tab(.tags))
        flow.onEvent = { _ in }
        flow.presentDestination(configuration: .path([]))
        flow.onEvent = nil
        flow.open(URL(string: "sample://nowhere")!)
      }
    }
    let printed = String(decoding: exam.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("Destinations: ") }
    expectEqual(
      printed.map { $0.split(separator: " ").prefix(3).joined(separator: " ") },
      [
        "Destinations: refused: emptyPath", "Destinations: refused: noTabBar",
        "Destinations: refused: unknownLink:",
      ])
  }

  @Test func `declarations that are not used are neither evaluated nor kept`() throws {
    let counter = Counter()
    let world = SampleWorld()
    world.snapshots = Sample.Snapshots {
      Restorable("any") {
        counter.ask($0.route.rawValue)
      } place: { (word: String) in
        Sample.DestinationType(rawValue: word).map { Sample.Place($0) }
      }
    }
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("tags") {
        counter.ask(0)
      } values: { _ in
        counter.ask(())
      }
    }
    world.links = FlowLinks(table, path: { _ in [.tab(.tags)] }, target: { _ in counter.ask(nil) })
    let setup = world.setup.receives(Int.self) { _ in counter.ask(.push(.edit)) }
    (setup.providers[.notes] as? SampleProvider)?.services = PlaceServices()
      .checkpoint(Checkpoint<Int>("one")) { (_: SampleDestination, _) in counter.ask(()) }
    let flow = Sample.AppFlow(setup)
    flow.start()
    for _ in 0..<10 {
      for presentation: Sample.Presentation in [.push(.detail), .sheet(.compose), .dismissSheet] {
        flow.presentDestination(configuration: presentation)
      }
    }
    let keepers = (flow.engine.recorder == nil, flow.engine.locks.isEmpty, flow.engine.held.isEmpty)
    #expect(counter.take() == 0 && keepers == (true, true, true))

    // Each of them is called when it is used.
    let uses: [@MainActor () throws -> Void] = [
      { _ = flow.snapshot() }, { _ = flow.link() },
      { flow.open(try #require(URL(string: "sample://tags"))) }, { flow.send(1) },
      { flow.returnToCheckpoint(Checkpoint<Int>("one"), value: 1) },
    ]
    let counts = try uses.map { use in
      try use()
      return counter.take() > 0
    }
    expectEqual(counts, uses.map { _ in true })
  }
}
